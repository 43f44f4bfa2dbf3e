import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../support/openapi.ts';
import { runs } from '../support/runs.ts';
import { LONG, ask } from './asking.ts';
import { SEARCH, someOf } from './drawing.ts';
import { hitsOf, isMended } from './hits.ts';

// The search over actuators, robots and brands has the hits of the oracle, in the same order and with the
// same text.

const { q: text, ...further } = SEARCH;
const found = z.looseObject({
  // A hit shows the kind of each figure as text that is not in the files.
  data: z.array(
    z.looseObject({
      summary: z.string().transform((text) => text.replaceAll(/( N·m| g| USD) \([^)]*\)/g, '$1')),
    }),
  ),
  total: z.number(),
  did_you_mean: z.array(z.string()).optional(),
});

test('a search has the hits of the files', LONG, () => {
  const query = someOf(further, 2, text === undefined ? {} : { q: text });
  fc.assert(
    fc.property(query, (asked) => {
      const { q = '', type, limit = '10' } = asked;
      fc.pre(!isMended(q));
      const types = type === undefined ? null : type.toLowerCase().split(/[, ]+/);
      const expected = hitsOf(q, types);
      const { data, total, did_you_mean } = found.parse(
        ask({ path: '/api/v1/search', query: asked, schema: 'SearchResult' }),
      );
      expect(data).toEqual(expected.slice(0, Number(limit)));
      expect(total).toBe(expected.length);
      // Fewer than three names if no others share a pair of letters.
      expect(did_you_mean === undefined).toBe(total > 0);
      expect(did_you_mean?.length ?? 0).toBeLessThanOrEqual(3);
    }),
    { numRuns: runs(550, 10) },
  );
});

test('every parameter of the search was tested', () => {
  const described = openApiDocument.paths['/api/v1/search']?.get?.parameters.map(({ name }) => name);
  expect(Object.keys(SEARCH).toSorted()).toEqual(described?.toSorted());
});
