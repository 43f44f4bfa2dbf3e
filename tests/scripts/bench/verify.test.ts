import { expect, test } from 'vitest';
import { compareFound, foundIn } from '../../../scripts/bench/verify.ts';

test('a page of ours holds its records and the total', () => {
  const page = { data: [{ id: 'a' }, { id: 'b' }], pagination: { next_cursor: null, has_more: false, total: 2 } };
  expect(foundIn(page, null)).toEqual({ ids: ['a', 'b'], total: 2 });
});

test('a comparison has no total', () => {
  expect(foundIn({ data: [{ id: 'a' }], not_found: [] }, null)).toEqual({ ids: ['a'], total: null });
});

test('a bare list tells its total in a header', () => {
  expect(foundIn([{ id: 'a' }], '17')).toEqual({ ids: ['a'], total: 17 });
});

test('a record is found as itself', () => {
  expect(foundIn({ id: 'a', name: 'A' }, null)).toEqual({ ids: ['a'], total: null });
});

test('an error is no answer', () => {
  expect(() => foundIn({ status: 404, title: 'Not found' }, null)).toThrow();
});

test('equal records in another order are equal', () => {
  expect(() => compareFound('peer /x', { ids: ['b', 'a'], total: null }, { ids: ['a', 'b'], total: 9 })).not.toThrow();
});

test.each([
  { ids: ['a'], total: 9 },
  { ids: ['a', 'b'], total: 8 },
])('other records or another total are refused: %j', (found) => {
  expect(() => compareFound('peer /x', found, { ids: ['a', 'b'], total: 9 })).toThrow('peer /x: found');
});
