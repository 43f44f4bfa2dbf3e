import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areAlike,
  areComparable,
  areOfLikeKind,
  basisOf,
  basisTexts,
  type ComparableRecord,
} from '../../../src/catalog/evidence/comparable.ts';
import { kindFieldOf } from '../../../src/catalog/evidence/figure-kind.ts';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import { PRICE_STATED_BY } from '../../../src/catalog/fields/evidence/source.ts';

const stall = { kind: 'stall' };
const of24 = { least: 24, most: 24 };

const recordOf = (field: string, condition: Condition, more: Partial<ComparableRecord> = {}) => ({
  conditions: { [kindFieldOf(field)]: condition },
  price_stated_by: null,
  supply: null,
  ...more,
});

describe('figures can be ranked', () => {
  test.each([
    ['peak_torque_nm', { ...stall, voltage_v: 12 }, { ...stall, voltage_v: 24 }, false],
    ['peak_torque_nm', { ...stall, voltage_v: 12 }, { ...stall, voltage_v: 12 }, true],
    ['peak_torque_nm', { ...stall, voltage_v: 12 }, stall, false],
    ['peak_torque_nm', stall, stall, false],
    ['peak_torque_nm', stall, { kind: 'peak' }, false],
    ['torque_density_nm_per_kg', stall, { kind: 'peak' }, false],
    ['torque_density_nm_per_kg', { ...stall, voltage_v: 12 }, { ...stall, voltage_v: 24 }, false],
    ['peak_torque_nm', { kind: 'peak' }, {}, false],
    ['peak_torque_nm', { kind: 'peak' }, { kind: 'peak' }, true],
    ['peak_torque_nm', { kind: 'peak', voltage_v: 24 }, { kind: 'peak' }, false],
    ['peak_torque_nm', { kind: 'peak', seconds: 1 }, { kind: 'peak' }, true],
    ['max_speed_rpm', { kind: 'no_load' }, { kind: 'no_load' }, false],
    ['kt_nm_per_a', { side: 'motor' }, {}, false],
    ['kt_nm_per_a', { side: 'motor', per: 'rms' }, { side: 'motor' }, false],
    ['weight_g', { includes: 'driver' }, {}, true],
    ['weight_g', { includes: 'driver' }, { includes: 'no driver' }, false],
    ['price_usd', { includes: 'driver' }, {}, false],
  ] satisfies [string, Condition, Condition, boolean][])('%s of %j and %j: %s', (...row) => {
    const [field, one, other, alike] = row;
    expect(areAlike(field, [recordOf(field, one), recordOf(field, other)])).toBe(alike);
    expect(areAlike(field, [recordOf(field, other), recordOf(field, one)])).toBe(alike);
  });

  test('at a single supply as at a stated voltage', () => {
    const stated = recordOf('max_speed_rpm', { kind: 'no_load', voltage_v: 24 });
    const single = recordOf('max_speed_rpm', { kind: 'no_load' }, { supply: of24 });
    const range = recordOf('max_speed_rpm', { kind: 'no_load' }, { supply: { least: 24, most: 48 } });
    expect(areAlike('max_speed_rpm', [stated, single])).toBe(true);
    expect(areAlike('max_speed_rpm', [stated, range])).toBe(false);
    // A mass does not depend on the voltage.
    expect(areAlike('weight_g', [recordOf('weight_g', {}, { supply: of24 }), range])).toBe(true);
  });

  test('if every pair can be compared, not only each with the first', () => {
    const masses = [{ includes: 'driver' }, {}, { includes: 'no driver' }];
    expect(
      areAlike(
        'weight_g',
        masses.map((condition) => recordOf('weight_g', condition)),
      ),
    ).toBe(false);
  });

  test('by kind alone at any voltage', () => {
    const at = (voltage_v: number) => recordOf('max_speed_rpm', { kind: 'no_load', voltage_v });
    expect(areOfLikeKind('max_speed_rpm', [at(12), at(24)])).toBe(true);
    expect(areOfLikeKind('max_speed_rpm', [at(12), recordOf('max_speed_rpm', {})])).toBe(false);
  });
});

const conditions: fc.Arbitrary<Condition> = fc.record(
  {
    kind: fc.constantFrom('stall', 'peak', 'no_load', 'rated'),
    voltage_v: fc.constantFrom(12, 24),
    includes: fc.constantFrom('driver', 'no driver'),
  },
  { requiredKeys: [] },
);
const fields = fc.constantFrom('peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'power_w', 'price_usd');
const parties = fc.constantFrom(...PRICE_STATED_BY);

const stated = fc
  .record({ field: fields, condition: conditions, part: fc.constantFrom('kind', 'voltage_v', 'includes') })
  .filter(({ condition, part }) => condition[part] !== undefined);

test('law: a figure with a stated kind, voltage or list of parts is not compared with one that lacks it', () => {
  fc.assert(
    fc.property(stated, parties, ({ field, condition, part }, price_stated_by) => {
      const full = basisOf(field, recordOf(field, condition, { price_stated_by }));
      const bare = basisOf(field, recordOf(field, { ...condition, [part]: undefined }, { price_stated_by }));
      expect([areComparable(field, full, bare), areComparable(field, bare, full)]).toEqual([false, false]);
    }),
  );
});

test('law: prices are compared only if the same party states both and both include the same parts', () => {
  const priced = fc.record({
    price_stated_by: parties,
    includes: fc.constantFrom(undefined, 'driver', 'cable'),
  });
  fc.assert(
    fc.property(fc.constantFrom('price_usd', 'price_per_nm'), priced, priced, (field, one, other) => {
      const bases = [one, other].map(({ includes, price_stated_by }) =>
        basisOf(field, {
          conditions: { peak_torque_nm: { kind: 'peak' }, price_usd: { includes } },
          price_stated_by,
          supply: null,
        }),
      );
      const [own, its] = bases;
      const areEqual = one.price_stated_by === other.price_stated_by && one.includes === other.includes;
      expect(own && its && areComparable(field, own, its)).toBe(areEqual);
    }),
  );
});

test('the text for two figures names the difference that prevents a comparison', () => {
  const textsOf = (field: string, one: ComparableRecord, other: ComparableRecord) =>
    basisTexts(field, basisOf(field, one), basisOf(field, other));
  expect(
    textsOf(
      'peak_torque_nm',
      recordOf('peak_torque_nm', { kind: 'peak', voltage_v: 24 }),
      recordOf('peak_torque_nm', {}),
    ),
  ).toEqual(['peak at 24 V', 'kind not stated']);
  expect(
    textsOf('max_speed_rpm', recordOf('max_speed_rpm', {}, { supply: of24 }), recordOf('max_speed_rpm', {})),
  ).toEqual(['kind not stated at 24 V', 'kind not stated at a voltage that is not stated']);
  expect(
    textsOf(
      'price_usd',
      recordOf('price_usd', { includes: 'driver' }, { price_stated_by: 'shop' }),
      recordOf('price_usd', {}, { price_stated_by: 'maker' }),
    ),
  ).toEqual(['with driver, stated by a shop', 'stated by the maker']);
});
