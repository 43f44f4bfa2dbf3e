import { conversionOf } from '../../../src/catalog/conversion.ts';
import type { Source } from '../../../src/catalog/source.ts';
import { type Fault, shownValue } from '../fault.ts';
import { actuatorFigures, type Figure, robotFigures } from '../figures.ts';
import type { Rule } from '../rule.ts';

/** Pages and documents call the first source the best one: a figure of a lesser one would contradict them. */
export const bestSourceFirst: Rule = {
  name: 'best-source-first',
  description: 'Where sources disagree on a figure, it is that of the first of them.',
  check: ({ actuators, robots }) => [
    ...actuators.flatMap(({ path, value }) =>
      actuatorFigures(value).flatMap((figure) => orderFaults(path, figure, value.sources)),
    ),
    ...robots.flatMap(({ path, value }) =>
      robotFigures(value).flatMap((figure) => orderFaults(path, figure, value.sources)),
    ),
  ],
};

function orderFaults(file: string, { field, key, value, unit }: Figure, sources: readonly Source[] = []): Fault[] {
  const words = sources.flatMap(({ states }) => states[key] ?? []);
  const conversions = words.map((text) => conversionOf(value, unit, text));
  const first = conversions.find(({ text }) => text !== null);
  // That no words lead to a figure is a fault of another rule.
  if (first === undefined || first.agrees || conversions.every(({ agrees }) => !agrees)) return [];
  const wanted = `${shownValue(first.value)} as the first source states it, or the source of ${shownValue(value)} before it`;
  return [{ file, field, found: shownValue(value), wanted }];
}
