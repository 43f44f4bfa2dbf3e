import { expect, test } from 'vitest';
import { betterEndOf } from '../../../src/catalog/fields/actuator.ts';
import { actuator } from '../../../src/catalog/records/record-schemas.ts';

test.each([
  ['torque_density_nm_per_kg', 'more'],
  ['max_speed_rpm', 'more'],
  ['weight_g', 'less'],
  ['price_usd', 'less'],
  ['backlash_arcmin', 'less'],
  ['power_w', null],
  ['backdrivable', null],
  ['name', null],
] as const)('of %s the better end is %s', (field, end) => {
  expect(betterEndOf(field)).toBe(end);
});

test('only figures that are numbers have a better end', () => {
  const withEnd = actuator.keyof().options.filter((field) => betterEndOf(field) !== null);
  const isNumber = (field: keyof typeof actuator.shape): boolean =>
    actuator.shape[field].safeParse(1.5).success;
  expect(withEnd.filter((field) => !isNumber(field))).toEqual([]);
});
