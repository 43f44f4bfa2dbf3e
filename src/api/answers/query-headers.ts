import type { Result } from '../../catalog/lib/result.ts';
import type { QueryRefusal } from '../../query/parameters/field-error.ts';
import type { NamesRead } from '../../query/parameters/names/known-names.ts';
import type { SearchNotes } from '../../query/search/search-notes.ts';
import type { Suggestion } from '../../query/suggest/did-you-mean.ts';
import type { HeaderName, Headers } from '../http/headers.ts';
import type { RecordList, RunningService } from '../service.ts';

const quoted = (word: string): string => `"${encodeURIComponent(word)}"`;

/**
 * `Query-Corrected` has the corrected words and the moved ids, `Query-Hints` the filters for some words, and
 * names similar to a text that finds nothing.
 */
export function readingHeaders(
  { corrections, hints, suggestions }: SearchNotes,
  moved: NamesRead['moved'] = {},
): Headers {
  const headers: Partial<Record<HeaderName, string>> = {};
  const rewritten = [...corrections, ...Object.entries(moved).map(([from, to]) => ({ from, to }))];
  if (rewritten.length > 0)
    headers['Query-Corrected'] = rewritten
      .map(({ from, to }) => `${quoted(from)};to=${quoted(to)}`)
      .join(', ');
  const offered = [
    ...hints.map(
      ({ words, filter, value, records }) =>
        `${quoted(words)};${filter}${value === null ? '' : `=${quoted(value)}`};records=${records}`,
    ),
    ...suggestions.map(
      ({ name, dropped }) =>
        `${quoted(name)};did_you_mean${dropped.length === 0 ? '' : `;dropped=${quoted(dropped.join(' '))}`}`,
    ),
  ];
  if (offered.length > 0) headers['Query-Hints'] = offered.join(', ');
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

/** The kind of hit that each list finds; a list without one suggests nothing. */
const TYPES: Readonly<Partial<Record<RecordList, string>>> = { actuators: 'actuator', robots: 'robot' };

/** Finds names of records of a list that are similar to a text. */
export const suggestionsFrom =
  ({ find }: Pick<RunningService, 'find'>, records: RecordList) =>
  (text: string): readonly Suggestion[] => {
    const type = TYPES[records];
    return type === undefined ? [] : find({ text, types: [type], limit: 1 }).suggestions();
  };
