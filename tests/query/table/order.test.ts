import { describe, expect, test } from 'vitest';
import { SORT_FIELDS } from '../../../src/query/parameters/parameters.ts';
import {
  chosenOrder,
  comparePositions,
  countUpTo,
  type RecordOrder,
} from '../../../src/query/table/order.ts';
import { MORE_SORT_FIGURES, promisedAmong, SORT_FIGURES } from '../../support/list-spec.ts';
import { robotEntry, serviceOf } from '../../support/small-catalog.ts';

test.each([
  [undefined, undefined, { sort: null, direction: 'asc' }],
  [undefined, 'desc', { sort: null, direction: 'desc' }],
  ['weight_g', undefined, { sort: 'weight_g', direction: 'desc' }],
  ['weight_g', 'asc', { sort: 'weight_g', direction: 'asc' }],
  ['name', 'desc', { sort: 'name', direction: 'desc' }],
] as const)('sort %s and order %s choose %j', (sort, direction, order) => {
  expect(chosenOrder(sort, direction)).toEqual(order);
});

describe('a position', () => {
  test('equals itself', () => {
    const position = { key: 1, id: 'a' };
    expect(comparePositions(position, position, 'asc')).toBe(0);
  });

  test.each(['asc', 'desc'] as const)('of an unknown figure comes after any known one (%s)', (direction) => {
    expect(comparePositions({ key: null, id: 'a' }, { key: 0, id: 'b' }, direction)).toBe(1);
    expect(comparePositions({ key: 0, id: 'b' }, { key: null, id: 'a' }, direction)).toBe(-1);
  });

  test.each(['asc', 'desc'] as const)('of an equal figure comes by id (%s)', (direction) => {
    expect(comparePositions({ key: null, id: 'a' }, { key: null, id: 'b' }, direction)).toBe(-1);
    expect(comparePositions({ key: 7, id: 'b' }, { key: 7, id: 'a' }, direction)).toBe(1);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [9, 3],
  ])('of %d comes after %d of 1, 3 and 5', (key, count) => {
    const keys = [1, 3, 5];
    const ordered: RecordOrder = {
      rows: Uint32Array.of(0, 1, 2),
      positionOf: (row) => ({ key: keys[row] ?? null, id: 'a' }),
    };
    expect(countUpTo(ordered, { key, id: 'a' }, 'asc')).toBe(count);
  });

  test('comes after none of an empty list', () => {
    const none: RecordOrder = { rows: new Uint32Array(), positionOf: () => ({ key: null, id: '' }) };
    expect(countUpTo(none, { key: 1, id: 'a' }, 'asc')).toBe(0);
  });
});

test('records cannot be sorted by a field that they do not have', () => {
  const { robots } = serviceOf({ robots: [robotEntry()] });
  expect(() => robots.inOrder({ sort: 'weight_g', direction: 'asc' })).toThrow(
    'These records have no weight_g asc.',
  );
});

test('records can be sorted by every field of the core, then by the others', () => {
  const promised = [...SORT_FIGURES, 'name', ...MORE_SORT_FIGURES];
  expect(promisedAmong(SORT_FIELDS, promised)).toEqual(promised);
});
