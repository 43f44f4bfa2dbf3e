import { expect, test } from 'vitest';
import { haveSameKind, kindFieldOf, kindOf } from '../../../src/catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import type { Field } from '../../../src/catalog/fields/field.ts';

test('a ratio of two fields has the kind of its torque', () => {
  const ratios = Object.entries<Field<never>>(ACTUATOR_FIELDS).flatMap(([name, { ratio }]) =>
    ratio === undefined ? [] : [[name, [ratio.over, ratio.under].find((part) => part.includes('torque'))]],
  );
  expect(ratios.length).toBeGreaterThan(0);
  expect(ratios).toEqual(ratios.map(([name = '']) => [name, kindFieldOf(name)]));
  expect(kindFieldOf('weight_g')).toBe('weight_g');
});

test('a kind is the meaning of a figure, without the conditions under which it holds', () => {
  expect(kindOf({ kind: 'stall', voltage_v: 12, seconds: 3, cooling: 'in air' })).toBe('stall');
  expect(kindOf({ side: 'output', per: 'rms' })).toBe('output, rms');
  expect(kindOf({ includes: 'driver', seller: 'reseller', date: '2026-09' })).toBe('driver');
  expect(kindOf(undefined)).toBe('');
});

test('a figure without a kind has the kind of no other, except a mass, which is comparable with any', () => {
  expect(haveSameKind('peak_torque_nm', '', 'stall')).toBe(false);
  expect(haveSameKind('power_w', 'rated', '')).toBe(false);
  expect(haveSameKind('peak_torque_nm', '', '')).toBe(true);
  expect(haveSameKind('weight_g', '', 'no driver')).toBe(true);
  expect(haveSameKind('weight_g', 'with brake', 'no driver')).toBe(false);
  expect(haveSameKind('price_usd', '', 'driver')).toBe(false);
});
