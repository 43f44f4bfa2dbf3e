import { html, nothing } from 'lit-html';
import { clearButton } from '../explorer/buttons.ts';
import type { Actions, Box, BoxHost, FoundPoints, Model } from '../explorer/model.ts';
import { asksNothing } from '../explorer/state/state.ts';
import { pointsText } from '../list/lines.ts';
import { withTexts, type JointForm } from './joint.ts';

interface BoxRow {
  /** The words of the button that opens it. */
  readonly label: string;
  readonly load: () => Promise<(host: BoxHost) => Box>;
}

/** The boxes by name; `#sizing` and `#profile` in an address open them too. */
const BOXES: ReadonlyMap<string, BoxRow> = new Map([
  [
    'sizing',
    {
      label: 'Size a joint: arm, wheel, leg, gripper',
      load: async () => (await import('./sizing/sizing-box.ts')).openSizingBox,
    },
  ],
  [
    'profile',
    {
      label: 'Read a load profile',
      load: async () => (await import('./profile/profile-box.ts')).openProfileBox,
    },
  ],
]);

/** Loads and opens a box; undefined where there is none of this name. */
export const openBox = async (name: string, host: BoxHost): Promise<Box | undefined> =>
  (await BOXES.get(name)?.load())?.(host);

/** A joint that asks for these points in place of those that it has, and of a torque and a speed. */
export const withFound = (joint: JointForm, { peak, rated }: FoundPoints): JointForm =>
  withTexts(joint, { ...UNASKED, peak_points: pointsText(peak), rated_points: pointsText(rated) });

// Points say more than these.
const UNASKED = { min_peak_torque_nm: '', min_rated_torque_nm: '', min_speed_rpm: '', duty: '' };

/** The links that open and close the boxes, and the boxes that are open. */
export const boxesView = (model: Model, actions: Actions) => html`
  <p class="row box-links no-print">
    ${[...BOXES].map(
      ([name, { label }]) => html`
        <button
          type="button"
          class="plain link"
          aria-expanded=${model.boxes.has(name) ? 'true' : 'false'}
          @click=${() => actions.toggleBox(name)}
        >
          ${label}
        </button>
      `,
    )}
    ${asksNothing(model.state) ? nothing : clearButton(actions, 'plain link')}
  </p>
  ${[...BOXES.keys()].map((name) => model.boxes.get(name)?.(model) ?? nothing)}
`;
