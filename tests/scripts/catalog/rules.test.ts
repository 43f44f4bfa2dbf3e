import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from '../../../scripts/catalog/rules.ts';
import { ACTUATOR, faultsOf, ROBOT } from '../fixtures.ts';

const namesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .map((file) => file.replace(ending, ''))
    .toSorted();

test('each rule is in the list under the name of its file', () => {
  expect(RULES.map(({ name }) => name).toSorted()).toEqual(namesIn('scripts/catalog/rules', '.ts'));
});

test('each rule has a test of its own', () => {
  expect(namesIn('tests/scripts/rules', '.test.ts')).toEqual(namesIn('scripts/catalog/rules', '.ts'));
});

test('each rule says in a sentence what it holds', () => {
  for (const { description } of RULES) expect(description).toMatch(/^[^ ].{20,}\.$/);
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
