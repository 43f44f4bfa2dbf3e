import { arePoints } from '../evidence/claim.ts';
import { conditionsOf } from '../records/build-figures.ts';
import type { Figures } from '../records/figure.ts';
import type { DriveFigures } from './stated-curves.ts';

/** The stated figures of torque and speed of an actuator. */
export function driveFiguresOf(figures: Figures): DriveFigures {
  const { value: points } = figures.of('torque_speed_points');
  return {
    peak_torque_nm: numberIn(figures, 'peak_torque_nm'),
    rated_torque_nm: numberIn(figures, 'rated_torque_nm'),
    max_speed_rpm: numberIn(figures, 'max_speed_rpm'),
    rated_speed_rpm: numberIn(figures, 'rated_speed_rpm'),
    torque_speed_points: points !== null && arePoints(points) ? points : null,
    voltage_v: figures.of('voltage_v').value,
    conditions: conditionsOf(figures),
  };
}

/** The stated torque and speed of the motor of a joint. Its speed is the greatest one of the joint. */
export function jointDriveOf(motor: Figures): DriveFigures {
  const conditions = conditionsOf(motor);
  return {
    peak_torque_nm: numberIn(motor, 'peak_torque_nm'),
    rated_torque_nm: numberIn(motor, 'rated_torque_nm'),
    max_speed_rpm: numberIn(motor, 'rated_speed_rpm'),
    rated_speed_rpm: null,
    torque_speed_points: null,
    voltage_v: null,
    conditions: { ...conditions, max_speed_rpm: conditions.rated_speed_rpm },
  };
}

function numberIn({ of }: Figures, field: string): number | null {
  const { value } = of(field);
  return typeof value === 'number' ? value : null;
}
