import { svg, type SVGTemplateResult } from 'lit-html';
import type { Corner } from '../../../catalog/curve-corners.ts';
import type { CloudDot, ReducedProfile } from '../../../query/profile/reduce-profile.ts';
import { figureText } from '../../format.ts';
import { round } from '../../plot/scale.ts';

/** What is drawn: the samples, the corners that stand for them, and the curve of a candidate, which may have none. */
export interface Cloud {
  readonly dots: readonly CloudDot[];
  readonly reduced: ReducedProfile;
  readonly corners: readonly Corner[];
}

const SIZE = { width: 480, height: 280, left: 8, right: 400, top: 16, bottom: 252 } as const;

/** Torque over speed: samples as a cloud, the corners of their hull, and what figures prove and leave open of a candidate. */
export function cloudView({ dots, reduced, corners }: Cloud): SVGTemplateResult {
  const { width, height, left, bottom } = SIZE;
  const { x, y, speed, torque } = scalesOf(reduced);
  const line = reduced.peak.map(({ torque_nm, speed_rpm }) => `${x(speed_rpm)},${y(torque_nm)}`);
  const last = reduced.peak.at(-1);
  const first = reduced.peak[0];
  return svg`
    <svg class="cloud" viewBox="0 0 ${width} ${height}" role="img" aria-label="Samples of the load profile, torque over speed">
      ${curveView(corners, { x, y })}
      <g class="samples">${dots.map((dot) => sampleView(dot, { x, y }))}</g>
      <path class="hull" d="M${left},${y(first?.torque_nm ?? 0)}L${line.join('L')}V${bottom}" />
      ${reduced.peak.map(({ torque_nm, speed_rpm }) => svg`<circle class="corner" cx=${x(speed_rpm)} cy=${y(torque_nm)} r="3" />`)}
      <rect class="rated" x=${x(reduced.rated.speed_rpm) - 3} y=${y(reduced.rated.torque_nm) - 3} width="6" height="6" />
      <path class="axis" d="M${left} 8V${bottom}H${width}" />
      <text x=${left + 4} y="12">${figureText(torque, 'N.m')}</text>
      <text x=${x(last?.speed_rpm ?? 0)} y=${bottom + 18} text-anchor="middle">${figureText(speed, '/min')}</text>
    </svg>
  `;
}

interface Scales {
  readonly x: (speed: number) => number;
  readonly y: (torque: number) => number;
}

/** Straight scales that show the whole profile with room beyond it for the curve of a candidate, and its greatest figures. */
function scalesOf({ peak }: ReducedProfile): Scales & { readonly speed: number; readonly torque: number } {
  const speed = peak.at(-1)?.speed_rpm ?? 0;
  const torque = peak[0]?.torque_nm ?? 0;
  const { left, right, top, bottom } = SIZE;
  return {
    speed,
    torque,
    x: (value) => round(Math.min(SIZE.width, left + (value / (speed || 1)) * (right - left))),
    y: (value) => round(Math.max(0, bottom - (value / (torque || 1)) * (bottom - top) * ROOM)),
  };
}

/** The part of the height that the profile takes. */
const ROOM = 0.8;

const sampleView = ({ torque_nm, speed_rpm, count }: CloudDot, { x, y }: Scales): SVGTemplateResult =>
  svg`<circle cx=${x(speed_rpm)} cy=${y(torque_nm)} r="3" opacity=${round(Math.min(1, 0.2 + Math.log10(count) / 4))} />`;

/** What is proved as a line, and what is not published as an area above it. */
function curveView(corners: readonly Corner[], { x, y }: Scales): SVGTemplateResult {
  const known = corners.flatMap(({ speed_rpm, least_nm, most_nm }) =>
    least_nm === null ? [] : [{ x: x(speed_rpm), least: y(least_nm), most: most_nm === null ? 0 : y(most_nm) }],
  );
  const least = known.map((corner) => `${corner.x},${corner.least}`);
  const most = known.toReversed().map((corner) => `${corner.x},${corner.most}`);
  if (known.length === 0) return svg``;
  return svg`
    <path class="open" d="M${least.join('L')}L${most.join('L')}Z"><title>Open</title></path>
    <path class="proved" d="M${least.join('L')}" />
  `;
}
