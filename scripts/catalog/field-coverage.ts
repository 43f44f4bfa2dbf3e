import { isKnown } from '../../src/catalog/records/is-known.ts';
import { alignedLines } from '../support/aligned-lines.ts';

/** Records that are counted together, by the names of their groups. */
type Groups = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The number of records of each group in which each field is known. */
export interface Coverage {
  readonly title: string;
  readonly records: Readonly<Record<string, number>>;
  readonly known: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * Counts, for each field, the records of each group that know it: absent fields and the word `unknown` do not
 * count.
 */
export function coverage(title: string, fields: readonly string[], groups: Groups): Coverage {
  const counts = (count: (records: Groups[string]) => number) =>
    Object.fromEntries(Object.entries(groups).map(([name, records]) => [name, count(records)]));
  const known = fields.map((field): [string, Record<string, number>] => [
    field,
    counts((records) => records.filter((record) => isKnown(record[field])).length),
  ]);
  return { title, records: counts((records) => records.length), known: Object.fromEntries(known) };
}

/** A coverage as a table for people: per cent of the group's records, and their number in the first line. */
export function coverageLines({ title, records, known }: Coverage): string[] {
  const groups = Object.keys(records);
  const rows = Object.entries(known).map(([field, counts]) => [
    field,
    ...groups.map((group) => percent(counts[group] ?? 0, records[group] ?? 0)),
  ]);
  const head = [
    ['known, %', ...groups],
    [title, ...groups.map((group) => String(records[group]))],
  ];
  return alignedLines(
    [...head, ...rows],
    groups.map((_, column) => column + 1),
  );
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : String(Math.round((100 * part) / whole));
