import { shownValue } from '../fault.ts';
import type { Rule } from '../rule.ts';

const OWN_KEYS_OF_LISTED_MOTORS = ['actuator', 'rated_speed_rpm', 'conditions'];

/** Without a `name` a motor answers with the figures of its actuator, so that figures given here would be lost. */
export const listedMotors: Rule = {
  name: 'listed-motors',
  description: 'A motor without a name takes all but rated_speed_rpm from its actuator and states nothing else.',
  check: ({ robots }) =>
    robots.flatMap(({ path, value }) =>
      (value.joints ?? []).flatMap(({ motor }, index) =>
        Object.entries(motor)
          .filter(([key]) => motor.name === undefined && !OWN_KEYS_OF_LISTED_MOTORS.includes(key))
          .map(([key, found]) => ({
            file: path,
            field: `joints[${index}].motor.${key}`,
            found: shownValue(found),
            wanted: 'no figure beside an `actuator` alone: leave it out, or give the motor an `id`, `name` and `brand`',
          })),
      ),
    ),
};
