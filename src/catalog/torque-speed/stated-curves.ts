import type { Condition } from '../fields/evidence/condition.ts';
import { supplyRange } from '../fields/supply-range.ts';
import type { TorqueSpeedPoint } from '../fields/torque-speed-point.ts';
import { memoizeByObject } from '../lib/memoize-by-object.ts';
import type { TimedCurves } from './curve-schema.ts';
import { scaled } from './law.ts';
import { packed, type CurvePoint, type StatedCurve } from './packed-curves.ts';
import { statedVoltsOf } from './stated-volts.ts';

/**
 * The figures of torque and speed at the output that sources state; null for one that is unknown or disputed.
 */
export interface DriveFigures {
  readonly peak_torque_nm: number | null;
  readonly rated_torque_nm: number | null;
  readonly max_speed_rpm: number | null;
  readonly rated_speed_rpm: number | null;
  readonly torque_speed_points: readonly TorqueSpeedPoint[] | null;
  /** The supply: a number, or a range such as `24-48`. */
  readonly voltage_v: unknown;
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
}

/** The curves of some actuators, in their order. */
export function curvesOf(actuators: readonly DriveFigures[]): TimedCurves {
  const stated = actuators.map(statedCurvesOf);
  return {
    intermittent: packed(stated.map(({ intermittent }) => intermittent)),
    continuous: packed(stated.map(({ continuous }) => continuous)),
    peakSeconds: Float64Array.from(actuators, ({ conditions }) => conditions.peak_torque_nm?.seconds ?? NaN),
    statedVolts: statedVoltsOf(actuators),
  };
}

/** The voltages of a figure: for the torque that it proves, and for the torque that it leaves possible. */
interface Scaling {
  readonly least: number;
  readonly most: number;
}

/** Both curves of an actuator; kept, so that a page can make those of a catalog in turns. */
const statedCurvesOf = memoizeByObject(bothCurves);

function bothCurves(figures: DriveFigures): {
  readonly intermittent: StatedCurve;
  readonly continuous: StatedCurve;
} {
  const { peak_torque_nm: peak, rated_torque_nm: rated } = figures;
  const certainty = peak === null ? 'none' : certaintyOf(kindOf(figures, 'peak_torque_nm'));
  const stalls = peak !== null && kindOf(figures, 'peak_torque_nm') === 'stall';
  const { least } = certainty === 'share' ? scalingOf(figures, 'peak_torque_nm') : FIXED;
  const { most } = stalls ? scalingOf(figures, 'peak_torque_nm') : FIXED;
  // As the supply falls, no torque at rest exceeds the stall torque: each holds down to its share of the
  // stall voltage.
  const partOf = (torque: number): number =>
    peak !== null && certainty === 'share' ? Math.min(1, torque / peak) : 1;
  const continuous = [
    ...ratedPoints(figures, least * partOf(rated ?? 0) || 0),
    ...publishedPoints(figures, ['continuous']),
    ...endPoints(figures),
  ];
  const points = [
    ...(peak === null ? [] : peakPoints(figures, { peak, certainty, torqueVolts: least })),
    ...continuous,
    ...publishedPoints(figures, ['intermittent']),
  ];
  const { end, endVolts, isFree } = endOf(figures, points);
  const ends = { end, endVolts, freeEnd: isFree };
  const line = stalls && isFree && most === endVolts && isStraight(peak, ends, points) ? peak : NaN;
  const topOf = (torque: number | null, reachable: readonly CurvePoint[]) => {
    const top = torque === null ? NaN : Math.max(torque, ...reachable.map((point) => point.torque));
    return { top, topVolts: most * partOf(top) };
  };
  const peakTop = topOf(peak, points);
  const ratedTop = topOf(rated, continuous);
  return {
    intermittent: { ...ends, ...peakTop, points, line, sharesFirst: certainty === 'share' },
    continuous: {
      ...ends,
      // A torque that is not reached intermittently is not reached continuously either.
      ...(rated === null || peakTop.top < ratedTop.top ? peakTop : ratedTop),
      points: continuous,
      line,
      sharesFirst: false,
    },
  };
}

const FIXED: Scaling = { least: 0, most: 0 };

/**
 * The certain part of a peak torque: all of it, a share, or none. One without a kind may be a stall torque. A
 * momentary torque, which the gear survives, and the limit of a model file prove nothing.
 */
type Certainty = 'whole' | 'share' | 'none';

const certaintyOf = (kind = 'stall'): Certainty => CERTAINTIES[kind] ?? 'whole';

const CERTAINTIES: Readonly<Record<string, Certainty>> = { stall: 'share', momentary: 'none', limit: 'none' };

const kindOf = ({ conditions }: DriveFigures, field: string): string | undefined => conditions[field]?.kind;

/**
 * The voltages of a figure that depends on the supply: the stated one, else those of the supply. With a
 * range, the voltage may be either end.
 */
