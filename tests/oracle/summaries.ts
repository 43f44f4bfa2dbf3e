import type { NamedQuery } from '../support/arbitraries.ts';
import { numberIn, textsOf, type ActuatorFacts, type Fields } from './facts.ts';
import { kindOf, WITH_KINDS } from './kinds.ts';

// A summary (docs/interface.md, "Summaries"): counts by value, quartiles of figures, and their counts by kind.

/** The records of each value of a field, the most frequent value first, equal ones by name. */
function groupsBy(records: readonly Summed[], field: string): [value: string, those: Summed[]][] {
  const groups = new Map<string, Summed[]>();
  for (const record of records)
    for (const value of textsOf(record.fields[field]))
      groups.set(value, [...(groups.get(value) ?? []), record]);
  return [...groups].toSorted(
    (one, other) => other[1].length - one[1].length || (one[0] < other[0] ? -1 : 1),
  );
}

/** The number of records with each value of a field, and last of those without one. */
function countsOf(records: readonly Summed[], field: string) {
  const unknown = records.filter(({ fields }) => textsOf(fields[field]).length === 0).length;
  const counts = groupsBy(records, field).map(([value, those]) => ({ value, count: those.length }));
  return [...counts, ...(unknown === 0 ? [] : [{ value: null, count: unknown }])];
}

/** A quantile, interpolated between the two enclosing figures; null without figures. */
function quantile(figures: readonly number[], part: number): number | null {
  const row = (figures.length - 1) * part;
  const [lower, upper] = [figures[Math.floor(row)], figures[Math.ceil(row)]];
  if (lower === undefined || upper === undefined) return null;
  return Number((lower * (1 - (row % 1)) + upper * (row % 1)).toPrecision(12));
}

interface Summed {
  readonly fields: Fields;
  readonly conditions: ActuatorFacts['conditions'];
}

/** The number of figures of each kind, unknown kinds last. */
function kindsOf(records: readonly Summed[], field: string) {
  const known = records.filter(({ fields }) => numberIn(fields, field) !== null);
  const kinds = known.map((record) => kindOf(record, field) || null);
  const counts = [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((other) => other === kind).length,
  }));
  return counts.toSorted(
    (one, other) =>
      Number(one.kind === null) - Number(other.kind === null) ||
      other.count - one.count ||
      (String(one.kind) < String(other.kind) ? -1 : 1),
  );
}

function spreadOf(records: readonly Summed[], field: string, group: string | null) {
  const figures = records
    .flatMap(({ fields }) => numberIn(fields, field) ?? [])
    .toSorted((one, other) => one - other);
  const at = (part: number): number | null => quantile(figures, part);
  const [known, unknown] = [figures.length, records.length - figures.length];
  return {
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
}

/** The summary of the records that pass a query; `withKinds` are the figures that have kinds. */
export function summaryOf(
  records: readonly Summed[],
  { count_by = '', spread_of = '', by }: NamedQuery,
  withKinds = WITH_KINDS,
) {
  const names = (asked: string): string[] => asked.split(',').filter((name) => name !== '');
  const ungrouped = records.filter(({ fields }) => by !== undefined && textsOf(fields[by]).length === 0);
  const last = ungrouped.length === 0 ? [] : [[null, ungrouped] as const];
  const groups = by === undefined ? [[null, records] as const] : [...groupsBy(records, by), ...last];
  return {
    total: records.length,
    counts: Object.fromEntries(names(count_by).map((field) => [field, countsOf(records, field)])),
    spreads: groups.flatMap(([group, those]) =>
      names(spread_of).map((field) => ({
        ...spreadOf(those, field, group),
        ...(withKinds.includes(field) && { kinds: kindsOf(those, field) }),
      })),
    ),
  };
}
