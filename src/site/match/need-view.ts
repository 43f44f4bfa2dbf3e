import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { SENTENCE_LENGTH } from '../../query/sentence/length.ts';
import { onText } from '../layout/controls.ts';
import { jointIn, type MatchActions, type MatchModel } from './model.ts';

/** The sentence that asks for the joint that is shown, and how it is read. */
export function needView(model: MatchModel, { changeJoint, read }: MatchActions) {
  const joint = jointIn(model);
  return html`
    <form class="row match-need" aria-label="What the joint needs" @submit=${onText('need', read)}>
      <label for="need">I need</label>
      <input
        id="need"
        name="need"
        maxlength=${SENTENCE_LENGTH}
        autocomplete="off"
        placeholder="40 N·m at 12 rad/s under 900 g, CAN, 24-48 V"
        .value=${live(joint.need)}
      />
      <button type="submit" class="button primary">Match</button>
      ${
        model.sentences === null || joint.need === ''
          ? nothing
          : model.sentences.view(joint, (next) => changeJoint(next, { drafts: new Map() }))
      }
    </form>
  `;
}
