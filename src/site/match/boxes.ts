import { html, nothing } from 'lit-html';
import { pointsText } from '../list/lines.ts';
import { withTexts, type JointForm } from './joint.ts';
import type { Box, BoxHost, FoundPoints, MatchActions, MatchModel } from './model.ts';

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
      label: 'Size a joint: arm, wheel, leg',
      load: async () => (await import('./sizing/sizing-box.ts')).openSizingBox,
    },
  ],
  [
    'profile',
    { label: 'Load profile', load: async () => (await import('./profile/profile-box.ts')).openProfileBox },
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

/** The boxes that are open, and buttons for the others. */
export const boxesView = (model: MatchModel, { open }: MatchActions) => html`
  <div class="row no-print">
    ${[...BOXES].map(([name, { label }]) =>
      model.boxes.has(name)
        ? nothing
        : html`<button type="button" @click=${() => open(name)}>${label}</button>`,
    )}
  </div>
  ${[...BOXES.keys()].map((name) => model.boxes.get(name)?.(model) ?? nothing)}
`;
