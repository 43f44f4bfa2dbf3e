import { supplyRange } from '../../catalog/supply-range.ts';
import { protectionsMetBy } from '../../query/acceptance.ts';
import { addPlace, emptySet, type Bitset } from '../../query/bitset.ts';
import { within } from '../../query/narrowing.ts';
import { comparePositions, type Order, type Ordered, type SortKey } from '../../query/order.ts';
import type { FilterIndex } from '../../query/record-index.ts';
import { remembered } from '../../query/remembered.ts';
import type { Figure } from '../copy/catalog-copy.ts';
import { mentioning, type Catalog, type Listed } from '../copy/listed.ts';
import { fieldNamed } from '../filter/filters.ts';

/** The copy of the catalog as the law of matches asks it, and the actuator at each place. */
export interface CatalogIndex extends FilterIndex {
  readonly listed: readonly Listed[];
}

/** Indexes the copy of the catalog: in the order of ids, as the API has it; columns and sets are made when they are asked for. */
export function indexOf({ actuators }: Catalog): CatalogIndex {
  const listed = actuators.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const placesWhere = (test: (actuator: Listed, place: number) => boolean): Bitset => {
    const set = emptySet(listed.length);
    listed.forEach((actuator, place) => test(actuator, place) && addPlace(set, place));
    return set;
  };
  const column = remembered((name: string) => Float64Array.from(listed, ({ figures }) => numberIn(figures, name)));
  const listings = remembered((filter: string) => listed.map(({ figures }) => valuesFor(filter, figures)));
  return {
    listed,
    count: listed.length,
    ids: listed.map(({ id }) => id),
    column,
    leading(name, _direction, test) {
      const figures = column(name);
      return within(placesWhere((_, place) => test(figures[place] ?? NaN)));
    },
    having(filter, value) {
      if (filter === 'has') return placesWhere(({ figures }) => (figures[value] ?? null) !== null);
      const values = listings(filter);
      return placesWhere((_, place) => values[place]?.includes(value) ?? false);
    },
    matching(terms) {
      const tests = terms.map(mentioning);
      return placesWhere((actuator) => tests.every((mentions) => mentions(actuator)));
    },
    inOrder: (order) => orderedBy(listed, column, order),
  };
}

type Figures = Listed['figures'];

/** A figure as columns have it: NaN where it is unknown. The ends of a supply range are columns of their own. */
function numberIn(figures: Figures, name: string): number {
  if (name === 'min_voltage_v') return supplyRange(figures.voltage_v)?.least ?? NaN;
  if (name === 'max_voltage_v') return supplyRange(figures.voltage_v)?.most ?? NaN;
  const figure = figures[name];
  return typeof figure === 'number' ? figure : NaN;
}

/** The values under which a filter lists an actuator, in lower case. */
function valuesFor(filter: string, figures: Figures): string[] {
  if (filter === 'min_ip') return protectionsMetBy(textOf(figures.ip_rating));
  const figure = figures[fieldNamed(filter)] ?? null;
  if (figure === null) return [];
  return (Array.isArray(figure) ? figure.map(String) : [String(figure)]).map((value) => value.toLowerCase());
}

const textOf = (figure: Figure | undefined): string | null => (typeof figure === 'string' ? figure : null);

function orderedBy(listed: readonly Listed[], column: FilterIndex['column'], { sort, direction }: Order): Ordered {
  const keyOf = (place: number): SortKey => {
    if (sort === null) return listed[place]?.id ?? null;
    if (sort === 'name') return listed[place]?.name.toLowerCase() ?? null;
    const figure = column(sort)[place] ?? NaN;
    return Number.isNaN(figure) ? null : figure;
  };
  const positionOf = (place: number) => ({ key: keyOf(place), id: listed[place]?.id ?? '' });
  const positions = listed.map((_, place) => ({ place, ...positionOf(place) }));
  const places = Uint32Array.from(
    positions.sort((left, right) => comparePositions(left, right, direction)),
    ({ place }) => place,
  );
  return { places, positionOf };
}
