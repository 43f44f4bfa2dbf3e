import { beforeAll, describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { idsOf, listActuators, walkActuators, walkIds, type Actuator } from './support/records.ts';
import { byId, FILTER_CASES, SORT_FIELDS, sorted } from './support/search.ts';

const api = useSharedApi();
const actuators: Actuator[] = [];

beforeAll(async () => {
  actuators.push(...(await walkActuators(api())).toSorted(byId));
});

const spelled = (parameters: Readonly<Record<string, string>>): string => new URLSearchParams(parameters).toString();

describe('filters', () => {
  test.each(FILTER_CASES.map((row) => [spelled(row.parameters), row] as const))(
    '%s finds exactly the actuators that it describes, by id',
    async (_, { parameters, keeps }) => {
      const expected = idsOf(actuators.filter(keeps));
      expect(await walkIds(api(), parameters)).toEqual(expected);
      expect((await listActuators(api(), { ...parameters, limit: 1 })).pagination.total).toBe(expected.length);
    },
  );

  test.each(FILTER_CASES.map((row) => [spelled(row.parameters), row] as const))(
    '%s is a fruitful case: it keeps some and leaves out some',
    (_, { keeps }) => {
      const kept = actuators.filter(keeps).length;
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(actuators.length);
    },
  );

  test('backdrivable=false finds only what is known not to be backdrivable', async () => {
    const expected = idsOf(actuators.filter(({ backdrivable }) => backdrivable === false));
    expect(await walkIds(api(), { backdrivable: 'false' })).toEqual(expected);
  });

  test.each([
    ['brand', 'No Such Maker'],
    ['brand', 'CubeMar'],
    ['use_case', 'no_such_use'],
    ['use_case', 'human'],
  ])('an unknown %s (%s) gives an empty list', async (parameter, value) => {
    expect(await listActuators(api(), { [parameter]: value })).toEqual({
      data: [],
      pagination: { next_cursor: null, has_more: false, total: 0 },
    });
  });

  test.each([
    ['min_peak_torque_nm', 'peak_torque_nm', '0'],
    ['max_weight_g', 'weight_g', '1e12'],
    ['max_price_usd', 'price_usd', '1e12'],
  ] as const)('%s never keeps an actuator of unknown %s', async (parameter, field, value) => {
    const known = actuators.filter((actuator) => actuator[field] !== null);
    expect((await listActuators(api(), { [parameter]: value })).pagination.total).toBe(known.length);
  });

  test.each([
    ['1.5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e1', 10],
    ['2E+1', 20],
    ['+3', 3],
    ['007', 7],
  ])('a number may be written %s', async (text, value) => {
    const { pagination } = await listActuators(api(), { min_peak_torque_nm: text });
    expect(pagination.total).toBe(actuators.filter((actuator) => (actuator.peak_torque_nm ?? -1) >= value).length);
  });
});

describe('order', () => {
  test('is by id ascending when nothing is asked', async () => {
    expect(await walkIds(api())).toEqual(idsOf(actuators));
  });

  test('is by id descending with order=desc alone', async () => {
    expect(await walkIds(api(), { order: 'desc' })).toEqual(idsOf(actuators).toReversed());
  });

  test.each(SORT_FIELDS.flatMap((field) => [[field, 'asc'] as const, [field, 'desc'] as const]))(
    'sort=%s&order=%s puts null last and ties by id',
    async (field, direction) => {
      const found = await walkIds(api(), { sort: field, order: direction });
      expect(found).toEqual(idsOf(sorted(actuators, field, direction)));
    },
  );

  test.each(SORT_FIELDS)('sort=%s alone is descending', async (field) => {
    const [alone, descending] = await Promise.all([
      listActuators(api(), { sort: field }),
      listActuators(api(), { sort: field, order: 'desc' }),
    ]);
    expect(idsOf(alone.data)).toEqual(idsOf(descending.data));
  });

  test.each(SORT_FIELDS)('sort=%s keeps its order under filters', async (field) => {
    const found = await walkIds(api(), { sort: field, order: 'asc', category: 'smart_servo' });
    const wanted = actuators.filter(({ category }) => category === 'smart_servo');
    expect(found).toEqual(idsOf(sorted(wanted, field, 'asc')));
  });
});
