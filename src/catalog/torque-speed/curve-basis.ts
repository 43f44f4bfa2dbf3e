import type { Condition } from '../fields/evidence/condition.ts';
import type { TorqueSpeedPoint } from '../fields/torque-speed-point.ts';
import type { Curves } from './curve-schema.ts';
import type { DriveFigures } from './stated-curves.ts';

/** A stated figure behind an answer about a torque at a speed. */
export interface BasisFigure {
  readonly field: string;
  readonly value: unknown;
  /** Null where no source states its kind. */
  readonly conditions: Condition | null;
}

/**
 * The stated figures that a curve is drawn from, in the order of the data sheet; none where nothing is
 * stated.
 */
export function basisOf(figures: DriveFigures, curve: keyof Curves): BasisFigure[] {
  const { peak_torque_nm, rated_torque_nm, rated_speed_rpm, max_speed_rpm, conditions } = figures;
  const isMoment = curve === 'intermittent';
  const stated = {
    // A torque that is impossible for a moment is impossible continuously: without a rated torque, the peak
    // torque is the bound.
    peak_torque_nm: isMoment || rated_torque_nm === null ? peak_torque_nm : null,
    rated_torque_nm,
    rated_speed_rpm,
    max_speed_rpm,
    torque_speed_points: pointsOn(figures, isMoment),
  };
  const isKnown = Object.values(stated).some((value) => value !== null);
  const voltage_v = isKnown ? (figures.voltage_v ?? null) : null;
  return Object.entries({ ...stated, voltage_v }).flatMap(([field, value]: [string, unknown]) =>
    value === null ? [] : [{ field, value, conditions: conditions[field] ?? null }],
  );
}

function pointsOn(
  { torque_speed_points }: DriveFigures,
  isMoment: boolean,
): readonly TorqueSpeedPoint[] | null {
  const points = (torque_speed_points ?? []).filter(({ kind }) => isMoment || kind === 'continuous');
  return points.length === 0 ? null : points;
}
