import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { replacementsFor } from '../../../src/query/alternatives/replacements.ts';
import { actuatorEntry, datasetOf } from '../../support/small-catalog.ts';

const old = actuatorEntry({
  id: 'old',
  name: 'A1 V1.0',
  availability: 'discontinued',
  specs: { peak_torque_nm: 20, weight_g: 500, voltage_v: 24, comm: ['CAN'] },
  conditions: { peak_torque_nm: { kind: 'peak' } },
});
const like = (id: string, changes: Partial<ActuatorEntry> = {}): ActuatorEntry =>
  actuatorEntry({ ...old, id, name: id, brand: 'nomad', availability: 'in_production', ...changes });

function replacementsOf(...others: readonly ActuatorEntry[]) {
  const dataset = datasetOf({ actuators: [old, ...others] });
  const actuator = dataset.actuatorById.get('old');
  if (actuator === undefined) throw new Error('The dataset has lost it.');
  return replacementsFor(dataset, actuator);
}

describe('the successors', () => {
  test('are later versions of the model if none is stated', () => {
    const { successors, data } = replacementsOf(
      like('newer', { brand: 'acme', name: 'A1 V1.1' }),
      like('older', { brand: 'acme', name: 'A1 V0.9' }),
      like('other', { brand: 'acme', name: 'A2 V2.0' }),
    );
    expect(successors.map(({ id }) => id)).toEqual(['newer']);
    expect(data.map(({ id }) => id)).not.toContain('newer');
  });
});

const [PEAK, SPEED] = ['peak_torque_nm', 'max_speed_rpm'] as const;

/** A figure of two actuators with its kinds and voltages, and whether it is compared. */
interface UnlikeCase {
  readonly says: string;
  readonly field: 'peak_torque_nm' | 'rated_torque_nm' | 'max_speed_rpm';
  readonly kind?: string;
  readonly other?: string;
  readonly own?: number;
  readonly its?: number;
  readonly isCompared: boolean;
}

