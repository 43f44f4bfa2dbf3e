import { conversionText, isExplained } from '../../../src/catalog/conversion.ts';
import type { Source } from '../../../src/catalog/source.ts';
import { type Fault, shownValue } from '../fault.ts';
import { actuatorFigures, type Figure, robotFigures } from '../figures.ts';
import type { Rule } from '../rule.ts';

/** Anyone can check a figure against the words; only where these leave the unit out do the notes have to help. */
export const figuresConvert: Rule = {
  name: 'figures-convert',
  description: "A source's words lead to each figure, or the notes name the number and the unit that it is read as.",
  check: ({ actuators, robots }) => [
    ...actuators.flatMap(({ path, value }) =>
      actuatorFigures(value).flatMap((figure) => conversionFaults(path, figure, value)),
    ),
    ...robots.flatMap(({ path, value }) =>
      robotFigures(value).flatMap((figure) => conversionFaults(path, figure, { sources: value.sources })),
    ),
  ],
};

interface Evidence {
  readonly sources?: readonly Source[] | undefined;
  readonly notes?: string | undefined;
}

function conversionFaults(file: string, figure: Figure, { sources = [], notes }: Evidence): Fault[] {
  const { field, key, value, unit } = figure;
  const words = sources.flatMap(({ states }) => states[key] ?? []);
  // A figure without words is a fault of another rule.
  if (words.length === 0 || words.some((text) => conversionText(value, unit, text) !== null)) return [];
  if (words.some((text) => isExplained(text, notes))) return [];
  const found = `${shownValue(value)} from ${shownValue(words[0])}`;
  return [{ file, field, found, wanted: `words that lead to it, or notes such as "13.5, read as kg·cm"` }];
}
