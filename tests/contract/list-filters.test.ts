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
      // It keeps some, and leaves out some.
      expect([0, actuators.length]).not.toContain(expected.length);
      expect(await walkIds(api(), parameters)).toEqual(expected);
      expect((await listActuators(api(), { ...parameters, limit: 1 })).pagination.total).toBe(expected.length);
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

  // Over the whole catalog; every order of every field in a small one is told in tests/query/order.test.ts.
  test.each(SORT_FIELDS.map((field, number) => [field, number % 2 === 0 ? 'asc' : 'desc'] as const))(
    'sort=%s&order=%s puts null last and ties by id',
    async (sort, order) => {
      expect(await walkIds(api(), { sort, order })).toEqual(idsOf(sorted(actuators, sort, order)));
    },
  );

  test.each(SORT_FIELDS)('sort=%s alone is descending, and keeps its order under filters', async (sort) => {
    const found = await walkIds(api(), { sort, category: 'harmonic_precision' });
    const wanted = actuators.filter(({ category }) => category === 'harmonic_precision');
    expect(found).toEqual(idsOf(sorted(wanted, sort, 'desc')));
  });
});
