import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { RULES } from '../../../scripts/catalog/rules.ts';
import { ACTUATOR, faultsOf, ROBOT } from '../fixtures.ts';

const NAMES = RULES.map(({ name }) => name).toSorted();

test('each table of rules is in the list', async () => {
  for (const file of readdirSync('scripts/catalog/rules')) {
    const module: unknown = await import(`../../../scripts/catalog/rules/${file}`);
    const tables = Object.entries(z.record(z.string(), z.unknown()).parse(module));
    const rules = tables.flatMap(([name, rows]) => (name.endsWith('_RULES') ? rows : []));
    expect(rules.length, file).toBeGreaterThan(0);
    expect(RULES).toEqual(expect.arrayContaining(rules));
  }
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

test('each rule has a test of its own', () => {
  const tests = readdirSync('tests/scripts/rules').map((file) => file.replace('.test.ts', ''));
  expect(tests.toSorted()).toEqual(NAMES);
});

test('each rule says in a sentence what it holds', () => {
  for (const { description } of RULES) expect(description).toMatch(/^[^ ].{20,}\.$/);
});

test.each(RULES)('$name finds no fault in a sound catalog', (rule) => {
  expect(faultsOf(rule)).toEqual([]);
});

test.each(RULES.filter(({ name }) => name !== 'known-keys-and-types'))(
  '$name leaves malformed files to the rule on types',
  (rule) => {
    const rubbish = {
      [ACTUATOR]: {},
      [ROBOT]: [],
      'brands.yaml': 3,
      'categories.yaml': 'none',
      'use-cases.yaml': null,
    };
    expect(faultsOf(rule, rubbish)).toEqual([]);
  },
);
