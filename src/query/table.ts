import type { TimedCurves } from '../catalog/curve-form.ts';
import { curvesOf, type DriveFigures } from '../catalog/stated-curves.ts';
import { addPlace, emptySet, type Bitset } from './bitset.ts';
import type { Filters } from './filter.ts';
import { within } from './narrowing.ts';
import { placesInOrder, type Direction, type RecordOrder, type SortKey } from './order.ts';
import type { FilterIndex } from './record-index.ts';
import { remembered } from './remembered.ts';
import { mentioning, type SearchedText } from './text.ts';

/** Records as columns: those of a page that has loaded a file of them. */
export interface Columns {
  /** In ascending order; a record is known by its row among them. */
  readonly ids: readonly string[];
  /** A record's value of a field; null or undefined where it is unknown. */
  readonly valueOf: (row: number, field: string) => unknown;
  /** The filters under whose values records are listed. */
  readonly filters: Filters;
  /** The fields whose texts are figures, such as the ratio `9:1` and the supply `24-48`. */
  readonly figures: readonly string[];
  /** What a search reads of each row. */
  readonly searched: readonly SearchedText[];
  /** What is stated of torque and speed; absent where the records have no curves. */
  readonly drive?: (row: number) => DriveFigures;
}

/** Opens records for filters, orders and matches, as a server opens its prepared ones. What is found is kept for the next question. */
export function openTable({ ids, valueOf, filters, figures, searched, drive }: Columns): FilterIndex {
  const rowsWhere = (test: (row: number) => boolean): Bitset => {
    const set = emptySet(ids.length);
    for (let row = 0; row < ids.length; row += 1) if (test(row)) addPlace(set, row);
    return set;
  };
  const column = remembered((field) => Float64Array.from(ids, (_, row) => figureIn(valueOf(row, field)) ?? NaN));
  const listed = remembered((name) =>
    ids.map((_, row) => filters[name]?.valuesOf?.((field) => valueOf(row, field)) ?? []),
  );
  const having = remembered((named) => {
    const [name = '', value = ''] = named.split('\n');
    const values = listed(name);
    return rowsWhere((row) => values[row]?.includes(value) ?? false);
  });
  const keysOf = remembered((sort) =>
    ids.map((id, row) => (sort === 'id' ? id : keyOf(valueOf(row, sort), figures.includes(sort)))),
  );
  const curves = remembered(() => timedCurves(ids, drive));
  const inOrder = remembered((named) => {
    const [sort = '', direction] = named.split(' ');
    return ordered(ids, keysOf(sort), direction === 'desc' ? 'desc' : 'asc');
  });
  return {
    count: ids.length,
    ids,
    column,
    curves: () => curves(''),
    leading(name, _direction, test) {
      const values = column(name);
      return within(rowsWhere((row) => test(values[row] ?? NaN)));
    },
    having: (filter, value) => having(`${filter}\n${value}`),
    matching: (terms) => rowsWhere(havingAll(terms, searched)),
    inOrder: ({ sort, direction }) => inOrder(`${sort ?? 'id'} ${direction}`),
  };
}

/** Tells of rows whether every folded search term occurs in them. */
function havingAll(terms: readonly string[], searched: Columns['searched']): (row: number) => boolean {
  const tests = terms.map(mentioning);
  return (row) => {
    const text = searched[row];
    return text !== undefined && tests.every((mentions) => mentions(text));
  };
}

function timedCurves(ids: Columns['ids'], drive: Columns['drive']): TimedCurves {
  if (drive === undefined) throw new Error('These records have no curves.');
  return curvesOf(ids.map((_, row) => drive(row)));
}

function ordered(ids: readonly string[], keys: readonly SortKey[], direction: Direction): RecordOrder {
  return {
    places: placesInOrder(ids, keys, direction),
    positionOf: (row) => ({ key: keys[row] ?? null, id: ids[row] ?? '' }),
  };
}

/** A value as a number: of a gear ratio the turns of the motor, of a range its lower end; null for what is none. */
export function figureIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' ? Number.parseFloat(value) : NaN;
  return Number.isNaN(number) ? null : number;
}

function keyOf(value: unknown, isFigure: boolean): SortKey {
  if (isFigure || typeof value === 'number') return figureIn(value);
  const texts = [value]
    .flat()
    .flatMap((one) => (typeof one === 'string' || typeof one === 'boolean' ? String(one) : []));
  return texts.length === 0 ? null : texts.join(', ').toLowerCase();
}
