import { type Fault, shownValue } from '../fault.ts';
import { actuatorFigures, robotFigures } from '../figures.ts';
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
      ...robots.map(({ id, value }) => [id, namesOf(robotFigures(value))] as const),
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

/** The names of figures, those of a robot's motors without the place of their joint. */
const namesOf = (figures: readonly { key: string }[]): ReadonlySet<string> =>
  new Set(figures.map(({ key }) => key.replace(/^joints\[\d+\]\.motor\./, '')));
