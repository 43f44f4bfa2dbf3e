import { expect, test } from 'vitest';
import { uniqueBrandNames } from '../../../scripts/catalog/rules/unique-brand-names.ts';
import { faultsOf, textWith } from '../fixtures.ts';

test('a sound catalog has no fault', () => {
  expect(faultsOf(uniqueBrandNames)).toEqual([]);
});

test('names that differ in case only are a fault of the later brand', () => {
  const brands = { acme: { name: 'Acme' }, other: { name: 'Other' }, 'acme-inc': { name: 'ACME' } };
  expect(faultsOf(uniqueBrandNames, { 'brands.yaml': brands })).toMatchObject([
    {
      file: 'catalog/brands.yaml',
      field: 'acme-inc.name',
      found: '"ACME"',
      wanted: textWith('acme has it'),
    },
  ]);
});
