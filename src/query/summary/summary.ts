import { OUR_READING } from '../../catalog/fields/evidence/sourcing.ts';
import { withoutNoise } from '../../catalog/lib/round.ts';
import type { Index } from '../collection/open-index.ts';
import { applyFilters } from '../filters/apply-filters.ts';
import { groupsBy, type Group } from '../table/groups.ts';
import { countRows, difference, intersection, rowsIn, unionOf, type Mask } from '../table/mask.ts';
import type { PreparedGroups } from '../table/prepared-schemas.ts';
import type { SummaryQuery } from './parse-summary.ts';
import type { Count, Spread, SummaryDocument } from './summary-document.ts';

/** The records of a summary and their indexes. */
export interface SummarySource {
  readonly index: Index;
  readonly groups: PreparedGroups;
}

/**
 * Counts and spreads of the records that pass the filters of a query, and their rows, which are not part of
 * answers. No word is corrected, so that the counts match the request.
 */
export function summarize(
  { index, groups }: SummarySource,
  { filters, countBy, spreadOf, by }: SummaryQuery,
): SummaryDocument & { readonly matches: Mask } {
  const matches = applyFilters(index.uncorrected, filters);
  const partsBy = (name: string): Part[] =>
    partsOf(groupsBy(groups, name, index.count), matches, index.count);
  const total = countRows(matches);
  const parts = by === null ? [{ value: null, rows: matches, size: total }] : partsBy(by);
  const readings = readingsIn(groups, index.count);
  const partsAt = partsByRow(spreadOf.length === 0 ? [] : parts, index.count);
  const spreads = spreadOf.map((field) => {
    return {
      field,
      kindAt: index.kinds(field),
      column: index.column(field),
      rows: knownRowsIn(index, field, partsAt),
    };
  });
  return {
    matches,
    total,
    counts: Object.fromEntries(countBy.map((name) => [name, countsOf(partsBy(name), readings.get(name))])),
    spreads: parts.flatMap((part, number) =>
      spreads.map(({ field, kindAt, column, rows }) => {
        const known = rows.get(number) ?? [];
        const figures = known.map((row) => column[row] ?? NaN);
        return { ...spreadOfFigures(figures, field, part), ...kindsOf(known, kindAt) };
      }),
    ),
  };
}

/** The matches with one value of a field, or with an unknown value. */
interface Part {
  readonly value: string | null;
  readonly rows: Mask;
  readonly size: number;
}

/** The matches by the values of a field, largest group first; those with an unknown value are last. */
function partsOf(groups: readonly Group[], matches: Mask, count: number): Part[] {
  const parts = groups
    .map((group) => {
      const rows = intersection(group.rows, matches);
      return { value: group.value, rows, size: countRows(rows) };
    })
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size || (one.value < other.value ? -1 : 1));
  const known = unionOf(
    parts.map(({ rows }) => rows),
    count,
  );
  const unknown = difference(matches, known);
  const size = countRows(unknown);
  return size === 0 ? parts : [...parts, { value: null, rows: unknown, size }];
}

/** The kinds of these rows' figures, the most frequent first; absent for a field that has no kinds. */
function kindsOf(rows: readonly number[], kindAt: readonly string[] | null): Pick<Spread, 'kinds'> {
  if (kindAt === null) return {};
  const counts = Map.groupBy(rows, (row) => kindAt[row] || null);
  const kinds = [...counts].map(([value, those]) => ({ value, count: those.length }));
  return { kinds: kinds.toSorted(byCount).map(({ value, count }) => ({ kind: value, count })) };
}

/** The records whose value of a field is marked as our reading, by field; empty without such marks. */
const readingsIn = (groups: PreparedGroups, count: number): ReadonlyMap<string, Mask> =>
  new Map(
    Object.hasOwn(groups, OUR_READING)
      ? groupsBy(groups, OUR_READING, count).map(({ value, rows }) => [value, rows])
      : [],
  );

/** The number of records of each part, and of those whose value is our reading, where there are any. */
const countsOf = (parts: readonly Part[], readings?: Mask): Count[] =>
  parts.map(({ value, rows, size }) => {
    const read = readings === undefined ? 0 : countRows(intersection(rows, readings));
    return { value, count: size, ...(read > 0 && { our_reading: read }) };
  });

/** The greater count first, equal ones by their values; unknown values last. */
const byCount = (one: Count, other: Count): number =>
  Number(one.value === null) - Number(other.value === null) ||
  other.count - one.count ||
  ((one.value ?? '') < (other.value ?? '') ? -1 : 1);

/** The numbers of the parts in which each row is. */
function partsByRow(parts: readonly Part[], count: number): readonly (readonly number[])[] {
  const numbers = Array.from({ length: count }, (): number[] => []);
  parts.forEach(({ rows }, number) => rowsIn(rows).forEach((row) => numbers[row]?.push(number)));
  return numbers;
}

/**
 * The rows of each part whose figure is known, by ascending figure, from one pass over the presorted order.
 */
function knownRowsIn(
  index: Index,
  field: string,
  partsAt: readonly (readonly number[])[],
): ReadonlyMap<number, readonly number[]> {
  const known = new Map<number, number[]>();
  const { rows, positionOf } = index.inOrder({ sort: field, direction: 'asc' });
  for (const row of rows) {
    // Unknown figures come last.
    if (typeof positionOf(row).key !== 'number') break;
    for (const part of partsAt[row] ?? []) {
      const inPart = known.get(part);
      if (inPart === undefined) known.set(part, [row]);
      else inPart.push(row);
    }
  }
  return known;
}

function spreadOfFigures(figures: readonly number[], field: string, { value, size }: Part): Spread {
  return {
    group: value,
    field,
    known: figures.length,
    unknown: size - figures.length,
    min: quantileOf(figures, 0),
    p25: quantileOf(figures, 0.25),
    median: quantileOf(figures, 0.5),
    p75: quantileOf(figures, 0.75),
    max: quantileOf(figures, 1),
  };
}

/**
 * A quantile of ascending figures with linear interpolation (type 7 of Hyndman and Fan); null without
 * figures.
 */
export function quantileOf(figures: readonly number[], part: number): number | null {
  const step = (figures.length - 1) * part;
  const lower = figures[Math.floor(step)];
  const upper = figures[Math.ceil(step)];
  if (lower === undefined || upper === undefined) return null;
  if (lower === upper) return lower;
  return withoutNoise(lower + (upper - lower) * (step % 1));
}
