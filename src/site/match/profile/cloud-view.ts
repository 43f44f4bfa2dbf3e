import { nothing, svg } from 'lit-html';
import type { Corner } from '../../../catalog/torque-speed/curve-corners.ts';
import type { CloudDot, ReducedProfile } from '../../../query/load-profile/reduce-profile.ts';
import type { Stage } from '../../../query/match/question/modifiers.ts';
import type { LoadPoint } from '../../../query/parameters/duty.ts';
import { figureText } from '../../format.ts';
import { drawCurves, positionIn, type Frame } from '../../plot/curve-drawing.ts';
import type { Position } from '../../plot/dot-paths.ts';
import { round } from '../../plot/scale.ts';

/** The samples, their corners, and the curve of a candidate, which may be empty. */
export interface Cloud {
  readonly dots: readonly CloudDot[];
  readonly reduced: ReducedProfile;
  readonly corners: readonly Corner[];
}

const SIZE = { width: 480, height: 280, left: 8, top: 16, bottom: 252 } as const;

/**
 * Torque over speed: samples as a cloud, the corners of their hull, and what figures prove and leave open of
 * a candidate.
 */
export function cloudView({ dots, reduced, corners }: Cloud) {
  const { width, height, left, top, bottom } = SIZE;
  const { torque_nm: torque = 0 } = reduced.peak[0] ?? {};
  const { speed_rpm: speed = 0 } = reduced.peak.at(-1) ?? {};
  // There is room beyond the profile for the curve of a candidate.
  const reach = { torque: 1.25 * (torque || 1), speed: 1.2 * (speed || 1) };
  const frame: Frame = { across: { from: left, to: width }, up: { from: bottom, to: top }, reach };
  const at = (point: LoadPoint): Position =>
    positionIn(frame, { torque: point.torque_nm, speed: point.speed_rpm });
  const hull = [{ torque_nm: torque, speed_rpm: 0 }, ...reduced.peak].map(at);
  const rated = at(reduced.rated);
  return svg`
    <svg class="cloud" viewBox="0 0 ${width} ${height}" role="img" aria-label="Samples of the load profile, torque over speed">
      ${curveView(corners, frame)}
      <g class="samples">${dots.map((dot) => sampleView(at(dot), dot.count))}</g>
      <path class="hull" d="M${hull.map(({ x, y }) => `${x},${y}`).join('L')}V${bottom}" />
      ${reduced.peak.map(at).map(({ x, y }) => svg`<circle class="corner" cx=${x} cy=${y} r="3" />`)}
      <rect class="rated" x=${rated.x - 3} y=${rated.y - 3} width="6" height="6" />
      <path class="axis" d="M${left} 8V${bottom}H${width}" />
      <text x=${left + 4} y="12">${figureText(torque, 'N.m')}</text>
      <text x=${hull.at(-1)?.x ?? left} y=${bottom + 18} text-anchor="middle">${figureText(speed, '/min')}</text>
    </svg>
  `;
}

/** The corners of an actuator's curve after an external stage, as the joint gets them. */
export const cornersAtJoint = (corners: readonly Corner[], { ratio, efficiency }: Stage): Corner[] =>
  corners.map(({ speed_rpm, least_nm, most_nm }) => ({
    speed_rpm: speed_rpm / ratio,
    least_nm: least_nm === null ? null : least_nm * ratio * efficiency,
    most_nm: most_nm === null ? null : most_nm * ratio * efficiency,
  }));

const sampleView = ({ x, y }: Position, count: number) =>
  svg`<circle cx=${x} cy=${y} r="3" opacity=${round(Math.min(1, 0.2 + Math.log10(count) / 4))} />`;

/**
 * The proved and the unknown area, the latter unbounded where no torque is excluded; the drawing clips both.
 */
function curveView(corners: readonly Corner[], frame: Frame) {
  const bounded = corners.map((corner) => ({
    ...corner,
    most_nm: corner.most_nm ?? 1e3 * frame.reach.torque,
  }));
  const { proved, unknown } = drawCurves({ intermittent: bounded, continuous: [] }, frame);
  return svg`
    ${unknown === null ? nothing : svg`<path class="open" d=${unknown}><title>Unknown</title></path>`}
    ${proved === null ? nothing : svg`<path class="proved" d=${proved} />`}
  `;
}
