import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DATA_HEAD, jsonArray } from '../../src/api/json-array.ts';
import { openCollection } from '../../src/query/collection.ts';
import { prepareIndex } from '../../src/query/prepare-index.ts';
import { prepareJson } from '../../src/query/prepared-json.ts';

const withoutIndex = { nameOf: () => '', textOf: () => [], namesOf: () => [], columns: {}, values: {} };
const opened = (values: readonly unknown[]) =>
  openCollection({
    index: prepareIndex(
      values.map((_, place) => ({ id: `${place}` })),
      withoutIndex,
    ),
    json: prepareJson(values),
    members: [],
  });

const someOf = fc.array(fc.jsonValue({ stringUnit: 'binary' }), { minLength: 1, maxLength: 8 }).chain((values) =>
  fc.record({
    values: fc.constant(values),
    places: fc.array(fc.nat(values.length - 1), { maxLength: 8 }),
    more: fc.string({ unit: 'grapheme' }),
  }),
);

test('the JSON of records joins to that of an array of them, in any order and with repeats', () => {
  fc.assert(
    fc.property(someOf, ({ values, places, more }) => {
      const parts = jsonArray(DATA_HEAD, opened(values).jsonOf(places), `],"more":${JSON.stringify(more)}}`);
      const expected = { data: places.map((place) => values[place]), more };
      expect(Buffer.concat(parts).toString()).toBe(JSON.stringify(expected));
    }),
  );
});

test('each record has its own JSON', () => {
  fc.assert(
    fc.property(someOf, ({ values }) => {
      const { jsonOf } = opened(values);
      values.forEach((value, place) => {
        expect(Buffer.concat(jsonOf([place])).toString()).toBe(JSON.stringify(value));
      });
    }),
  );
});

test('records side by side are one part, whatever lies before and after', () => {
  const { jsonOf } = opened(['a', 'b', 'c', 'd', 'e']);
  expect([[0, 1, 2], [1, 2, 4], [2, 1], [], [3]].map((places) => jsonOf(places).length)).toEqual([1, 2, 2, 0, 1]);
});
