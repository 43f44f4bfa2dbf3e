import { expect, test } from 'vitest';
import { deepFreeze } from '../../../src/catalog/records/dataset.ts';

test('an object is frozen with all its contents and returned', () => {
  const value = { list: [{ deep: { deeper: 1 } }] };
  expect(deepFreeze(value)).toBe(value);
  expect([value, value.list, value.list[0], value.list[0]?.deep].map(Object.isFrozen)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('the values of a map are frozen', () => {
  const value = { inner: 1 };
  const map = new Map([['key', value]]);
  deepFreeze(map);
  expect(Object.isFrozen(map)).toBe(true);
  expect(Object.isFrozen(value)).toBe(true);
});

test.each([null, undefined, 1, 'text', true])('%s is returned unchanged', (value) => {
  expect(deepFreeze(value)).toBe(value);
});
