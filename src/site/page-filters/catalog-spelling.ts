import { givenBy } from '../../query/filters/filter.ts';
import { separated } from '../../query/parameters/kinds.ts';
import { valueSpelled } from '../../query/parameters/names/value-aliases.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { tableOf } from './catalog-table.ts';
import { filtersOf, valuesOf, type ChoiceControl, type FilterTexts } from './filter-controls.ts';

/**
 * Values of a choice as the catalog spells them: an address may have them in any spelling that the API
 * understands.
 */
function spelledValues({ actuators }: Catalog, { field }: ChoiceControl, text: string): string {
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

/** The filters whose words are open: the API takes any, and one that no actuator has finds nothing. */
const OPEN_WORDS = ['brand', 'comm', 'control_mode', 'use_case', 'country'];

/** The words of open filters that no actuator of the catalog has, as `comm=FooBus`. */
export function unknownValues(catalog: Catalog, texts: FilterTexts): string[] {
  const { table, filters } = tableOf(catalog);
  return OPEN_WORDS.flatMap((name) =>
    separated(texts[name] ?? '').flatMap((word) => {
      const [given] = givenBy(filters[name], name, word);
      const read = Array.isArray(given?.value) ? given.value : [];
      return read.some((one) => table.having(name, String(one)).includes(1)) ? [] : [`${name}=${word}`];
    }),
  );
}
