import { html, nothing, type TemplateResult } from 'lit-html';
import type { LoadPoint } from '../../query/duty.ts';
import { blankJoint, withJoint, type JointForm } from './joint.ts';
import type { Boxes, MatchActions, MatchModel } from './model.ts';

/** The points that a box has found. */
export interface FoundPoints {
  readonly peak: readonly LoadPoint[];
  readonly rated: readonly LoadPoint[];
}

/** How a box acts on the page. */
interface Host {
  readonly redraw: () => void;
  readonly use: (found: FoundPoints) => void;
}

/** Opens a box; `#sizing` and `#profile` in an address do so too. */
export async function openBox(name: string, { redraw, use }: Host): Promise<Partial<Boxes>> {
  if (name === 'sizing') return { sizing: (await import('./sizing/sizing-box.ts')).openSizingBox({ redraw, use }) };
  if (name !== 'profile') return {};
  const { openProfileBox } = await import('./profile/profile-box.ts');
  return { profile: openProfileBox({ redraw, use: ({ peak, rated }) => use({ peak, rated: [rated] }) }) };
}

const pointsText = (points: readonly LoadPoint[]): string =>
  points.map(({ torque_nm, speed_rpm }) => `${torque_nm}@${speed_rpm}`).join(',');

/** A joint that asks for these points in place of those that it has, and of a torque and a speed. */
export function withPoints(joint: JointForm, { peak, rated }: FoundPoints): Pick<JointForm, 'texts'> {
  const { peak_torque_nm: _torque, rated_torque_nm: _rated, speed_rpm: _speed, ...others } = joint.texts;
  const { peak_points: _peaks, rated_points: _lasting, duty: _duty, ...texts } = others;
  return {
    texts: {
      ...texts,
      ...(peak.length > 0 && { peak_points: pointsText(peak) }),
      ...(rated.length > 0 && { rated_points: pointsText(rated) }),
    },
  };
}

/** The boxes that are open, and buttons for the others. */
export function boxesView(model: MatchModel, actions: MatchActions): TemplateResult {
  const { sizing, profile } = model.boxes;
  const button = (name: string, label: string): TemplateResult =>
    html`<button type="button" @click=${() => actions.open(name)}>${label}</button>`;
  return html`
    <div class="match-boxes no-print">
      ${sizing === null ? button('sizing', 'Size a joint: arm, wheel, leg') : nothing}
      ${profile === null ? button('profile', 'Load profile') : nothing}
    </div>
    ${sizing?.view() ?? nothing} ${profile?.view(model.answering?.profileCandidates(model) ?? []) ?? nothing}
  `;
}

/** The state with points asked of the joint that is shown. */
export const stateWithPoints = ({ state, shown }: Pick<MatchModel, 'state' | 'shown'>, found: FoundPoints) =>
  withJoint(state, shown, withPoints(state.joints[shown] ?? blankJoint(0), found));
