import { expect, test } from 'vitest';
import { madeUpWord } from '../../../scripts/bench/scale/made-up-word.ts';
import { synthesise } from '../../../scripts/bench/scale/synthetic-catalog.ts';
import { randomFrom } from '../../../scripts/support/random.ts';
import { catalog } from '../../../src/catalog/catalog.ts';
import { CATALOG } from './actuators.ts';

const made = synthesise(CATALOG, { size: 300, seed: 7 });

test('equal seeds make equal catalogs, other seeds others', () => {
  expect(synthesise(CATALOG, { size: 300, seed: 7 })).toEqual(made);
  expect(synthesise(CATALOG, { size: 300, seed: 8 })).not.toEqual(made);
});

test('a catalog has the wanted size, the real actuators, and no id twice', () => {
  const ids = made.actuators.map(({ id }) => id);
  expect(new Set(ids).size).toBe(300);
  expect(ids).toEqual(expect.arrayContaining(CATALOG.actuators.map(({ id }) => id)));
});

test('a catalog is sorted by id and keeps the rules of its schema', () => {
  expect(made.actuators.map(({ id }) => id)).toEqual(made.actuators.map(({ id }) => id).toSorted());
  expect(catalog.safeParse(made).success).toBe(true);
});

test('figures vary between half and twice those of the real ones; what is unknown stays so', () => {
  for (const { specs } of made.actuators) {
    expect(specs.peak_torque_nm).toBeGreaterThanOrEqual(5);
    expect(specs.peak_torque_nm).toBeLessThanOrEqual(42);
    expect(specs.power_w).toBeUndefined();
  }
});

test('fewer actuators than there are cannot be made', () => {
  expect(() => synthesise(CATALOG, { size: 5, seed: 1 })).toThrow('wanted at least 12');
});

test('made-up words differ and are words to the search', () => {
  const words = Array.from({ length: 5000 }, (_, number) => madeUpWord(number));
  expect(new Set(words).size).toBe(5000);
  expect(words.every((word) => /^[a-z]{6}$/.test(word))).toBe(true);
});

test('random numbers lie from 0 to 1 and spread evenly', () => {
  const random = randomFrom(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
});
