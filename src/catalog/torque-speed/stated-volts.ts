import type { Condition } from '../fields/evidence/condition.ts';

/** The figures of an actuator that may depend on the supply, and the conditions of its figures. */
interface StatedFigures {
  readonly peak_torque_nm: number | null;
  readonly rated_torque_nm: number | null;
  readonly conditions: Readonly<Record<string, Condition | undefined>>;
}

/** The torques and speeds whose published figures depend on the supply. */
const VOLTS_OF_FIGURE: Readonly<Record<string, (figures: StatedFigures) => number>> = {
  peak_torque_nm: (figures) => voltsOfTorque(figures),
  rated_torque_nm: (figures) => voltsOfRatedTorque(figures),
  max_speed_rpm: (figures) => voltsOfSpeed(figures, 'max_speed_rpm'),
  rated_speed_rpm: (figures) => voltsOfSpeed(figures, 'rated_speed_rpm'),
};

/**
 * The volts at which published torques and speeds hold, by field, in the order of some actuators: 0 if a
 * figure does not depend on the supply, or no source states its voltage.
 */
export const statedVoltsOf = (actuators: readonly StatedFigures[]): Record<string, Float64Array> =>
  Object.fromEntries(
    Object.entries(VOLTS_OF_FIGURE).map(([name, voltsOf]) => [name, Float64Array.from(actuators, voltsOf)]),
  );

/**
 * A stall torque depends on the supply, and a torque without a stated kind may; a driver, a gear or heat
 * limits others.
 */
function voltsOfTorque({ conditions: { peak_torque_nm: condition } }: StatedFigures): number {
  const { kind = 'stall', voltage_v = 0 } = condition ?? {};
  return kind === 'stall' ? voltage_v : 0;
}

/**
 * Heat limits a rated torque, whatever the supply; but as the supply falls, it never exceeds the peak torque.
 */
function voltsOfRatedTorque(figures: StatedFigures): number {
  const { peak_torque_nm: peak, rated_torque_nm: rated } = figures;
  return peak === null || rated === null ? 0 : voltsOfTorque(figures) * Math.min(1, rated / peak);
}

/** A speed depends on the supply, unless something else limits it. */
function voltsOfSpeed({ conditions }: StatedFigures, field: string): number {
  const { kind, voltage_v = 0 } = conditions[field] ?? {};
  return kind === 'limit' ? 0 : voltage_v;
}
