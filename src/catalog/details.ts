import type { Actuator, ActuatorDetail } from './actuator.ts';
import type { Dataset } from './dataset.ts';
import type { Robot, RobotDetail } from './robot.ts';

/** An actuator with the robots that use it (SPEC 2.2). */
export const actuatorDetailOf = ({ robotsUsing }: Dataset, actuator: Actuator): ActuatorDetail => ({
  ...actuator,
  robots_using: [...(robotsUsing.get(actuator.id) ?? [])],
});

/** A robot with its joint groups (SPEC 2.5). */
export const robotDetailOf = ({ jointsOf }: Dataset, robot: Robot): RobotDetail => ({
  ...robot,
  joints: [...(jointsOf.get(robot.id) ?? [])],
});
