import { valueSpelled } from '../../query/parameters/value-aliases.ts';
import type { Catalog } from '../client-catalog/listed.ts';
import { filtersOf, valuesOf, type ChoiceControl, type FilterTexts } from './filters.ts';

/**
 * Values of a choice as the catalog spells them: an address may have them in any spelling that the API
 * understands.
 */
export function spelledValues({ actuators }: Catalog, { field }: ChoiceControl, text: string): string {
  if (text === '') return text;
  const spellings = new Map(
    actuators.flatMap((actuator) => valuesOf(actuator, field).map((value) => [value.toLowerCase(), value])),
  );
  return text
    .split(',')
    .map((value) => value.trim())
    .map((value) => spellings.get(valueSpelled(field.name, value)) ?? value)
    .join(',');
}

/** Texts by parameter, with the values of choices as the catalog spells them. */
export function spelledTexts(catalog: Catalog, texts: FilterTexts): FilterTexts {
  const choices = new Map(
    filtersOf(catalog).flatMap((filter) => (filter.kind === 'choice' ? [[filter.name, filter]] : [])),
  );
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const choice = choices.get(name);
      return [name, choice === undefined ? text : spelledValues(catalog, choice, text)];
    }),
  );
}
