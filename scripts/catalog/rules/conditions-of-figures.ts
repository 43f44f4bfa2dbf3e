import type { Fault } from '../fault.ts';
import type { Rule } from '../rule.ts';

/** The kind of a figure that is not there would be read as the kind of another one. */
export const conditionsOfFigures: Rule = {
  name: 'conditions-of-figures',
  description: 'Each condition belongs to a figure that the actuator or motor has, and says something of it.',
  check: ({ actuators, robots }) => [
    ...actuators.flatMap(({ path, value: { conditions, specs, figures, ...file } }) =>
      conditionFaults(path, 'conditions', { conditions, figures: { ...file, ...specs, ...figures } }),
    ),
    ...robots.flatMap(({ path, value }) =>
      (value.joints ?? []).flatMap(({ motor: { conditions, ...figures } }, index) =>
        conditionFaults(path, `joints[${index}].motor.conditions`, { conditions, figures }),
      ),
    ),
  ],
};

interface Described {
  readonly conditions: Readonly<Record<string, object | undefined>> | undefined;
  readonly figures: object;
}

const conditionFaults = (file: string, field: string, { conditions = {}, figures }: Described): Fault[] =>
  Object.entries(conditions).flatMap(([key, condition = {}]): Fault[] => {
    if (!Object.hasOwn(figures, key))
      return [
        { file, field: `${field}.${key}`, found: 'a condition', wanted: `a figure ${key} that it is of, or none` },
      ];
    if (Object.keys(condition).length > 0) return [];
    return [{ file, field: `${field}.${key}`, found: 'nothing', wanted: 'what kind of figure it is, or no condition' }];
  });
