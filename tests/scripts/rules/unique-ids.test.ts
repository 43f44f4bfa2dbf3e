import { expect, test } from 'vitest';
import { actuatorWith, faultsOf, robotWith, ruleNamed, textWith } from '../fixtures.ts';

const uniqueIds = ruleNamed('unique-ids');

test('a sound catalog has no fault', () => {
  expect(faultsOf(uniqueIds)).toEqual([]);
});

test('two files whose folder and name join to the same id are both named', () => {
  const files = { 'actuators/acme/pro-a1.yaml': actuatorWith(), 'actuators/acme-pro/a1.yaml': actuatorWith() };
  expect(faultsOf(uniqueIds, files)).toMatchObject([
    { file: 'catalog/actuators/acme/pro-a1.yaml', field: 'id', found: '"acme-pro-a1"' },
    {
      file: 'catalog/actuators/acme-pro/a1.yaml',
      wanted: textWith('catalog/actuators/acme/pro-a1.yaml'),
    },
  ]);
});

test('an actuator and a robot may share an id', () => {
  expect(faultsOf(uniqueIds, { 'robots/acme/a1.yaml': robotWith() })).toEqual([]);
});
