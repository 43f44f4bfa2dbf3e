import { motorPath } from '../../../src/catalog/disputes.ts';
import { type Fault, shownValue } from '../fault.ts';
import { actuatorFigures, robotFigures } from '../figures.ts';
import type { RobotKeys } from '../files.ts';
import { LIST_FILES } from '../folder.ts';
import { nearestHint } from '../nearest.ts';
import type { Rule } from '../rule.ts';

/** A suspicion against a figure that was corrected meanwhile would be shown for ever. */
export const suspectsKnown: Rule = {
  name: 'suspects-known',
  description: 'suspects.yaml names records of the catalog and figures that each of them has.',
  check: ({ folder, actuators, robots, suspects }) => {
    const file = `${folder}/${LIST_FILES.suspects.place}`;
    const figures = new Map([
      ...actuators.map(({ id, value }) => [id, namesOf(actuatorFigures(value))] as const),
      ...robots.map(({ id, value }) => [id, namesOfRobot(value)] as const),
    ]);
    return (suspects ?? []).flatMap(({ ids, fields }, index) =>
      ids.flatMap((id, place): Fault[] => {
        const known = figures.get(id);
        if (known === undefined) {
          const wanted = `the id of a record${nearestHint(id, [...figures.keys()])}`;
          return [{ file, field: `[${index}].ids[${place}]`, found: shownValue(id), wanted }];
        }
        return fields
          .filter((field) => !known.has(field))
          .map((field) => ({
            file,
            field: `[${index}].fields`,
            found: shownValue(field),
            wanted: `a figure that ${id} has, or no such suspicion`,
          }));
      }),
    );
  },
};

const namesOf = (figures: readonly { key: string }[]): ReadonlySet<string> => new Set(figures.map(({ key }) => key));

/** The names of a robot's figures and links: those of its motors under the paths of their joints, and for all joints by themselves. */
const namesOfRobot = (robot: RobotKeys): ReadonlySet<string> =>
  new Set([
    ...robotFigures(robot).flatMap(({ key }) => {
      const [, index, field] = /^joints\[(\d+)\]\.motor\.(.+)$/.exec(key) ?? [];
      const role = robot.joints?.[Number(index)]?.role;
      return field === undefined || role === undefined ? key : [field, motorPath(role, field)];
    }),
    // Which actuator it is can be doubted like a figure.
    ...(robot.joints ?? []).flatMap(({ role, motor }) =>
      motor.actuator === undefined ? [] : ['actuator', motorPath(role, 'actuator')],
    ),
  ]);