describe('the alternatives', () => {
  test('at equal distance are sorted by id, in whatever order distances are summed', () => {
    // One has another bus, the other another category, which add the same distance.
    const joint = {
      ...old,
      specs: { ...old.specs, peak_torque_nm: 60, rated_torque_nm: 27, weight_g: undefined },
    };
    const specs = { ...joint.specs, rated_torque_nm: 20 };
    const others = [
      like('a', { specs: { ...specs, comm: ['TTL'] } }),
      like('b', { specs, category: 'integrated_joint' }),
    ];
    const dataset = datasetOf({ actuators: [joint, ...others] });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    expect(actuator && replacementsFor(dataset, actuator).data.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('list the figures that are better, worse, equal and unknown, also as text', () => {
    const specs = {
      peak_torque_nm: 24,
      weight_g: 600,
      max_speed_rpm: 100,
      voltage_v: '36-48',
      comm: ['CAN', 'UART'],
    };
    const [first] = replacementsOf(like('b', { specs })).data;
    expect(first).toMatchObject({
      better: [{ field: 'peak_torque_nm', value: 24, ratio: 1.2 }],
      worse: [{ field: 'weight_g', value: 600, ratio: 1.2 }],
      equal: [],
      unknown: ['rated_torque_nm', 'max_speed_rpm', 'price_usd', 'backlash_arcmin'],
      voltage_covers: false,
      not_comparable: [],
      text: '20 % more peak torque, 20 % heavier.',
    });
  });

  test('do not compare figures of unlike kinds or without a kind, and say so', () => {
    const of = (kind?: string) => ({ conditions: { peak_torque_nm: { kind, voltage_v: 24 } } });
    const dataset = datasetOf({
      actuators: [
        old,
        like('stalled', of('stall')),
        like('unsaid', of()),
        like('stronger', { ...of('peak'), specs: { ...old.specs, peak_torque_nm: 22 } }),
      ],
    });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    const { data = [] } = actuator === undefined ? {} : replacementsFor(dataset, actuator);
    const same = 'No published figure of the same kind differs by 3 % or more';
    // The same number as a torque of another kind is farther than a peak torque ten percent away.
    expect(data.map(({ id, text, not_comparable }) => [id, not_comparable, text])).toEqual([
      ['stronger', [], '10 % more peak torque.'],
      ['stalled', ['peak_torque_nm'], `${same}; peak torque not compared: stall at 24 V versus peak.`],
      [
        'unsaid',
        ['peak_torque_nm'],
        `${same}; peak torque not compared: kind not stated at 24 V versus peak.`,
      ],
    ]);
    expect(data.flatMap(({ unknown }) => unknown)).not.toContain('peak_torque_nm');
  });

  test.each([
    { says: 'stall torques at one voltage', field: PEAK, kind: 'stall', own: 24, its: 24, isCompared: true },
    { says: 'stall torques of one supply', field: PEAK, kind: 'stall', isCompared: true },
    {
      says: 'stall torques at two voltages',
      field: PEAK,
      kind: 'stall',
      own: 24,
      its: 12,
      isCompared: false,
    },
    { says: 'torques of no kind at two voltages', field: PEAK, own: 24, its: 12, isCompared: false },
    { says: 'peak torques at two voltages', field: PEAK, kind: 'peak', own: 24, its: 12, isCompared: false },
    { says: 'a peak torque at the only supply', field: PEAK, kind: 'peak', own: 24, isCompared: true },
    { says: 'rated torques of no kind', field: 'rated_torque_nm', isCompared: true },
    { says: 'rated torques at two voltages', field: 'rated_torque_nm', own: 24, its: 12, isCompared: false },
    { says: 'speeds at one voltage', field: SPEED, kind: 'no_load', own: 24, its: 24, isCompared: true },
    { says: 'speeds at two voltages', field: SPEED, kind: 'no_load', own: 24, its: 12, isCompared: false },
    { says: 'unlike speeds', field: SPEED, kind: 'no_load', other: 'rated', isCompared: false },
  ] satisfies UnlikeCase[])(
    'compare $says: $isCompared',
    ({ field, kind, other = kind, own, its, isCompared }) => {
      const specs = { ...old.specs, peak_torque_nm: 20, rated_torque_nm: 9, max_speed_rpm: 100 };
      const kinds = { peak_torque_nm: { kind: 'peak' }, max_speed_rpm: { kind: 'no_load' } };
      const having = (condition: Condition) => ({ specs, conditions: { ...kinds, [field]: condition } });
      const dataset = datasetOf({
        actuators: [
          { ...old, ...having({ kind, voltage_v: own }) },
          like('b', having({ kind: other, voltage_v: its })),
        ],
      });
      const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
      const [first] = (actuator && replacementsFor(dataset, actuator).data) ?? [];
      expect(first?.not_comparable).toEqual(isCompared ? [] : [field]);
      expect(first?.equal.some((one) => one.field === field)).toBe(isCompared);
    },
  );

  test('do not compare speeds if only a range of voltages is stated', () => {
    const specs = { ...old.specs, max_speed_rpm: 100, voltage_v: '12-48' };
    const dataset = datasetOf({ actuators: [{ ...old, specs }, like('b', { specs })] });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    expect((actuator && replacementsFor(dataset, actuator).data)?.[0]?.not_comparable).toEqual([
      'max_speed_rpm',
    ]);
  });

  test('do not compare prices of unlike sources or parts, and date each price', () => {
    const priced = (kind: 'manufacturer' | 'distributor', price_usd: number, includes?: string) => ({
      price_usd,
      conditions: { ...old.conditions, price_usd: { includes, date: '2026-10' } },
      sources: old.sources.map((source) => ({
        ...source,
        kind,
        states: { ...source.states, price_usd: `USD ${price_usd}` },
      })),
    });
    const dataset = datasetOf({
      actuators: [
        { ...old, ...priced('manufacturer', 100) },
        like('a-cheaper', priced('manufacturer', 80)),
        like('b-shop', priced('distributor', 50)),
        like('c-driver', priced('manufacturer', 60, 'driver')),
      ],
    });
    const [actuator] = dataset.actuators.filter(({ id }) => id === 'old');
    const { data = [] } = actuator === undefined ? {} : replacementsFor(dataset, actuator);
    expect(
      data.map(({ id, better, not_comparable, price_date }) => [
        id,
        better.map(({ field }) => field),
        not_comparable,
        price_date,
      ]),
    ).toEqual([
      ['a-cheaper', ['price_usd'], [], '2026-10'],
      ['b-shop', [], ['price_usd'], '2026-10'],
      ['c-driver', [], ['price_usd'], '2026-10'],
    ]);
    expect(data[1]?.text).toContain('price not compared: stated by a shop versus stated by the maker');
  });
});
