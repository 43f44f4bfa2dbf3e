import { INCLUDE_UNKNOWN } from '../../../query/filters/filter-names.ts';
import { DIRECTIONS } from '../../../query/table/order.ts';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import type { Catalog } from '../../client-catalog/listed.ts';
import { tableOf } from '../../page-filters/catalog-table.ts';
import { filtersOf, namesOf } from '../../page-filters/filters.ts';
import type { Askable } from './askable.ts';

// The names of all makers weigh as much as the other words together, and the page has a limit.
const MOST_WORDS = 100;

/** The parameters of a catalog that the first answer can be asked for; the build writes them into the page. */
export function askableIn(catalog: Catalog): Askable {
  const controls = filtersOf(catalog);
  const choices = controls.filter((control) => control.kind === 'choice');
  const ofWords = choices
    .filter(({ isSeveral }) => isSeveral)
    .map(({ name, field }) => [name, wordsOf(catalog, field)] as const)
    .filter(([, words]) => words.length <= MOST_WORDS);
  return {
    numbers: controls.flatMap((control) => (control.kind === 'range' ? namesOf(control) : [])),
    flags: choices.filter(({ field }) => field.kind === 'flag').map(({ name }) => name),
    words: {
      ...Object.fromEntries(ofWords),
      [INCLUDE_UNKNOWN]: tableOf(catalog).filters[INCLUDE_UNKNOWN]?.kind.words ?? [],
      sort: catalog.api.sorts,
      order: DIRECTIONS,
    },
  };
}

const wordsOf = ({ actuators }: Catalog, { name }: ClientField): string[] => [
  ...new Set(actuators.flatMap(({ figures }) => figures[name] ?? []).map(String)),
];
