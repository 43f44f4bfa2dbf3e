import { describe, expect, test } from 'vitest';
import { findIds, parseCompareQuery } from '../../../src/query/compare/parse-compare.ts';
import { COMPARING } from '../../../src/query/parameters/parameters.ts';
import type { Query } from '../../support/ask.ts';
import { realService } from '../../support/real-service.ts';
import { textWith } from '../../support/text-with.ts';

const read = (query: Query) => {
  const parsed = parseCompareQuery(new URLSearchParams(query));
  return parsed.ok ? parsed : { ok: false, ...parsed.error };
};
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `a${index}`);

test('the example ids are in the catalog', () => {
  const example = COMPARING.ids.example.split(',');
  expect(findIds(realService.actuators.rowOf, example).notFound).toEqual([]);
});

describe('the ids of a GET comparison', () => {
  test.each<[string, string[]]>([
    ['a', ['a']],
    ['b,a', ['b', 'a']],
    [' a , b ', ['a', 'b']],
    ['a,,b,', ['a', 'b']],
    [', ,a', ['a']],
    ['a,b,a', ['a', 'b']],
    ['a, a', ['a']],
  ])('%j are %j: trimmed, without blanks and repeats', (text, query) => {
    expect(read({ ids: text })).toEqual({ ok: true, value: { ids: query, fields: null } });
  });

  test('may be 20, or more with repeats', () => {
    expect(read({ ids: ids(20).join() }).ok).toBe(true);
    expect(read({ ids: [...ids(20), ...ids(20)].join() }).ok).toBe(true);
  });

  test.each([',', ' , ,'])('must be at least one: %j', (text) => {
    expect(read({ ids: text })).toEqual({
      ok: false,
      code: 'invalid_parameter',
      errors: [
        {
          field: 'ids',
          in: 'query',
          detail: 'must hold 1 to 20 ids; got 0',
          repair: 'Name at least one actuator id, as in `?ids=unitree-go-m8010-6`.',
        },
      ],
    });
  });

  test.each([
    ['absent', '', 'nothing'],
    ['empty', 'ids=', '""'],
    ['blank', 'ids=+', '""'],
  ])('are required: %s', (_case, query, found) => {
    const repair = textWith(/^Give `ids` a value, as in `ids=cubemars-/);
    const detail = `must name at least one id; got ${found}`;
    expect(read(query)).toMatchObject({ ok: false, errors: [{ field: 'ids', in: 'query', detail, repair }] });
  });

  test('may have at most 4096 characters', () => {
    expect(read({ ids: 'x'.repeat(4096) }).ok).toBe(true);
    expect(read({ ids: 'x'.repeat(4097) })).toMatchObject({
      errors: [{ detail: textWith('must be at most 4096 characters') }],
    });
  });
});
