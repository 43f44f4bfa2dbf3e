import type { NamedQuery } from '../support/arbitraries.ts';
import { numberIn, textsOf, type Fields } from './facts.ts';

/*
 * A summary (docs/interface.md, "Summaries"): counts by value, quartiles of figures, and their number
 * by kind.
 */

/** The records of each value of a field; the value with the most first, equals by name. */
function groupsBy(records: readonly Fields[], field: string): [value: string, those: Fields[]][] {
  const groups = new Map<string, Fields[]>();
  for (const fields of records)
    for (const value of textsOf(fields[field])) groups.set(value, [...(groups.get(value) ?? []), fields]);
  return [...groups].toSorted(
    (one, other) => other[1].length - one[1].length || (one[0] < other[0] ? -1 : 1),
  );
}

/** The number of records with each value of a field; last the number without one, if there are any. */
function countsOf(records: readonly Fields[], field: string) {
  const unknown = records.filter((fields) => textsOf(fields[field]).length === 0).length;
  const counts = groupsBy(records, field).map(([value, those]) => ({ value, count: those.length }));
  return [...counts, ...(unknown === 0 ? [] : [{ value: null, count: unknown }])];
}

/** A quantile on the straight line between the two figures that enclose it; null of none. */
function quantile(figures: readonly number[], part: number): number | null {
  const row = (figures.length - 1) * part;
  const [lower, upper] = [figures[Math.floor(row)], figures[Math.ceil(row)]];
  if (lower === undefined || upper === undefined) return null;
  return Number((lower * (1 - (row % 1)) + upper * (row % 1)).toPrecision(12));
}

function spreadOf(records: readonly Fields[], field: string, group: string | null) {
  const figures = records
    .flatMap((fields) => numberIn(fields, field) ?? [])
    .toSorted((one, other) => one - other);
  const at = (part: number): number | null => quantile(figures, part);
  const [known, unknown] = [figures.length, records.length - figures.length];
  const kinds = countsOf(
    records.filter((fields) => numberIn(fields, field) !== null),
    KIND_OF[field] ?? '',
  );
  const spread = {
    group,
    field,
    known,
    unknown,
    min: at(0),
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    max: at(1),
  };
  return kinds.length < 2 ? spread : { ...spread, kinds };
}

/** The fields that tell what kind of figure another is; those that follow from a torque are of its kind. */
const KIND_OF: Readonly<Record<string, string>> = {
  peak_torque_nm: 'peak_torque_kind',
  torque_density_nm_per_kg: 'peak_torque_kind',
  price_per_nm: 'peak_torque_kind',
  rated_torque_nm: 'rated_torque_kind',
  rated_torque_density_nm_per_kg: 'rated_torque_kind',
  max_speed_rpm: 'max_speed_kind',
  power_w: 'power_kind',
};

/** The summary of the records that pass the filters of a query. */
export function summaryOf(records: readonly Fields[], { count_by = '', spread_of = '', by }: NamedQuery) {
  const names = (asked: string): string[] => asked.split(',').filter((name) => name !== '');
  const ungrouped = records.filter((fields) => by !== undefined && textsOf(fields[by]).length === 0);
  const last = ungrouped.length === 0 ? [] : [[null, ungrouped] as const];
  const groups = by === undefined ? [[null, records] as const] : [...groupsBy(records, by), ...last];
  return {
    total: records.length,
    counts: Object.fromEntries(names(count_by).map((field) => [field, countsOf(records, field)])),
    spreads: groups.flatMap(([group, those]) =>
      names(spread_of).map((field) => spreadOf(those, field, group)),
    ),
  };
}
