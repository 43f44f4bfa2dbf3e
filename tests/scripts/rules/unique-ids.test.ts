import { expect, test } from 'vitest';
import { textWith } from '../../support/text-with.ts';
import { actuatorWith, faultsOf, robotWith, ruleNamed } from '../fixtures.ts';

const uniqueIds = ruleNamed('unique-ids');

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
