import type { TorqueSpeedPoint } from '../../catalog/fields/torque-speed-point.ts';
import type { Corner } from '../../catalog/torque-speed/curve-corners.ts';
import { escaped, figureText } from '../format.ts';
import { inShownUnit, unitShown } from '../units/shown-units.ts';
import type { Reach } from './curve-drawing.ts';
import { linearScale, round, type PlotSize, type Scale } from './scale.ts';

/** Torque over speed of one actuator at one supply, as a line of a plot. */
export interface Curve {
  /** Its name in the plot: a voltage, or a number that the legend explains. */
  readonly label: string;
  readonly kind: TorqueSpeedPoint['kind'];
  /** Its colour: curves of one number share it. */
  readonly colour: number;
  /** True if a source states its points; otherwise it is the least that single figures prove. */
  readonly isStated: boolean;
  /** By speed. */
  readonly points: readonly Reach[];
}

/** The curves of some points: those of one kind and one supply are one curve. */
export interface StatedCurve {
  readonly kind: TorqueSpeedPoint['kind'];
  /** Rounded: measured supplies sag by a few hundredths of a volt. Null where no source states it. */
  readonly volts: number | null;
  readonly points: readonly Reach[];
}

/** The curves that points of a source form, those of peak torque first. */
export function statedCurves(points: readonly TorqueSpeedPoint[]): StatedCurve[] {
  const nameOf = ({ kind, voltage_v: volts }: TorqueSpeedPoint): string =>
    `${kind} ${volts === undefined ? '' : Math.round(volts)}`;
  const curves = [...Map.groupBy(points, nameOf).values()].map((those): StatedCurve => {
    const volts = those[0]?.voltage_v;
    return {
      kind: those[0]?.kind ?? 'intermittent',
      volts: volts === undefined ? null : Math.round(volts),
      points: bySpeed(those.map(({ torque_nm, speed_rpm }) => ({ torque: torque_nm, speed: speed_rpm }))),
    };
  });
  return curves.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

const KINDS: readonly TorqueSpeedPoint['kind'][] = ['intermittent', 'continuous'];

/** The words for the kinds of curves. */
export const CURVE_WORDS: Readonly<Record<TorqueSpeedPoint['kind'], string>> = {
  intermittent: 'peak',
  continuous: 'continuous',
};

/** Some curves in a sentence: `peak at 48 V (21 points), continuous at 48 V (5 points)`. */
export const curvesText = (curves: readonly StatedCurve[]): string =>
  curves
    .map(({ kind, volts, points }) => {
      const at = volts === null ? '' : ` at ${figureText(volts, 'V')}`;
      return `${CURVE_WORDS[kind]}${at} (${points.length} ${points.length === 1 ? 'point' : 'points'})`;
    })
    .join(', ');

/** The line of the torque that corners prove; none where they prove none. */
export const provedLine = (corners: readonly Corner[]): Reach[] =>
  bySpeed(
    corners.flatMap(({ least_nm, speed_rpm }) =>
      least_nm === null ? [] : [{ torque: least_nm, speed: speed_rpm }],
    ),
  );

/** Points of one speed keep their order: a line falls there. */
const bySpeed = (points: readonly Reach[]): Reach[] =>
  points.toSorted((one, other) => one.speed - other.speed || other.torque - one.torque);

/** The plot of a wide window. */
export const CURVE_SIZE: PlotSize = { width: 720, height: 360, left: 56, right: 16, top: 30, bottom: 44 };

/** The plot of a phone. */
export const NARROW_CURVE_SIZE: PlotSize = {
  width: 380,
  height: 320,
  left: 44,
  right: 12,
  top: 30,
  bottom: 40,
};

/**
 * Draws curves over axes of torque and speed that begin at zero, with operating points as crosses: SVG without
 * its frame.
 */
export function curvePlot(curves: readonly Curve[], size: PlotSize, asked: readonly Reach[] = []): string {
  const { width, height, left, right, top, bottom } = size;
  const shown = curves.map((curve) => ({ ...curve, points: curve.points.map(shownPoint) }));
  const crosses = asked.map(shownPoint);
  const all = [...shown.flatMap(({ points }) => points), ...crosses];
  const across = linearScale(Math.max(0, ...all.map(({ speed }) => speed)), {
    from: left,
    to: width - right,
  });
  const up = linearScale(Math.max(0, ...all.map(({ torque }) => torque)), { from: height - bottom, to: top });
  return [
    axes(across, up, size),
    ...shown.map((curve) => lineOf(curve, across, up)),
    ...shown.map((curve, index) =>
      nameOf(curve, (index + 1) / (shown.length + 1), { across, up, end: width - right }),
    ),
    ...crosses.map(({ torque, speed }) => crossAt(across.position(speed), up.position(torque))),
  ].join('');
}

const shownPoint = ({ torque, speed }: Reach): Reach => ({
  torque: inShownUnit(torque, 'N.m'),
  speed: inShownUnit(speed, '/min'),
});

function axes(across: Scale, up: Scale, { width, height, left, right, top, bottom }: PlotSize): string {
  const base = height - bottom;
  return [
    ...across.ticks.map(
      ({ position, label }) =>
        `<path class="grid major" d="M${position} ${top}V${base}"/><text class="tick" x="${position}" y="${base + 16}" text-anchor="${position === width - right ? 'end' : 'middle'}">${label}</text>`,
    ),
    ...up.ticks.map(
      ({ position, label }) =>
        `<path class="grid major" d="M${left} ${position}H${width - right}"/><text class="tick" x="${left - 6}" y="${position + 4}" text-anchor="end">${label}</text>`,
    ),
    `<text class="axis-title" x="${width - right}" y="${height - 6}" text-anchor="end">Speed, ${escaped(unitShown('/min').symbol)}</text>`,
    `<text class="axis-title" x="4" y="${top - 14}">Torque, ${escaped(unitShown('N.m').symbol)}</text>`,
  ].join('');
}

function lineOf({ points, kind, colour, isStated }: Curve, across: Scale, up: Scale): string {
  const positions = points.map(({ torque, speed }) => ({
    x: across.position(speed),
    y: up.position(torque),
  }));
  const path = positions.map(({ x, y }) => `${x} ${y}`).join('L');
  const dots = isStated
    ? positions.map(({ x, y }) => `<circle class="curve-dot curve-${colour}" cx="${x}" cy="${y}" r="2.5"/>`)
    : [];
  const look = `curve curve-${colour}${kind === 'continuous' ? ' is-continuous' : ''}${isStated ? '' : ' is-proved'}`;
  return `<path class="${look}" d="M${path}"/>${dots.join('')}`;
}

/** The name of a curve on its line, at a part of its speeds, so that the names of several do not overlap. */
function nameOf(
  { points, label, colour }: Curve,
  part: number,
  { across, up, end }: { readonly across: Scale; readonly up: Scale; readonly end: number },
): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const speed = first.speed + part * (last.speed - first.speed);
  const x = across.position(speed);
  const y = up.position(torqueAt(points, speed));
  const isCut = x + 5 + SIGN * label.length > end;
  return `<text class="name curve-name curve-${colour}" x="${round(isCut ? x - 5 : x + 5)}" y="${round(y - 6)}" text-anchor="${isCut ? 'end' : 'start'}">${escaped(label)}</text>`;
}

// The average width of a character of a name.
const SIGN = 7;

/** The torque of a line at a speed between its ends. */
export function torqueAt(points: readonly Reach[], speed: number): number {
  const next = points.findIndex((point) => point.speed >= speed);
  const after = points[next] ?? points.at(-1);
  const before = points[next - 1] ?? after;
  if (after === undefined || before === undefined) return 0;
  if (after.speed === before.speed) return after.torque;
  const part = (speed - before.speed) / (after.speed - before.speed);
  return before.torque + part * (after.torque - before.torque);
}

const crossAt = (x: number, y: number): string =>
  `<path class="asked-point" d="M${round(x - 7)} ${y}h14M${x} ${round(y - 7)}v14"/>`;
