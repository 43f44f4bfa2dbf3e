import { shownValue } from '../fault.ts';
import { nearestHint } from '../nearest.ts';
import type { Rule } from '../rule.ts';

/** A link of a robot must lead to an actuator. */
export const actuatorReferenceExists: Rule = {
  name: 'actuator-reference-exists',
  description: "Each actuator that a robot's motor names is in the catalog.",
  check: ({ actuators, robots }) => {
    const ids = new Set(actuators.map(({ id }) => id));
    return robots.flatMap(({ path, value }) =>
      (value.joints ?? []).flatMap(({ motor: { actuator } }, index) => {
        if (actuator === undefined || ids.has(actuator)) return [];
        const wanted = `the id of an actuator, <brand>-<model>${nearestHint(actuator, [...ids])}`;
        return [{ file: path, field: `joints[${index}].motor.actuator`, found: shownValue(actuator), wanted }];
      }),
    );
  },
};
