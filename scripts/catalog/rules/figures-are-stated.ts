import type { Source } from '../../../src/catalog/source.ts';
import { type Fault, shownValue } from '../fault.ts';
import { actuatorFigures, type Figure, robotFigures } from '../figures.ts';
import type { Rule } from '../rule.ts';

/** The catalog's promise: no figure without the words of its source. */
export const figuresAreStated: Rule = {
  name: 'figures-are-stated',
  description: 'Each number, voltage and gear ratio of an actuator, robot or motor is stated by a source of the file.',
  check: ({ actuators, robots }) => [
    ...actuators.flatMap(({ path, value }) => unstated(path, actuatorFigures(value), value.sources)),
    ...robots.flatMap(({ path, value }) => unstated(path, robotFigures(value), value.sources)),
  ],
};

function unstated(file: string, figures: readonly Figure[], sources: readonly Source[] | undefined): Fault[] {
  if (sources === undefined) return [];
  return figures
    .filter(({ key }) => !sources.some(({ states }) => Object.hasOwn(states, key)))
    .map(({ field, key, value }) => ({
      file,
      field,
      found: `${shownValue(value)} without a source`,
      wanted: `the words of a source under sources[].states["${key}"]`,
    }));
}
