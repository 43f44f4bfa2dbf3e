import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { arrangeFiles } from '../../../scripts/catalog/catalog-files.ts';
import { issueLine } from '../../../scripts/catalog/issue.ts';
import { RULES } from '../../../scripts/catalog/rules.ts';
import { numbersOf } from '../../../scripts/catalog/rules/joints.ts';
import { textWith } from '../../support/text-with.ts';
import { ACTUATOR, issuesOf, folderWith, ROBOT, ruleNamed } from '../fixtures.ts';
import { FIGURES } from './figures.ts';
import { IDS } from './ids.ts';
import { READINGS } from './quoted-values.ts';
import { REFERENCES_AND_JOINTS } from './references-and-joints.ts';
import { SOURCES } from './sources.ts';
import { FORMS } from './yaml-files.ts';

const CASES = Object.entries({
  ...FORMS,
  ...IDS,
  ...REFERENCES_AND_JOINTS,
  ...FIGURES,
  ...SOURCES,
  ...READINGS,
}).flatMap(([name, cases]) => cases.map((row) => ({ name, ...row })));

test.each(CASES.filter(({ issues }) => issues.length === 0))('$name, $says: no issue', ({ name, files }) => {
  expect(issuesOf(ruleNamed(name), files)).toEqual([]);
});

test.each(CASES.filter(({ issues }) => issues.length > 0))(
  '$name, $says: an issue',
  ({ name, files, issues, explained }) => {
    const rule = ruleNamed(name);
    expect(issuesOf(rule, files).map(issueLine)).toEqual(issues.map((issue) => textWith(issue)));
    if (explained === undefined) return;
    const { figure, id = 'acme-a1' } = explained;
    const row = { ids: [id], fields: [figure], says: 'Arithmetic.' };
    expect(issuesOf(rule, { ...files, 'suspects.yaml': [row] })).toEqual([]);
  },
);

const NAMES = RULES.map(({ name }) => name).toSorted();

test('every table of rules is in the list', async () => {
  for (const file of readdirSync('scripts/catalog/rules')) {
    const module: unknown = await import(`../../../scripts/catalog/rules/${file}`);
    const tables = Object.entries(z.record(z.string(), z.unknown()).parse(module));
    const rules = tables.flatMap(([name, rows]) => (name.endsWith('_RULES') ? rows : []));
    expect(rules.length, file).toBeGreaterThan(0);
    expect(RULES).toEqual(expect.arrayContaining(rules));
  }
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

test('each rule finds an issue in some case', () => {
  const found = CASES.flatMap(({ name, issues }) => (issues.length > 0 ? name : []));
  expect([...new Set(found)].toSorted()).toEqual(NAMES);
});

test('each rule is described in a sentence', () => {
  for (const { description } of RULES) expect(description).toMatch(/^[^ ].{20,}\.$/);
});

test.each(RULES)('$name finds no issue in a valid catalog', (rule) => {
  expect(issuesOf(rule)).toEqual([]);
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
    expect(issuesOf(rule, rubbish)).toEqual([]);
  },
);

test.each(['compare', 'match', 'summary'])('a record with the id %s is an issue', (id) => {
  const files = arrangeFiles(folderWith());
  const actuators = files.actuators.map((actuator) => ({ ...actuator, id }));
  expect(
    ruleNamed('reserved-ids')
      .check({ ...files, actuators })
      .map(issueLine),
  ).toEqual([textWith(`found "${id}"`)]);
});

test.each([
  ['Hip (J1-J4)', { first: 1, last: 4 }],
  ['Wrist (left) (J12)', { first: 12, last: 12 }],
  ['Hip', null],
  ['Hip (J1-4)', null],
  ['Hip (J1) left', null],
  ['Hip (J1–J4)', null],
])('the numbers of %j are %j', (role, numbers) => {
  expect(numbersOf(role)).toEqual(numbers);
});
