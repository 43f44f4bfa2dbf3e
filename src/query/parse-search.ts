import { z } from 'zod';
import type { Result } from '../catalog/result.ts';
import { HIT_LIMIT, rangeText, TEXT_LENGTH } from '../limits.ts';
import { HIT_TYPES } from './findables.ts';
import { integer, lowerCase, several, words, type Parameter } from './parameter.ts';
import { wordsOf, type QueryRefusal } from './parse-list.ts';
import type { Asked } from './rank.ts';
import { givenTexts, refusedText, type Pairs } from './read-parameters.ts';

/** The parameters of the search over all kinds of records. */
export const SEARCH_PARAMETERS = {
  q: {
    schema: words(TEXT_LENGTH).min(1, 'must name what to search for'),
    says: 'What to search for: a name, however it is joined, an alias, or words.',
    example: 'xm430w350',
    required: true,
  },
  type: {
    schema: several(lowerCase, HIT_TYPES).optional(),
    several: { words: HIT_TYPES },
    says: 'What to search for; a comma is "or".',
    example: 'actuator,brand',
  },
  limit: {
    schema: integer(HIT_LIMIT.least, HIT_LIMIT.most).default(HIT_LIMIT.usual),
    says: `Most hits to answer with, ${rangeText(HIT_LIMIT)}.`,
    example: '5',
  },
} satisfies Record<string, Parameter>;

const searchQuery = z.object({
  q: SEARCH_PARAMETERS.q.schema,
  type: SEARCH_PARAMETERS.type.schema,
  limit: SEARCH_PARAMETERS.limit.schema,
});

/** Reads the parameters of a search, or says all that is wrong with them. */
export function parseSearch(pairs: Pairs): Result<Asked, QueryRefusal> {
  const { texts, faults } = givenTexts(pairs, SEARCH_PARAMETERS);
  const parsed = searchQuery.safeParse({ q: '', ...Object.fromEntries(texts) });
  const own = Object.entries<Parameter>(SEARCH_PARAMETERS).flatMap(([name, parameter]) => {
    const issue = parsed.error?.issues.find(({ path }) => path[0] === name);
    if (issue === undefined) return [];
    return [refusedText({ name, text: texts.get(name), issue: issue.message, ...wordsOf(parameter) })];
  });
  if (!parsed.success || faults.length > 0)
    return { ok: false, fault: { code: 'invalid_parameter', faults: [...faults, ...own] } };
  const { q, type = null, limit } = parsed.data;
  return { ok: true, value: { text: q, types: type, limit } };
}
