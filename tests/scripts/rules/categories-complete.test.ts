import { expect, test } from 'vitest';
import { CATEGORIES } from '../../../src/catalog/fields/actuator.ts';
import { faultsOf, ruleNamed } from '../fixtures.ts';

const categoriesComplete = ruleNamed('categories-complete');

const list = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, label: slug, description: slug }));

test.each([
  ['without any', []],
  ['without one', CATEGORIES.slice(1)],
  ['with one twice', [...CATEGORIES, CATEGORIES[0]]],
  ['in another order', CATEGORIES.toReversed()],
])('a list %s is a fault', (_, slugs) => {
  const faults = faultsOf(categoriesComplete, { 'categories.yaml': list(slugs) });
  expect(faults).toMatchObject([{ file: 'catalog/categories.yaml', found: slugs.join(', ') || 'none' }]);
});
