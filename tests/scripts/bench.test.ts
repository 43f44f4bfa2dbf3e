import { describe, expect, test } from 'vitest';
import { enlarge, madeUpWord } from '../../scripts/bench/enlarged-catalog.ts';
import { atLeast, below, verdictOf } from '../../scripts/bench/measurement.ts';
import { questionsOver } from '../../scripts/bench/questions.ts';
import { readWrk } from '../../scripts/bench/run-wrk.ts';
import { catalog } from '../../src/catalog/files/yaml-schemas.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { actuatorProfiles } from '../../src/catalog/records/filterable-records.ts';
import { actuator } from '../../src/catalog/records/record-schemas.ts';

const entry = (number: number) => ({
  id: `acme-ak${number}`,
  brand: 'acme',
  name: `AK${number} Pro`,
  category: number % 2 === 0 ? 'smart_servo' : 'qdd_proprioceptive',
  use_cases: ['quadruped'],
  specs: { peak_torque_nm: number },
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

const CATALOG = catalog.parse({
  brands: { acme: { name: 'Acme', country: 'DE' } },
  categories: [],
  use_cases: { quadruped: 'Walks on four legs.' },
  actuators: Array.from({ length: 1000 }, (_, row) => entry(1000 + row)),
  robots: [],
});

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

describe('questions', () => {
  const questions = questionsOver(CATALOG.actuators);

  test.each([
    ['one', 1000],
    ['list', 5_000],
    ['search', 5_000],
    ['compare', 5_000],
  ] as const)('%s: the first %d differ', (kind, count) => {
    expect(new Set(numbers(count).map(questions[kind])).size).toBe(count);
  });

  test('are the same in each run', () => {
    expect(numbers(50).map(questionsOver(CATALOG.actuators).search)).toEqual(
      numbers(50).map(questions.search),
    );
  });

  test('compare five different actuators', () => {
    for (const path of numbers(400).map(questions.compare))
      expect(new Set(path.split('=')[1]?.split(',')).size).toBe(5);
  });
});

describe('an enlarged catalog', () => {
  const actuators = actuatorProfiles(
    buildDataset({ ...CATALOG, actuators: CATALOG.actuators.slice(0, 300) }, 'http://localhost:4321'),
  );
  const made = enlarge(actuators, { size: 900, seed: 7 });
  const idsOf = (profiles: readonly { readonly id: string }[]): string[] => profiles.map(({ id }) => id);

  test('is the same for equal seeds only', () => {
    expect(enlarge(actuators, { size: 900, seed: 7 })).toEqual(made);
    expect(enlarge(actuators, { size: 900, seed: 8 })).not.toEqual(made);
  });

  test('has the wanted size, the real actuators and no id twice, in the order of ids', () => {
    expect(new Set(idsOf(made)).size).toBe(900);
    expect(idsOf(made)).toEqual(idsOf(made).toSorted());
    expect(idsOf(made)).toEqual(expect.arrayContaining(idsOf(actuators)));
  });

  test('follows the schema, and varies names and figures', () => {
    for (const { id, record } of made) expect(actuator.parse(record).id).toBe(id);
    expect(new Set(made.map(({ record }) => record.name)).size).toBeGreaterThan(750);
    expect(new Set(made.map(({ record }) => record.peak_torque_nm)).size).toBeGreaterThan(350);
  });

  test('has different made-up words', () => {
    expect(new Set(numbers(5000).map(madeUpWord)).size).toBe(5000);
  });
});

test.each([
  [atLeast(0.85), 0.85, 'kept'],
  [atLeast(0.85), 0.84, 'MISSED'],
  [below(2.5), 2.49, 'kept'],
  [below(2.5), 2.5, 'MISSED'],
  [below(2.5), NaN, 'not measured'],
])('%j, measured %d: %s', (bound, measured, verdict) => {
  expect(verdictOf({ figure: 'noise', bound, measured })).toBe(verdict);
});

describe('the figures of wrk', () => {
  const line = (failures: number): string =>
    `{"requests":1000,"microseconds":500000,"p50_microseconds":397,"p99_microseconds":2626,"failures":${failures}}`;

  test('come from its last line of JSON, with times in milliseconds and requests as a rate', () => {
    expect(readWrk(`Running 5s test\n${line(0)}\n`)).toEqual({
      requestsPerSecond: 2000,
      p50: 0.397,
      p99: 2.626,
    });
  });

  test.each([
    ['no line', 'unable to connect: Connection refused', 'Connection refused'],
    ['a figure is missing', '{"requests":1}', 'microseconds'],
    ['requests failed', line(2), '2 of 1000 requests failed'],
  ])('are refused if %s', (_, printed, message) => {
    expect(() => readWrk(printed)).toThrow(message);
  });
});
