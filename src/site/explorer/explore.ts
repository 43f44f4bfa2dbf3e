import type { Catalog, Listed } from '../copy/listed.ts';
import { filterBy, type Criterion, type Filtered } from '../filter/criteria.ts';
import { criteriaOf, extentOf, isQuantity } from '../filter/filters.ts';
import { counted } from '../format.ts';
import type { ExplorerState } from './state.ts';

/** What the explorer shows for a state. */
export interface Exploration extends Filtered<Listed> {
  readonly criteria: readonly Criterion<Listed>[];
}

/** Filters and orders the catalog. */
export function explore(catalog: Catalog, state: ExplorerState, correct?: (term: string) => string): Exploration {
  const criteria = criteriaOf(catalog, state.filters, correct);
  return { ...filterBy(inOrder(catalog, state), criteria), criteria };
}

/** Orders that have been asked for: a filter's next keystroke asks for the same one. */
const ORDERS = new WeakMap<Catalog, Map<string, readonly Listed[]>>();

function inOrder(catalog: Catalog, { sort, direction }: ExplorerState): readonly Listed[] {
  if (sort === null) return direction === 'asc' ? catalog.actuators : catalog.actuators.toReversed();
  const known = ORDERS.get(catalog) ?? new Map<string, readonly Listed[]>();
  ORDERS.set(catalog, known);
  const name = `${sort} ${direction}`;
  const ordered = known.get(name) ?? sorted(catalog, sort, direction === 'asc' ? 1 : -1);
  known.set(name, ordered);
  return ordered;
}

/** What is not published comes last in both directions; equals are in the order of their ids, as the API has them. */
function sorted({ actuators, fieldByName }: Catalog, sort: string, sign: 1 | -1): readonly Listed[] {
  const field = fieldByName.get(sort);
  const isNumeric = field !== undefined && isQuantity(field);
  return actuators
    .map((actuator) => ({ actuator, key: sortKey(actuator, sort, isNumeric) }))
    .toSorted((left, right) => {
      if (left.key === right.key) return left.actuator.id < right.actuator.id ? -1 : 1;
      if (left.key === null) return 1;
      if (right.key === null) return -1;
      return left.key < right.key ? -sign : sign;
    })
    .map(({ actuator }) => actuator);
}

function sortKey({ figures }: Listed, sort: string, isNumeric: boolean): number | string | null {
  const figure = figures[sort] ?? null;
  if (isNumeric || figure === null) return extentOf(figure)?.least ?? null;
  return Array.isArray(figure) ? figure.join(', ').toLowerCase() : String(figure).toLowerCase();
}

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
