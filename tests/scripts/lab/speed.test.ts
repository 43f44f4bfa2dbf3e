import { describe, expect, test } from 'vitest';
import { readWrk } from '../../../scripts/lab/speed/load.ts';
import { COMPARED, misspelt, questionsOver } from '../../../scripts/lab/speed/questions.ts';
import { madeUpWord, synthesise } from '../../../scripts/lab/speed/synthetic-catalog.ts';
import { randomFrom } from '../../../scripts/support/random.ts';
import { catalog } from '../../../src/catalog/catalog.ts';

const entry = (number: number) => ({
  id: `acme-ak${number}`,
  brand: 'acme',
  name: `AK${number} Pro`,
  category: number % 2 === 0 ? 'smart_servo' : 'qdd_proprioceptive',
  use_cases: ['quadruped'],
  price_usd: 100 + number,
  specs: { peak_torque_nm: number, weight_g: 100 * number, gear_ratio: '9:1' },
  sources: [
    {
      url: 'https://acme.example/ak',
      title: 'AK',
      kind: 'manufacturer',
      accessed: '2026-01-02',
      states: { peak_torque_nm: `${number} N·m` },
    },
  ],
});

/** A catalog of a dozen actuators: `acme-ak10` to `acme-ak21`, their peak torque the number in the id. */
const CATALOG = catalog.parse({
  brands: { acme: { name: 'Acme', country: 'DE' } },
  categories: [],
  use_cases: { quadruped: 'Walks on four legs.' },
  actuators: Array.from({ length: 12 }, (_, row) => entry(10 + row)),
  robots: [],
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

describe('questions', () => {
  const questions = questionsOver(CATALOG.actuators);

  test('ask for every id before one comes again', () => {
    expect(new Set(numbers(12).map(questions.one)).size).toBe(12);
  });

  test('never ask for a list twice', () => {
    expect(new Set(numbers(50_000).map(questions.list)).size).toBe(50_000);
  });

  test('compare five different actuators', () => {
    for (const path of numbers(100).map(questions.compare))
      expect(new Set(path.split('=')[1]?.split(',')).size).toBe(COMPARED);
  });

  test('search for a part of a name and a word of the same record, the same in each run; one in ten is misspelt', () => {
    const texts = numbers(50).map(questions.search);
    expect(numbers(50).map(questionsOver(CATALOG.actuators).search)).toEqual(texts);
    expect(
      texts.filter((text) => /quarduped|samrt|servo$|quadruped$|proprioceptive$/.test(text)).length,
    ).toBeGreaterThan(0);
    expect(misspelt('quadruped')).toBe('quarduped');
  });

  test('cannot be put to an empty catalog', () => {
    expect(() => questionsOver([]).one(0)).toThrow('no actuators');
  });
});

describe('a synthetic catalog', () => {
  const made = synthesise(CATALOG, { size: 300, seed: 7 });

  test('is the same for equal seeds only', () => {
    expect(synthesise(CATALOG, { size: 300, seed: 7 })).toEqual(made);
    expect(synthesise(CATALOG, { size: 300, seed: 8 })).not.toEqual(made);
  });

  test('has the wanted size, the real actuators, no id twice, and keeps the rules of its schema', () => {
    const ids = made.actuators.map(({ id }) => id);
    expect(new Set(ids).size).toBe(300);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toEqual(expect.arrayContaining(CATALOG.actuators.map(({ id }) => id)));
    expect(catalog.safeParse(made).success).toBe(true);
  });

  test('has figures between half and twice those of the real ones; what is unknown stays so', () => {
    for (const { specs } of made.actuators) {
      expect(specs.peak_torque_nm).toBeGreaterThanOrEqual(5);
      expect(specs.peak_torque_nm).toBeLessThanOrEqual(42);
      expect(specs.power_w).toBeUndefined();
    }
  });

  test('is never smaller than the real one', () => {
    expect(synthesise(CATALOG, { size: 5, seed: 1 }).actuators).toHaveLength(12);
  });

  test('has made-up words that differ and are words to the search', () => {
    const words = numbers(5000).map(madeUpWord);
    expect(new Set(words).size).toBe(5000);
    expect(words.every((word) => /^[a-z]{6}$/.test(word))).toBe(true);
  });
});

test('random numbers lie from 0 to 1 and spread evenly', () => {
  const random = randomFrom(1);
  const drawn = Array.from({ length: 10_000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, number) => sum + number, 0) / drawn.length).toBeCloseTo(0.5, 1);
});

describe('wrk', () => {
  test('tells its figures in a line of JSON: times become milliseconds, requests a rate', () => {
    const line = '{"requests":1000,"microseconds":500000,"p50_microseconds":397,"p99_microseconds":2626,"failures":2}';
    expect(readWrk(`Running 5s test\n${line}\n`)).toEqual({
      requests: 1000,
      requestsPerSecond: 2000,
      p50: 0.397,
      p99: 2.626,
      failures: 2,
    });
  });

  test('that ends without its line, or without a figure, is told with what it said', () => {
    expect(() => readWrk('unable to connect: Connection refused')).toThrow('Connection refused');
    expect(() => readWrk('{"requests":1}')).toThrow('microseconds');
  });
});
