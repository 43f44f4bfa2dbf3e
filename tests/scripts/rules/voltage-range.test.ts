import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const voltageRange = ruleNamed('voltage-range');

test.each([undefined, 48, '24-48', '9-12', '11.1-24'])('%j is no backward range', (voltage_v) => {
  expect(faultsOf(voltageRange, { [ACTUATOR]: actuatorWith({ specs: { voltage_v } }) })).toEqual([]);
});

test.each(['48-24', '24-24', '12-9', '24-11.1'])('%j is a fault', (voltage_v) => {
  expect(faultsOf(voltageRange, { [ACTUATOR]: actuatorWith({ specs: { voltage_v } }) })).toMatchObject([
    { file: `catalog/${ACTUATOR}`, field: 'specs.voltage_v', found: `"${voltage_v}"` },
  ]);
});
