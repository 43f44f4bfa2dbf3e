import { describe, expect, test } from 'vitest';
import { chosenOrder, comparePositions, countUpTo, type RecordOrder } from '../../src/query/order.ts';
import { SORT_FIELDS } from '../../src/query/sort-fields.ts';
import { MORE_SORT_FIGURES, SORT_FIGURES } from '../support/list-spec.ts';
import { actuatorsFound, robotsFound } from '../support/list.ts';
import { actuatorEntry, robotEntry, serviceOf, serviceWith } from '../support/small-catalog.ts';

/** An actuator all of whose sort figures are low (1) or high (2). */
const withFigures = (id: string, size: 1 | 2) =>
  actuatorEntry({
    id,
    price_usd: 100 * size ** 3,
    specs: {
      peak_torque_nm: 10 * size ** 2,
      rated_torque_nm: size,
      max_speed_rpm: 90 * size,
      weight_g: 1000 * size,
      backlash_arcmin: size - 1,
    },
  });
const withoutFigures = (id: string) => actuatorEntry({ id, specs: {} });

const measured = serviceWith(
  withFigures('d-low', 1),
  withoutFigures('e-unknown'),
  withFigures('c-high', 2),
  withFigures('b-low', 1),
  withoutFigures('a-unknown'),
);

const LOW_FIRST = ['b-low', 'd-low', 'c-high', 'a-unknown', 'e-unknown'];
const HIGH_FIRST = ['c-high', 'b-low', 'd-low', 'a-unknown', 'e-unknown'];

describe.each(SORT_FIGURES)('sorted by %s', (sort) => {
  test('the highest comes first unless order is asc, the unknown last, equals by id', () => {
    expect(actuatorsFound(measured, { sort })).toEqual(HIGH_FIRST);
    expect(actuatorsFound(measured, { sort, order: 'desc' })).toEqual(HIGH_FIRST);
  });

  test('the lowest comes first in ascending order, the unknown last too, equals by id', () => {
    expect(actuatorsFound(measured, { sort, order: 'asc' })).toEqual(LOW_FIRST);
  });
});

describe('sorted by name', () => {
  const named = serviceWith(
    ...[
      ['4', 'alpha'],
      ['2', 'Beta'],
      ['3', 'Alpha'],
      ['1', 'gamma'],
    ].map(([id = '', name = '']) => actuatorEntry({ id, name })),
  );

  test('case is disregarded, and equals come by id', () => {
    expect(actuatorsFound(named, { sort: 'name', order: 'asc' })).toEqual(['3', '4', '2', '1']);
  });

  test('the last name comes first unless order is asc, equals by id all the same', () => {
    expect(actuatorsFound(named, { sort: 'name' })).toEqual(['1', '2', '3', '4']);
  });
});

describe('without sort', () => {
  test('the order is by id', () => {
    expect(actuatorsFound(measured)).toEqual(['a-unknown', 'b-low', 'c-high', 'd-low', 'e-unknown']);
    expect(actuatorsFound(measured, { order: 'asc' })).toEqual(actuatorsFound(measured));
  });

  test('order=desc turns it round', () => {
    expect(actuatorsFound(measured, { order: 'desc' })).toEqual(actuatorsFound(measured).toReversed());
  });

  test('robots come by id', () => {
    const service = serviceOf({ robots: ['b', 'c', 'a'].map((id) => robotEntry({ id })) });
    expect(robotsFound(service)).toEqual(['a', 'b', 'c']);
  });
});

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
  test('compared with itself is equal', () => {
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
  ])('of %d has %d of 1, 3 and 5 up to it', (key, count) => {
    const keys = [1, 3, 5];
    const ordered: RecordOrder = {
      places: Uint32Array.of(0, 1, 2),
      positionOf: (place) => ({ key: keys[place] ?? null, id: 'a' }),
    };
    expect(countUpTo(ordered, { key, id: 'a' }, 'asc')).toBe(count);
  });

  test('has none up to it where there are none', () => {
    const none: RecordOrder = { places: new Uint32Array(), positionOf: () => ({ key: null, id: '' }) };
    expect(countUpTo(none, { key: 1, id: 'a' }, 'asc')).toBe(0);
  });
});

test('records cannot be sorted by what they do not have', () => {
  const { robots } = serviceOf({ robots: [robotEntry()] });
  expect(() => robots.inOrder({ sort: 'weight_g', direction: 'asc' })).toThrow('These records have no weight_g asc.');
});

test('records can be sorted by every field of SPEC, then by the others', () => {
  expect(SORT_FIELDS).toEqual([...SORT_FIGURES, 'name', ...MORE_SORT_FIGURES]);
});
