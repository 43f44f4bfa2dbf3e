import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { onText } from '../layout/controls.ts';
import { blankJoint, withJoint } from './joint.ts';
import type { MatchActions, MatchModel } from './model.ts';

/** The sentence that asks for the joint that is shown, and how it is read. */
export function needView(
  { state, shown, sentences }: MatchModel,
  { change, read }: MatchActions,
): TemplateResult | typeof nothing {
  const joint = state.joints[shown] ?? blankJoint(0);
  return html`
    <form class="row match-need" aria-label="What the joint needs" @submit=${onText('need', read)}>
      <label for="need">I need</label>
      <input
        id="need"
        name="need"
        maxlength="300"
        autocomplete="off"
        placeholder="40 N·m at 12 rad/s under 900 g, CAN, 24-48 V"
        .value=${live(joint.need)}
      />
      <button type="submit" class="button primary">Match</button>
      ${
        sentences === null || joint.need === ''
          ? nothing
          : sentences.view(joint, (next) => change(withJoint(state, shown, next), { drafts: new Map() }))
      }
    </form>
  `;
}
