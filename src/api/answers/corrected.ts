import type { Result } from '../../catalog/result.ts';
import type { NamesRead } from '../../query/known-names.ts';
import type { Negation } from '../../query/negations.ts';
import type { QueryRefusal } from '../../query/parse-list.ts';
import type { Correction } from '../../query/spelling.ts';

/** The header that says what of a query was read as something else; none where all was taken as it is. */
export function correctedHeader(corrections: readonly Correction[]): Record<string, string> {
  const rows = corrections.map(({ from, to }) => `${quoted(from)};to=${quoted(to)}`);
  return rows.length === 0 ? {} : { 'Query-Corrected': rows.join(', ') };
}

/** The header that says which words of a query some of the records found only deny; none where none do. */
export function negatedHeader(negations: readonly Negation[]): Record<string, string> {
  const rows = negations.map(({ word, records }) => `${quoted(word)};records=${records}`);
  return rows.length === 0 ? {} : { 'Query-Negated': rows.join(', ') };
}

const quoted = (word: string): string => `"${encodeURIComponent(word)}"`;

/** Ids that moved, as corrections. */
export const followed = (moved: NamesRead['moved']): Correction[] =>
  Object.entries(moved).map(([from, to]) => ({ from, to }));

/** A query that was read, or all that is wrong with it, unknown names among it. */
export function withNames<Query>(
  { faults }: Pick<NamesRead, 'faults'>,
  parsed: Result<Query, QueryRefusal>,
): Result<Query, QueryRefusal> {
  if (faults.length === 0) return parsed;
  const others = parsed.ok ? [] : parsed.fault.faults.filter(({ field }) => !faults.some((one) => one.field === field));
  return { ok: false, fault: { code: 'invalid_parameter', faults: [...others, ...faults] } };
}
