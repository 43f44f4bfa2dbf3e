import { hasPlace, intersectionOf, placesIn, type Bitset } from '../../query/bitset.ts';
import type { Catalog, Listed } from '../copy/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';
import { criteriaOf, type Criterion } from '../filter/filters.ts';
import { counted } from '../format.ts';
import type { ExplorerState } from './state.ts';

/** What the explorer shows for a state. */
export interface Exploration {
  readonly criteria: readonly Criterion[];
  /** The actuators that meet all criteria, in the order that is asked for. */
  readonly matches: readonly Listed[];
  /** Those that meet all criteria but the one of this name, in no order; the matches for a name that is none. */
  readonly withoutOne: (name: string) => readonly Listed[];
}

/** Filters and orders the catalog. */
export function explore(catalog: Catalog, state: ExplorerState, correct?: (term: string) => string): Exploration {
  const { table, listed } = tableOf(catalog);
  const criteria = criteriaOf(catalog, state.filters, correct);
  const meeting = (kept: readonly Criterion[]): Bitset =>
    intersectionOf(
      kept.map(({ rows }) => rows),
      table.count,
    );
  const all = meeting(criteria);
  const actuatorsIn = (rows: Iterable<number>): Listed[] => [...rows].flatMap((row) => listed[row] ?? []);
  return {
    criteria,
    matches: actuatorsIn([...inOrder(catalog, state)].filter((row) => hasPlace(all, row))),
    withoutOne: (name) => actuatorsIn(placesIn(meeting(criteria.filter((criterion) => criterion.name !== name)))),
  };
}

/** The rows in an order; without one in that of the catalog. */
function inOrder(catalog: Catalog, { sort, direction }: ExplorerState): Iterable<number> {
  const { table, usual } = tableOf(catalog);
  if (sort !== null) return table.inOrder({ sort, direction }).places;
  return direction === 'asc' ? usual : usual.toReversed();
}

/** A criterion without which there would be more results, and how many more. */
export interface Suggestion extends Omit<Criterion, 'rows'> {
  readonly more: number;
}

/** What stands in the way of results: the criteria whose removal adds the most, at most three. */
export const suggestionsOf = ({ criteria, matches, withoutOne }: Exploration): Suggestion[] =>
  criteria
    .map(({ name, label }) => ({ name, label, more: withoutOne(name).length - matches.length }))
    .filter(({ more }) => more > 0)
    .toSorted((left, right) => right.more - left.more)
    .slice(0, 3);

/** Variants of one model that match, under the first of them. */
export interface Family {
  readonly head: Listed;
  readonly variants: readonly Listed[];
}

/**
 * The matches by family, in the order that is asked for. A family folds under whichever of its variants comes first in that
 * order: sorted by a column, under the best by that column, so that the lines in sight still follow the column.
 */
export const familiesOf = (matches: readonly Listed[]): Family[] =>
  [...Map.groupBy(matches, ({ family }) => family).values()].flatMap(([head, ...variants]) =>
    head === undefined ? [] : [{ head, variants }],
  );

/** Each match as a family of its own: nothing is folded. */
export const eachAlone = (matches: readonly Listed[]): Family[] => matches.map((head) => ({ head, variants: [] }));

/** A row of the table, or a card. */
export interface Row {
  readonly actuator: Listed;
  /** How many variants fold under it. */
  readonly variants: number;
  readonly isOpen: boolean;
  /** Whether it is unfolded from under another. */
  readonly isVariant: boolean;
}

/** Families of which the first `rows` are drawn, and those of them that are open. */
interface Folded {
  readonly families: readonly Family[];
  readonly rows: number;
  readonly openFamilies: ReadonlySet<string>;
}

/** What is drawn: the first families, and the variants of those that are open. */
export const rowsOf = ({ families, rows, openFamilies }: Folded): Row[] =>
  families.slice(0, rows).flatMap(({ head, variants }): Row[] => {
    const isOpen = openFamilies.has(head.family);
    const unfolded = variants.map((actuator) => ({ actuator, variants: 0, isOpen: false, isVariant: true }));
    return [{ actuator: head, variants: variants.length, isOpen, isVariant: false }, ...(isOpen ? unfolded : [])];
  });

/** `54 actuators in 38 families`; without the families where each is one of its own. */
export const countText = (actuators: number, families: number): string =>
  counted(actuators, 'actuator') + (families < actuators ? ` in ${counted(families, 'family', 'families')}` : '');
