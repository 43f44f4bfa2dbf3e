import type { Result } from '../../catalog/lib/result.ts';
import type { NamesRead } from '../../query/parameters/known-names.ts';
import type { QueryRefusal } from '../../query/parameters/refusal.ts';
import type { SearchNotes } from '../../query/search/search-notes.ts';
import type { HeaderName, Headers } from '../http/headers.ts';

const quoted = (word: string): string => `"${encodeURIComponent(word)}"`;

/**
 * Headers with notes on a query: corrected words and moved ids, words that some hits only negate, and words
 * that a filter covers better. Empty if the query was taken as it is.
 */
export function readingHeaders(
  { corrections, negations, filters }: SearchNotes,
  moved: NamesRead['moved'] = {},
): Headers {
  const headers: Partial<Record<HeaderName, string>> = {};
  const rewritten = [...corrections, ...Object.entries(moved).map(([from, to]) => ({ from, to }))];
  if (rewritten.length > 0)
    headers['Query-Corrected'] = rewritten
      .map(({ from, to }) => `${quoted(from)};to=${quoted(to)}`)
      .join(', ');
  if (negations.length > 0)
    headers['Query-Negated'] = negations
      .map(({ word, records }) => `${quoted(word)};records=${records}`)
      .join(', ');
  if (filters.length > 0)
    headers['Query-Filters'] = filters
      .map(
        ({ words, filter, value, records }) =>
          `${quoted(words)};${filter}=${quoted(value)};records=${records}`,
      )
      .join(', ');
  return headers;
}

/**
 * A parsed query, or all its errors, unknown parameters included.
 */
export function withNames<Query>(
  { errors }: Pick<NamesRead, 'errors'>,
  parsed: Result<Query, QueryRefusal>,
): Result<Query, QueryRefusal> {
  if (errors.length === 0) return parsed;
  const others = parsed.ok ? [] : parsed.error.errors;
  const unknown = errors.filter(({ field }) => !others.some((one) => one.field === field));
  return { ok: false, error: { code: 'invalid_parameter', errors: [...others, ...unknown] } };
}
