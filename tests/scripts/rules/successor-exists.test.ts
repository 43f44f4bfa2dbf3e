import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const successorExists = ruleNamed('successor-exists');

test('an actuator may be replaced by another of the catalog', () => {
  const files = { [ACTUATOR]: actuatorWith({ replaced_by: 'acme-a2' }), 'actuators/acme/a2.yaml': actuatorWith() };
  expect(faultsOf(successorExists, files)).toEqual([]);
});

test('a successor that is not in the catalog is a fault, with the nearest id', () => {
  expect(faultsOf(successorExists, { [ACTUATOR]: actuatorWith({ replaced_by: 'acme-a2' }) })).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field: 'replaced_by',
      found: '"acme-a2"',
      wanted: 'the id of another actuator (nearest: acme-a1)',
    },
  ]);
});

test('no actuator replaces itself', () => {
  expect(faultsOf(successorExists, { [ACTUATOR]: actuatorWith({ replaced_by: 'acme-a1' }) })).toHaveLength(1);
});
