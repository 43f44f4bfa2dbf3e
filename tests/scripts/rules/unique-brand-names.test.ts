import { expect, test } from 'vitest';
import { textWith } from '../../support/text-with.ts';
import { faultsOf, ruleNamed } from '../fixtures.ts';

const uniqueBrandNames = ruleNamed('unique-brand-names');

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
