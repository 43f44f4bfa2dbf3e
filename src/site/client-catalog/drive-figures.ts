import type { DriveFigures } from '../../catalog/torque-speed/stated-curves.ts';
import { numberIn, type ListedActuator } from './listed.ts';

/** Torque and speed figures of an actuator of the file that pages load. */
export const driveFiguresIn = (
  actuator: Pick<ListedActuator, 'figures' | 'conditions' | 'points'>,
): DriveFigures => ({
  peak_torque_nm: numberIn(actuator, 'peak_torque_nm'),
  rated_torque_nm: numberIn(actuator, 'rated_torque_nm'),
  max_speed_rpm: numberIn(actuator, 'max_speed_rpm'),
  rated_speed_rpm: numberIn(actuator, 'rated_speed_rpm'),
  torque_speed_points: actuator.points,
  voltage_v: actuator.figures.voltage_v,
  conditions: actuator.conditions,
});
