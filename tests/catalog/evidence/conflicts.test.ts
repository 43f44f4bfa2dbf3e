import { expect, test } from 'vitest';
import { claimsAbout, conflictOf } from '../../../src/catalog/evidence/claim.ts';
import { sourceStating } from '../../support/small-catalog.ts';

const VOLTAGE = {
  field: 'voltage_v',
  key: 'voltage_v',
  row: { unit: 'V' as const },
  isInFile: true,
  conditions: undefined,
};

const claimsOfVoltage = (value: string, ...words: readonly string[]) =>
  claimsAbout(
    { ...VOLTAGE, value },
    { sources: words.map((voltage_v) => sourceStating([], { states: { voltage_v } })) },
  );

test('another range of voltages is a conflict, from the lowest to the highest end', () => {
  const claims = claimsOfVoltage('24-60', '24V-60 VDC', '15 – 60 V');
  expect(claims.map(({ value, agrees, conflict }) => ({ value, agrees, conflict }))).toEqual([
    { value: '24-60', agrees: true, conflict: true },
    { value: '15-60', agrees: false, conflict: undefined },
  ]);
  expect(conflictOf(claims)).toEqual([15, 60]);
});

test('a voltage within a range is no conflict', () => {
  expect(conflictOf(claimsOfVoltage('24-60', '24 to 60 V', 'Rated voltage 48 V'))).toBeNull();
});
