import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const voltagesOfTheSupply = ruleNamed('voltages-of-the-supply');

const withVoltages = (voltage_v: unknown, volts: number) => ({
  [ACTUATOR]: actuatorWith({
    specs: { peak_torque_nm: 22, voltage_v },
    conditions: { peak_torque_nm: { kind: 'stall', voltage_v: volts } },
  }),
});

test.each([
  ['inside the range', '24-60', 48],
  ['within ten percent', 24, 25.2],
  ['of an unknown supply', undefined, 72],
])('a voltage %s is sound', (_, supply, volts) => {
  expect(faultsOf(voltagesOfTheSupply, withVoltages(supply, volts))).toEqual([]);
});

test.each([
  [48, 72],
  ['24-48', 60],
])('at a supply of %s V, %s V is a fault, unless a row of suspects names the figure', (supply, volts) => {
  const files = withVoltages(supply, volts);
  const wanted = `a voltage of the supply (${supply}), or a row of suspects.yaml that names the figure, with the arithmetic`;
  const field = 'conditions.peak_torque_nm.voltage_v';
  expect(faultsOf(voltagesOfTheSupply, files)).toEqual([
    { file: `catalog/${ACTUATOR}`, field, found: String(volts), wanted },
  ]);
  const suspects = [{ ids: ['acme-a1'], fields: ['peak_torque_nm'], says: 'Another column.' }];
  expect(faultsOf(voltagesOfTheSupply, { ...files, 'suspects.yaml': suspects })).toEqual([]);
});
