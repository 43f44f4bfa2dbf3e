import type { Result } from '../../catalog/lib/result.ts';
import { HIT_LIMIT, rangeText, TEXT_LENGTH } from '../../limits.ts';
import { refusal, type QueryRefusal } from '../parameters/field-error.ts';
import { integer, list, lowerCase, text } from '../parameters/kinds.ts';
import type { Parameters } from '../parameters/parameter.ts';
import { givenTexts, openReader, type Pairs } from '../parameters/reader.ts';
import { HIT_TYPES } from './search-documents.ts';
import type { HitQuery } from './search.ts';

/** The parameters of the search over all kinds of records. */
export const SEARCH_PARAMETERS = {
  q: {
    kind: text(TEXT_LENGTH, 'must name what to search for'),
    says: 'Search text: a name (blanks and hyphens do not matter), an alias, or words.',
    example: 'xm430w350',
    required: true,
  },
  type: {
    kind: list(lowerCase, HIT_TYPES),
    says: 'Types of hits; a comma is "or".',
    example: 'actuator,brand',
  },
  limit: {
    kind: integer(HIT_LIMIT.least, HIT_LIMIT.most),
    defaultValue: HIT_LIMIT.default,
    says: `Maximum number of hits, ${rangeText(HIT_LIMIT)}.`,
    example: '5',
  },
} satisfies Parameters;

/** The parsed parameters of a search, or all their errors. */
export function parseSearch(pairs: Pairs): Result<HitQuery, QueryRefusal> {
  const { read, errors } = openReader(givenTexts(pairs, SEARCH_PARAMETERS));
  const words = read('q', SEARCH_PARAMETERS.q) ?? '';
  const types = read('type', SEARCH_PARAMETERS.type) ?? null;
  const limit = read('limit', SEARCH_PARAMETERS.limit);
  if (errors.length > 0) return refusal('invalid_parameter', errors);
  return { ok: true, value: { text: words, types, limit } };
}
