import { expect, test } from 'vitest';
import { actuatorWith, faultsOf, robotWith, ruleNamed } from '../fixtures.ts';

const brandExists = ruleNamed('brand-exists');

test('a brand that no file uses is no fault', () => {
  expect(faultsOf(brandExists, { 'brands.yaml': { acme: { name: 'Acme' }, idle: { name: 'Idle' } } })).toEqual([]);
});

test('a folder that is no brand is a fault that names the nearest brand and how to add one', () => {
  const [fault, ...others] = faultsOf(brandExists, { 'actuators/acmee/a2.yaml': actuatorWith() });
  expect(fault).toMatchObject({ file: 'catalog/actuators/acmee/a2.yaml', field: 'brand', found: '"acmee"' });
  expect(fault?.wanted).toBe(
    'a brand of brands.yaml (nearest: acme); a new one is added there as `acmee: { name: …, country: … }`',
  );
  expect(others).toEqual([]);
});

test('robots need a brand too', () => {
  expect(faultsOf(brandExists, { 'robots/nobody/x.yaml': robotWith() })).toMatchObject([{ found: '"nobody"' }]);
});

test('without a list of brands there is nothing to check', () => {
  expect(faultsOf(brandExists, { 'brands.yaml': undefined })).toEqual([]);
});
