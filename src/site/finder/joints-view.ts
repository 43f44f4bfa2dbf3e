import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { MATCH_JOINTS } from '../../limits.ts';
import { onValue } from '../layout/controls.ts';
import { blankJoint } from '../match/joint-form.ts';
import { countBox } from '../parts/count-box.ts';
import type { Actions, Model } from './model.ts';
import { jointIn, withFurtherJoint, withJoint, withoutJoint } from './state/state.ts';

/** The joints of a robot, and the name and count of the shown one; empty for a single joint. */
export function jointsView({ state }: Model, { change }: Actions) {
  const { joints, shown } = state;
  const joint = jointIn(state);
  if (joints.length === 1 && joint.count === 1) return nothing;
  const rename = (text: string): void =>
    change((old) => withJoint(old, { name: text.trim() || blankJoint(shown).name }));
  return html`
    <div class="row joints no-print" role="group" aria-label="Joints">
      ${
        joints.length === 1
          ? nothing
          : joints.map(
              ({ name, count }, index) => html`
                <button
                  type="button"
                  aria-pressed=${index === shown ? 'true' : 'false'}
                  @click=${() => change((old) => ({ ...old, shown: index }))}
                >
                  ${name}${count === 1 ? nothing : html` × ${count}`}
                </button>
              `,
            )
      }
      ${
        joints.length === 1
          ? nothing
          : html`<input
              name="name"
              maxlength="100"
              autocomplete="off"
              aria-label="Name of the joint"
              .value=${live(joint.name)}
              @change=${onValue(rename)}
            />`
      }
      <label class="choice">
        How many ${countBox(joint.count, (count) => change((old) => withJoint(old, { count })))}
      </label>
      ${joints.length === 1 ? nothing : html`<button type="button" @click=${() => change(withoutJoint)}>Remove joint</button>`}
      ${joints.length >= MATCH_JOINTS.most ? nothing : html`<button type="button" @click=${() => change(withFurtherJoint)}>Add a joint</button>`}
    </div>
  `;
}
