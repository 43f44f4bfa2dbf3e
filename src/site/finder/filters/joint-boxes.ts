import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { needsOf, stepsOf } from '../../../query/parameters/duty.ts';
import { figureText } from '../../format.ts';
import { menuView, onValue } from '../../layout/controls.ts';
import { questionOf } from '../../match/catalog-requirements.ts';
import type { Actions, Model } from '../model.ts';
import { filtersIn, withFilter } from '../state/state.ts';
import { leave } from './choice-view.ts';

/** A box for a property of the joint that is not a field of an actuator. */
interface JointBox {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

/** The boxes of a joint, in their order. */
const JOINT_BOXES: readonly JointBox[] = [
  { name: 'duty', label: 'Duty cycle, N·m : seconds', hint: '60:2, 10:8' },
  { name: 'margin', label: 'Safety factor on torques', hint: '1' },
  { name: 'external_ratio', label: 'Ratio of an extra gear stage', hint: '1' },
  { name: 'external_efficiency', label: 'Efficiency of that stage, 0 to 1', hint: '1' },
  { name: 'tolerance', label: '“Close”: missed by at most (0.1 is 10 %)', hint: '0.1' },
  { name: 'stall_share', label: 'Usable share of a stall torque', hint: '0.5' },
  { name: 'peak_seconds', label: 'Duration of the peak torque, s', hint: '10' },
];

/** The boxes of the joint that is shown. */
export const jointBoxes = (model: Model, actions: Actions) => html`
  <div class="joint-boxes">
    ${JOINT_BOXES.map((box) => boxView(box, model, actions))}
    <label class="field">
      <span>Torque and speed at the same time</span>
      ${menuView({
        options: [
          ['', 'yes'],
          ['false', 'no'],
        ],
        chosen: filtersIn(model.state).together ?? '',
        choose: (text) => actions.change((state) => withFilter(state, 'together', text)),
        name: 'together',
      })}
    </label>
  </div>
`;

function boxView({ name, label, hint }: JointBox, model: Model, actions: Actions) {
  const { type: typed, show } = actions;
  const draft = model.draft?.name === name ? model.draft : null;
  const text = draft?.text ?? filtersIn(model.state)[name] ?? '';
  const type = (next: string): void => {
    const isInvalid = next.trim() !== '' && !isRead(model, name, next.trim());
    show({ draft: { name, text: next, isInvalid } });
    typed((state) => withFilter(state, name, isInvalid ? '' : next));
  };
  return html`
    <label class="field">
      <span>${label}</span>
      <input
        name=${name}
        autocomplete="off"
        placeholder=${hint}
        aria-invalid=${draft?.isInvalid === true ? 'true' : 'false'}
        .value=${live(text)}
        @input=${onValue(type)}
        @blur=${() => leave(draft, actions)}
      />
      <small class=${draft?.isInvalid === true ? 'error' : 'note'}>
        ${draft?.isInvalid === true ? 'Not understood' : name === 'duty' ? dutyText(text) : ''}
      </small>
    </label>
  `;
}

/** True if the API would read a text under a name. */
const isRead = ({ catalog }: Model, name: string, text: string): boolean =>
  questionOf(catalog).parameters[name]?.kind.read(text).ok === true;

/** The torques of a duty cycle; empty if there is none. */
function dutyText(text: string): string {
  const steps = stepsOf(text);
  if (steps === null) return '';
  const { rms_torque_nm: rms, peak_torque_nm: peak } = needsOf(steps);
  return `RMS ${figureText(rms, 'N.m')}, peak ${figureText(peak, 'N.m')}`;
}