function scalingOf({ voltage_v, conditions }: DriveFigures, ...fields: readonly string[]): Scaling {
  const stated = fields.flatMap((field) => conditions[field]?.voltage_v ?? [])[0];
  return stated === undefined ? scalingOfSupply(voltage_v) : { least: stated, most: stated };
}

function scalingOfSupply(voltage: unknown): Scaling {
  const range = supplyRange(voltage);
  if (range === null) return { least: Infinity, most: 0 };
  return { least: range.most, most: range.least === range.most ? range.most : 0 };
}

const reached = (torque: number, speed: number, volts: number): CurvePoint => ({
  torque,
  speed,
  torqueVolts: volts,
  speedVolts: volts,
});

/**
 * The certain part of the peak torque, at rest and at the speed that its source names. It is the first point
 * of the actuator.
 */
function peakPoints(
  figures: DriveFigures,
  {
    peak,
    certainty,
    torqueVolts,
  }: { readonly peak: number; readonly certainty: Certainty; readonly torqueVolts: number },
): CurvePoint[] {
  const atRest = { ...reached(peak, 0, 0), torqueVolts };
  const speed = figures.conditions.peak_torque_nm?.speed_rpm;
  if (certainty === 'none') return [];
  if (certainty === 'share' || speed === undefined) return [atRest];
  return [atRest, reached(peak, speed, scalingOf(figures, 'peak_torque_nm').least)];
}

/** The rated torque at rest and at every rated speed; without a torque, only the speed counts. */
function ratedPoints(figures: DriveFigures, torqueVolts: number): CurvePoint[] {
  const { rated_torque_nm: rated, rated_speed_rpm, max_speed_rpm, conditions } = figures;
  const isRated = kindOf(figures, 'max_speed_rpm') === 'rated';
  const speeds: readonly (readonly [speed: number | null | undefined, field: string])[] = [
    [rated_speed_rpm, 'rated_speed_rpm'],
    [conditions.rated_torque_nm?.speed_rpm, 'rated_torque_nm'],
    [isRated ? max_speed_rpm : null, 'max_speed_rpm'],
  ];
  return [
    ...(rated === null ? [] : [{ ...reached(rated, 0, 0), torqueVolts }]),
    ...speeds.flatMap(([speed, field]) =>
      typeof speed === 'number'
        ? reached(rated ?? 0, speed, scalingOf(figures, field, 'rated_torque_nm').least)
        : [],
    ),
  ];
}

function publishedPoints(
  { torque_speed_points, voltage_v }: DriveFigures,
  kinds: readonly TorqueSpeedPoint['kind'][],
): CurvePoint[] {
  return (torque_speed_points ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .map((point) =>
      reached(point.torque_nm, point.speed_rpm, point.voltage_v ?? scalingOfSupply(voltage_v).least),
    );
}

/**
 * The voltages of the maximum speed. Without a known kind it may depend on the supply or not, so only the
 * proven torque falls with the supply.
 */
function scalingOfEnd(figures: DriveFigures): Scaling {
  const kind = kindOf(figures, 'max_speed_rpm');
  if (kind === 'limit') return FIXED;
  const scaling = scalingOf(figures, 'max_speed_rpm');
  return kind === undefined ? { ...scaling, most: 0 } : scaling;
}

/** The greatest speed is proved at zero torque. */
function endPoints(figures: DriveFigures): CurvePoint[] {
  const { max_speed_rpm: speed } = figures;
  if (speed === null || kindOf(figures, 'max_speed_rpm') === 'rated') return [];
  return [reached(0, speed, scalingOfEnd(figures).least)];
}

/** The ends of the curves: the greatest speed, or that of a point that is stated beyond it. */
function endOf(figures: DriveFigures, points: readonly CurvePoint[]) {
  const { max_speed_rpm: speed } = figures;
  const kind = kindOf(figures, 'max_speed_rpm');
  if (speed === null || kind === 'rated') return { end: Infinity, endVolts: 0, isFree: false };
  const furthest = Math.max(...points.map((point) => point.speed));
  const isFree = kind === 'no_load' && points.every((point) => point.torque === 0 || point.speed < speed);
  return { end: Math.max(speed, furthest), endVolts: scalingOfEnd(figures).most, isFree };
}

/**
 * True if no point is stated above the line from a stall torque to the speed without load, at the voltage of
 * that line.
 */
const isStraight = (
  stall: number,
  { end, endVolts }: Pick<StatedCurve, 'end' | 'endVolts'>,
  points: readonly CurvePoint[],
): boolean =>
  points.every(({ torque, torqueVolts, speed, speedVolts }) => {
    const volts = endVolts === 0 || speedVolts === Infinity ? Infinity : endVolts;
    const onLine = stall * (1 - scaled(speed, speedVolts, volts) / end);
    return speed === 0 || scaled(torque, torqueVolts, volts) <= onLine + stall * NOISE;
  });

// Rounding of doubles.
const NOISE = 1e-12;
