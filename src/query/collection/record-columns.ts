import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { memoize } from '../../catalog/lib/memoize.ts';
import type { TimedCurves } from '../../catalog/torque-speed/curve-schema.ts';
import { curvesOf, type DriveFigures } from '../../catalog/torque-speed/stated-curves.ts';
import type { Filters } from '../filters/filter.ts';
import { figureIn } from '../table/column-values.ts';
import { intersectionOf, maskOf, type Mask } from '../table/mask.ts';
import type { Columns } from '../table/open-table.ts';
import { rowsInOrder, type SortKey } from '../table/order.ts';
import { listValues } from '../table/row-lists.ts';
import { isPhrase, mentioning, namedByParts, type SearchedText } from '../table/words/text.ts';

/** Records to build columns from, as a page has them after loading their file. */
export interface ColumnSource {
  /** In ascending order; a record is known by its row among them. */
  readonly ids: readonly string[];
  /** A record's value of a field; null or undefined where it is unknown. */
  readonly valueOf: (row: number, field: string) => unknown;
  /** The filters whose values list the records. */
  readonly filters: Filters;
  /** The fields whose texts are figures, such as the ratio `9:1` and the supply `24-48`. */
  readonly figures: readonly string[];
  /** The searched texts of each row. */
  readonly searched: readonly SearchedText[];
  /** The stated torques and speeds; absent where the records have no curves. */
  readonly drive?: (row: number) => DriveFigures;
}

/** Builds the columns of records, each on first use. */
export function columnsOfRecords({ ids, valueOf, filters, figures, searched, drive }: ColumnSource): Columns {
  const keys = memoize((sort) =>
    ids.map((id, row) => (sort === 'id' ? id : keyOf(valueOf(row, sort), figures.includes(sort)))),
  );
  const curves = memoizeByObject((known: ColumnSource['ids']): TimedCurves => {
    if (drive === undefined) throw new Error('These records have no curves.');
    return curvesOf(known.map((_, row) => drive(row)));
  });
  return {
    ids,
    figures: (name) => Float64Array.from(ids, (_, row) => figureIn(valueOf(row, name)) ?? NaN),
    values: (filter) =>
      listValues(ids.map((_, row) => filters[filter]?.valuesOf?.((field) => valueOf(row, field)) ?? [])),
    sorted: (sort, direction) => rowsInOrder(ids, keys(sort), direction),
    sortKey: (sort, row) => keys(sort)[row] ?? null,
    curves: () => curves(ids),
    matching: (terms) => rowsMentioning(terms, searched),
  };
}

/**
 * The rows whose texts contain every folded term. If a joined name occurs nowhere, the rows whose names have
 * all its parts.
 */
function rowsMentioning(terms: readonly string[], searched: readonly SearchedText[]): Mask {
  const rowsOf = (mentions: (text: SearchedText) => boolean): number[] =>
    searched.flatMap((text, row) => (mentions(text) ? [row] : []));
  const masks = terms.map((term) => {
    const found = rowsOf(mentioning(term));
    return maskOf(found.length > 0 || isPhrase(term) ? found : rowsOf(namedByParts(term)), searched.length);
  });
  return intersectionOf(masks, searched.length);
}

function keyOf(value: unknown, isFigure: boolean): SortKey {
  if (isFigure || typeof value === 'number') return figureIn(value);
  const texts = [value]
    .flat()
    .flatMap((one) => (typeof one === 'string' || typeof one === 'boolean' ? String(one) : []));
  return texts.length === 0 ? null : texts.join(', ').toLowerCase();
}
