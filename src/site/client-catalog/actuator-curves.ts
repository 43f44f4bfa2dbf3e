import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { curvesOf, type DriveFigures } from '../../catalog/torque-speed/stated-curves.ts';
import { inTurns } from '../browser/pauses.ts';
import { numberIn, type ListedActuator } from './load-catalog.ts';

type DrivenActuator = Pick<ListedActuator, 'figures' | 'conditions' | 'points'>;

/** Torque and speed figures of an actuator of the file that pages load. */
export const driveFiguresIn = memoizeByObject((actuator: DrivenActuator): DriveFigures => ({
  peak_torque_nm: numberIn(actuator, 'peak_torque_nm'),
  rated_torque_nm: numberIn(actuator, 'rated_torque_nm'),
  max_speed_rpm: numberIn(actuator, 'max_speed_rpm'),
  rated_speed_rpm: numberIn(actuator, 'rated_speed_rpm'),
  torque_speed_points: actuator.points,
  voltage_v: actuator.figures.voltage_v,
  conditions: actuator.conditions,
}));

/** Makes the curves of actuators, which are kept, in turns: a phone takes a quarter of a second for all. */
export const makeCurves = async (actuators: readonly DrivenActuator[]): Promise<void> =>
  void (await inTurns(actuators, (actuator) => curvesOf([driveFiguresIn(actuator)])));
