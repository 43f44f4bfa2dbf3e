import { describe, expect, test } from 'vitest';
import { areAlike, areOfOneKind, kindFieldOf, kindOf } from '../../../src/catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import type { Field } from '../../../src/catalog/fields/field.ts';

test('a ratio of the tables of fields is of the kind of the torque in it', () => {
  const ratios = Object.entries<Field<never>>(ACTUATOR_FIELDS).flatMap(([name, { ratio }]) =>
    ratio === undefined ? [] : [[name, [ratio.over, ratio.under].find((part) => part.includes('torque'))]],
  );
  expect(ratios.length).toBeGreaterThan(0);
  expect(ratios).toEqual(ratios.map(([name = '']) => [name, kindFieldOf(name)]));
  expect(kindFieldOf('weight_g')).toBe('weight_g');
});

test('a kind is all that a source means by a figure, and not when it holds', () => {
  expect(kindOf({ kind: 'stall', voltage_v: 12, seconds: 3, cooling: 'in air' })).toBe('stall');
  expect(kindOf({ side: 'output', per: 'rms' })).toBe('output, rms');
  expect(kindOf({ includes: 'driver', seller: 'reseller', date: '2026-09' })).toBe('driver');
  expect(kindOf(undefined)).toBe('');
});

test('a figure without a kind is of the kind of no other; a mass of which nothing is said goes with any', () => {
  expect(areOfOneKind('peak_torque_nm', '', 'stall')).toBe(false);
  expect(areOfOneKind('power_w', 'rated', '')).toBe(false);
  expect(areOfOneKind('peak_torque_nm', '', '')).toBe(true);
  expect(areOfOneKind('weight_g', '', 'no driver')).toBe(true);
  expect(areOfOneKind('weight_g', 'with brake', 'no driver')).toBe(false);
});

describe('figures can be ranked', () => {
  const stall = { kind: 'stall' };
  test.each([
    [
      'peak_torque_nm',
      [
        { ...stall, voltage_v: 12 },
        { ...stall, voltage_v: 24 },
      ],
      false,
    ],
    ['peak_torque_nm', [{ ...stall, voltage_v: 12 }, stall], true],
    ['peak_torque_nm', [stall, { kind: 'peak' }], false],
    ['torque_density_nm_per_kg', [stall, { kind: 'peak' }], false],
    ['peak_torque_nm', [{ kind: 'peak' }, {}], false],
    ['peak_torque_nm', [{}, {}], true],
    ['peak_torque_nm', [{ voltage_v: 12 }, { voltage_v: 24 }], false],
    ['peak_torque_nm', [{ kind: 'peak', seconds: 1 }, { kind: 'peak' }], true],
    ['kt_nm_per_a', [{ side: 'motor' }, {}], false],
    ['kt_nm_per_a', [{ side: 'motor', per: 'rms' }, { side: 'motor' }], false],
    ['weight_g', [{ includes: 'driver' }, {}], true],
    ['weight_g', [{ includes: 'driver' }, {}, { includes: 'no driver' }], false],
    ['price_usd', [{ includes: 'driver' }, {}], false],
  ] satisfies [string, Condition[], boolean][])('%s of %j: %s', (field, conditions, alike) => {
    const kindField = kindFieldOf(field);
    const records = conditions.map((condition) => ({
      conditions: { [kindField]: condition },
      price_stated_by: null,
    }));
    expect(areAlike(field, records)).toBe(alike);
  });

  test('prices where one kind of source states them all', () => {
    const priced = (price_stated_by: string) => ({ conditions: {}, price_stated_by });
    const [maker, list] = [priced('maker'), priced('parts list')];
    for (const field of ['price_usd', 'price_per_nm']) {
      expect(areAlike(field, [maker, maker])).toBe(true);
      expect(areAlike(field, [maker, list])).toBe(false);
    }
    expect(areAlike('peak_torque_nm', [maker, list])).toBe(true);
  });
});
