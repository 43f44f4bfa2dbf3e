import { roundTo4Digits } from '../../../catalog/lib/round.ts';
import { basisOf, type BasisFigure } from '../../../catalog/torque-speed/curve-basis.ts';
import type { Curve, TimedCurves } from '../../../catalog/torque-speed/curve-schema.ts';
import {
  boundAt,
  endOf,
  furthestAt,
  isAtStatedPoint,
  leastAt,
  mostAt,
  torqueAt,
  wayAt,
  type SpeedAtSupply,
  type TorqueAt,
} from '../../../catalog/torque-speed/law.ts';
import type { DriveFigures } from '../../../catalog/torque-speed/stated-curves.ts';
import { figureOrNull } from '../../table/column-values.ts';
import type { Table } from '../../table/table.ts';
import { SPEED, type PointRequirement } from '../question/requirements.ts';
import type { BasisAt, CheckRemarks, Judge, JudgeSettings } from './check.ts';
import {
  CLOSE,
  FAR,
  likelihoodOf,
  MEETS,
  MISSES,
  MISSES_FAR,
  UNKNOWN,
  verdictAt,
  type Verdict,
} from './verdicts.ts';

/** A required torque at the actuator, N·m, with the lowest torque that is close, at a speed and a supply. */
interface PointLimits {
  readonly at: SpeedAtSupply & { readonly torque: number };
  readonly least: number;
}

/**
 * The verdict on a torque at a speed: it meets the point or is close if figures prove it, misses if they
 * refute it, else it is unknown.
 */
function verdictAtPoint(curve: Curve, row: number, { at, least }: PointLimits): number {
  // At any supply no more is possible than at the full one.
  const top = curve.top[row] ?? NaN;
  const end = curve.end[row] ?? Infinity;
  if (top * FAR < least || at.speed > end * FAR) return MISSES_FAR;
  if (top < least || at.speed > end) return MISSES;
  if (isAtStatedPoint(curve, row, at)) return MEETS;
  const proved = leastAt(curve, row, at);
  if (proved >= at.torque) return MEETS;
  if (proved >= least) return CLOSE;
  return boundAt(curve, row, at) < at.torque || at.speed > endOf(curve, row, at.volts) ? MISSES : UNKNOWN;
}

/** The limits of a point before the external stage, whose actuator turns faster and gives less. */
function limitsOf({ asked, margin, stage, supply }: PointRequirement, tolerance: number): PointLimits {
  const exact = (asked.torque_nm * margin) / (stage.ratio * stage.efficiency);
  // As for bounds, a difference in the 12th digit is ignored.
  const torque = exact * (1 - 1e-11);
  const at = { ...supply, speed: asked.speed_rpm * stage.ratio, torque };
  return { at, least: torque * (1 - tolerance) };
}

/** Returns the curve by which a point is judged: a step of a duty cycle by the one that lasts as long. */
function curveNameAt(
  { peakSeconds: statedSeconds }: TimedCurves,
  { row: asked, asked: { seconds }, peakSeconds }: PointRequirement,
): (row: number) => PointRequirement['row']['curve'] {
  if (seconds === undefined) return () => asked.curve;
  return (row) => {
    const own = statedSeconds[row] ?? NaN;
    return seconds > (Number.isNaN(own) ? peakSeconds : own) ? 'continuous' : 'intermittent';
  };
}

/**
 * Opens the basis of curves. All points of an actuator share it, so it is cached for points that are judged
 * in succession.
 */
export function openBasis(table: Table): BasisAt {
  let last = { row: -1, found: new Map<string, readonly BasisFigure[]>() };
  return (row, card, curve) => {
    if (last.row !== row) last = { row, found: new Map() };
    const basis = last.found.get(curve) ?? basisOf(driveFigures(table, row, card), curve);
    last.found.set(curve, basis);
    return basis;
  };
}

/** The stated torque and speed of the actuator of a row. */
function driveFigures(
  { column }: Table,
  row: number,
  { accepted, conditions, torque_speed_points }: CheckRemarks,
): DriveFigures {
  const figureOf = (name: string): number | null => figureOrNull(column(name)[row]);
  return {
    peak_torque_nm: figureOf('peak_torque_nm'),
    rated_torque_nm: figureOf('rated_torque_nm'),
    max_speed_rpm: figureOf('max_speed_rpm'),
    rated_speed_rpm: figureOf('rated_speed_rpm'),
    torque_speed_points,
    voltage_v: accepted.voltage_v,
    conditions,
  };
}

/** Opens the judge of a torque at a speed. */
export function openPointJudge(
  table: Table,
  requirement: PointRequirement,
  { tolerance, basisAt }: JudgeSettings,
): Judge {
  const { row: asked, stage, margin, asked: stated } = requirement;
  const curves = table.curves();
  const nameAt = curveNameAt(curves, requirement);
  const limits = limitsOf(requirement, tolerance);
  const times = stage.ratio * stage.efficiency;
  const compared =
    margin === 1 ? stated : { ...stated, torque_nm: roundTo4Digits(stated.torque_nm * margin) };
  const judge = (row: number): number => verdictAtPoint(curves[nameAt(row)], row, limits);
  const hasStage = times !== 1 || stage.ratio !== 1;
  return {
    verdictsOn: (rows) => {
      const verdicts = new Uint8Array(table.count);
      for (let step = 0; step < rows.length; step += 1) {
        const row = rows[step] ?? 0;
        verdicts[row] = judge(row);
      }
      return verdicts;
    },
    likelihoodAt: (row) => {
      const curve = curves[nameAt(row)];
      const least = leastAt(curve, row, limits.at);
      return likelihoodOf(limits.at.torque, { least, most: mostAt(curve, row, limits.at) });
    },
    checkAt: (row, card) => {
      const name = nameAt(row);
      const curve = curves[name];
      const value = throughStage(torqueAt(curve, row, limits.at), times);
      const verdict = verdictAt(judge(row));
      const basis = basisAt(row, card, name);
      return {
        requirement: asked.name,
        field: asked.field,
        asked: compared,
        value,
        unit: asked.unit,
        verdict,
        ratio: ratioOf(value, verdict, compared.torque_nm),
        conditions: null,
        basis,
        how: basis.length === 0 ? null : wayAt(curve, row, limits.at),
        ...(hasStage && { gear_ratio: card.gear_ratio, external_ratio: stage.ratio }),
      };
    },
    hardestAt: hardestPoint(requirement, (row) => curves[nameAt(row)]),
  };
}

/** The highest speed, or the highest torque, that a row gives at a point. */
function hardestPoint(requirement: PointRequirement, curveAt: (row: number) => Curve): Judge['hardestAt'] {
  const { stage, margin } = requirement;
  const { at } = limitsOf(requirement, 0);
  return (row, name) => {
    if (name === SPEED) return furthestAt(curveAt(row), row, at) / stage.ratio;
    return (leastAt(curveAt(row), row, at) * stage.ratio * stage.efficiency) / margin;
  };
}

/** The torque at the joint. */
function throughStage({ least, most }: TorqueAt, times: number): TorqueAt {
  const passed = (torque: number | null): number | null =>
    torque === null ? null : roundTo4Digits(torque * times);
  return { least: passed(least), most: passed(most) };
}

/**
 * The proved torque divided by the required one; for a miss, the highest possible torque. Null if it is
 * unknown or no torque is required.
 */
function ratioOf({ least, most }: TorqueAt, verdict: Verdict, asked: number): number | null {
  const held = verdict === 'misses' ? most : least;
  return held === null || asked === 0 ? null : roundTo4Digits(held / asked);
}
