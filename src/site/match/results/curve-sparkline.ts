import { html, nothing } from 'lit-html';
import type { Curve } from '../../../catalog/torque-speed/curve-schema.ts';
import { endOf, torqueAt } from '../../../catalog/torque-speed/law.ts';
import type { PointRequirement } from '../../../query/match/question/requirements.ts';
import type { Catalog, ListedActuator } from '../../client-catalog/load-catalog.ts';
import { tableOf } from '../../page-filters/catalog-table.ts';
import { positionIn, type Frame, type Reach } from '../../plot/curve-drawing.ts';

/** Torque over speed at the joint: the proved and the highest possible torque. */
interface BoundLines {
  readonly least: readonly Reach[];
  readonly most: readonly Reach[];
}

const SIZE = { width: 76, height: 28, edge: 3 };

/** True for a point that one curve judges; the curve for a step of a duty cycle depends on its length. */
export const hasCurve = ({ asked }: PointRequirement): boolean => asked.seconds === undefined;

/**
 * A small drawing of the torque that an actuator gives over speed at the asked supply, by the law that judges it,
 * with the operating point as a dot. Nothing for a point without one curve.
 */
export function curveSparkline(catalog: Catalog, actuator: ListedActuator, requirement: PointRequirement) {
  if (!hasCurve(requirement)) return nothing;
  const { table, listed } = tableOf(catalog);
  const lines = linesOf(table.curves()[requirement.row.curve], listed.indexOf(actuator), requirement);
  const asked = {
    torque: requirement.asked.torque_nm * requirement.margin,
    speed: requirement.asked.speed_rpm,
  };
  const frame = frameOf([...lines.least, ...lines.most, asked]);
  const { x, y } = positionIn(frame, asked);
  return html`<svg class="curve-sparkline" viewBox="0 0 ${SIZE.width} ${SIZE.height}" aria-hidden="true">
    <path class="most" d=${areaBelow(lines.most, frame)}></path>
    <path class="least" d=${areaBelow(lines.least, frame)}></path>
    <circle cx=${x} cy=${y} r="2.5"></circle>
  </svg>`;
}

// Fine enough for a drawing of 76 pixels.
const STEPS = 38;

/** Both bounds from standstill to a little beyond the highest speed and the required speed. */
export function linesOf(
  curve: Curve,
  row: number,
  { asked, stage, supply }: Pick<PointRequirement, 'asked' | 'stage' | 'supply'>,
): BoundLines {
  const end = endOf(curve, row, supply.volts) / stage.ratio;
  const last = 1.1 * Math.max(asked.speed_rpm, end < Infinity ? end : 0);
  const times = stage.ratio * stage.efficiency;
  const samples = Array.from({ length: STEPS + 1 }, (_, step) => {
    const speed = (last * step) / STEPS;
    return { speed, ...torqueAt(curve, row, { ...supply, speed: speed * stage.ratio }) };
  });
  const lineOf = (bound: 'least' | 'most'): Reach[] =>
    samples.flatMap(({ speed, [bound]: torque }) =>
      torque === null ? [] : [{ speed, torque: torque * times }],
    );
  return { least: lineOf('least'), most: lineOf('most') };
}

function frameOf(points: readonly Reach[]): Frame {
  const { width, height, edge } = SIZE;
  const most = (name: keyof Reach): number => Math.max(...points.map(({ [name]: value }) => value)) || 1;
  return {
    across: { from: edge, to: width - edge },
    up: { from: height - edge, to: edge },
    reach: { torque: most('torque'), speed: most('speed') },
  };
}

/** The path of the area below a line; empty without one. */
function areaBelow(line: readonly Reach[], frame: Frame): string {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined) return '';
  const corners = [{ ...first, torque: 0 }, ...line, { ...last, torque: 0 }];
  return `M${corners.map((corner) => Object.values(positionIn(frame, corner)).join(' ')).join('L')}Z`;
}
