import { kindNameOf } from '../../catalog/evidence/condition-tags.ts';
import { OUR_READING } from '../../catalog/fields/sourcing.ts';
import { withoutNoise } from '../../catalog/lib/round.ts';
import { applyFilters } from '../filters/apply-filters.ts';
import { countRows, difference, intersection, maskOf, rowsIn, unionOf, type Mask } from '../table/mask.ts';
import type { PreparedGroups } from '../table/prepared.ts';
import type { Index } from '../table/record-index.ts';
import { groupsBy, type Group } from './groups.ts';
import type { SummaryQuery } from './parse-summary.ts';
import type { Count, Spread, SummaryDocument } from './summary-document.ts';

/** Records that can be summed up. */
export interface SummarySource {
  readonly index: Index;
  readonly groups: PreparedGroups;
}

/**
 * Counts and spreads of the records that pass the filters of a query, and their places, which no answer has.
 * A count is of what was asked, so no word is corrected.
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
  const partsAt = partsByPlace(spreadOf.length === 0 ? [] : parts, index.count);
  const readings = readingsIn(groups, index.count);
  const figures = new Map(spreadOf.map((field) => [field, figuresIn(index, field, partsAt)]));
  const kinds = new Map(spreadOf.map((field) => [field, kindGroupsOf(groups, field, index.count)]));
  return {
    matches,
    total,
    counts: Object.fromEntries(countBy.map((name) => [name, countsOf(partsBy(name), readings.get(name))])),
    spreads: parts.flatMap((part, number) =>
      spreadOf.map((field) => ({
        ...spreadOfFigures(figures.get(field)?.get(number) ?? [], field, part),
        ...kindsIn(kinds.get(field) ?? [], part.rows, index.column(field)),
      })),
    ),
  };
}

/** Some of the matches: those of one value of a field, or those of which it is unknown. */
interface Part {
  readonly value: string | null;
  readonly rows: Mask;
  readonly size: number;
}

/**
 * The matches by the values of a field, the largest part first; those of which it is unknown last, where
 * there are any.
 */
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

/** The records by the kind of a figure; none for a field that has no kinds. */
function kindGroupsOf(groups: PreparedGroups, field: string, count: number): readonly Group[] {
  const name = kindNameOf(field);
  return Object.hasOwn(groups, name) ? groupsBy(groups, name, count) : [];
}

/** The kinds of some records' known figures, where they are unlike. */
function kindsIn(groups: readonly Group[], rows: Mask, figures: Float64Array): Pick<Spread, 'kinds'> {
  if (groups.length === 0) return {};
  const known = maskOf(
    rowsIn(rows).filter((row) => !Number.isNaN(figures[row])),
    figures.length,
  );
  const parts = partsOf(groups, known, figures.length);
  return parts.length < 2 ? {} : { kinds: countsOf(parts) };
}

/** The records whose value of a field is our reading, by the field; none for records without such a mark. */
const readingsIn = (groups: PreparedGroups, count: number): ReadonlyMap<string, Mask> =>
  new Map(
    Object.hasOwn(groups, OUR_READING)
      ? groupsBy(groups, OUR_READING, count).map(({ value, rows }) => [value, rows])
      : [],
  );

/** How many records each part has, and of how many the value is our reading, where it is of some. */
const countsOf = (parts: readonly Part[], readings?: Mask): Count[] =>
  parts.map(({ value, rows, size }) => {
    const read = readings === undefined ? 0 : countRows(intersection(rows, readings));
    return { value, count: size, ...(read > 0 && { our_reading: read }) };
  });

/** The numbers of the parts in which each record is, by its place. */
function partsByPlace(parts: readonly Part[], count: number): readonly (readonly number[])[] {
  const numbers = Array.from({ length: count }, (): number[] => []);
  parts.forEach(({ rows }, number) => rowsIn(rows).forEach((row) => numbers[row]?.push(number)));
  return numbers;
}

/**
 * The known figures of each part in ascending order: one walk along the presorted order, whatever the number
 * of parts.
 */
function figuresIn(
  index: Index,
  field: string,
  partsAt: readonly (readonly number[])[],
): Map<number, number[]> {
  const figures = new Map<number, number[]>();
  const { rows, positionOf } = index.inOrder({ sort: field, direction: 'asc' });
  for (const row of rows) {
    const { key } = positionOf(row);
    // Unknown figures come last.
    if (typeof key !== 'number') break;
    for (const part of partsAt[row] ?? []) {
      const known = figures.get(part);
      if (known === undefined) figures.set(part, [key]);
      else known.push(key);
    }
  }
  return figures;
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
 * A quantile of ascending figures, between two of them on the straight line (type 7 of Hyndman and Fan); null
 * of none.
 */
export function quantileOf(figures: readonly number[], part: number): number | null {
  const step = (figures.length - 1) * part;
  const lower = figures[Math.floor(step)];
  const upper = figures[Math.ceil(step)];
  if (lower === undefined || upper === undefined) return null;
  if (lower === upper) return lower;
  return withoutNoise(lower + (upper - lower) * (step % 1));
}
