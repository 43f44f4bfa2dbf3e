import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/api/documents/json-document.ts';
import { operationById } from '../../../src/api/operations.ts';
import { SCHEMAS } from '../../../src/api/schemas.ts';
import type { Service } from '../../../src/api/service.ts';
import { actuatorEntry, robotEntry, serviceOf } from '../../support/small-catalog.ts';

const ask = (service: Service, query: Readonly<Record<string, string>>, records = 'actuators') => {
  const { path, answer } = operationById(records === 'robots' ? 'summarize_robots' : 'summarize_actuators');
  const parameters = new URLSearchParams(query);
  const document = answer?.(service, { path, parameters, contentType: null, body: null });
  const body: unknown = JSON.parse(textOf(document ?? { body: 'null' }));
  return { status: document?.status, body };
};

const summaryOf = (service: Service, query: Readonly<Record<string, string>>, records?: string) =>
  SCHEMAS.Summary.parse(ask(service, query, records).body);

const SERVO = { category: 'smart_servo' } as const;
const service = serviceOf({
  actuators: [
    actuatorEntry({ id: 'a', price_usd: 100, specs: { peak_torque_nm: 10, comm: ['CAN', 'UART'] } }),
    actuatorEntry({ id: 'b', price_usd: 300, specs: { peak_torque_nm: 20, comm: ['CAN'] } }),
    actuatorEntry({ id: 'c', brand: 'nomad', ...SERVO, price_usd: 200, specs: { peak_torque_nm: 40 } }),
    actuatorEntry({ id: 'd', brand: 'nomad', ...SERVO, specs: { peak_torque_nm: 80, backdrivable: true } }),
  ],
  robots: [robotEntry({ dof: 12 }), robotEntry({ id: 'acme-hand', kind: 'hand', dof: 5 })],
});

const ofKind = (id: string, kind: string | null, peak_torque_nm?: number) =>
  actuatorEntry({
    id,
    specs: { peak_torque_nm, weight_g: 1000 },
    ...(kind !== null && { conditions: { peak_torque_nm: { kind } } }),
  });

test('a spread over unlike figures counts each kind', () => {
  const unlike = serviceOf({
    actuators: [
      ofKind('a', 'peak', 9),
      ofKind('b', 'peak', 5),
      ofKind('c', 'stall', 30),
      ofKind('d', null, 7),
    ],
  });
  const kinds = [
    { kind: 'peak', count: 2 },
    { kind: 'stall', count: 1 },
    { kind: null, count: 1 },
  ];
  const { spreads } = summaryOf(unlike, { spread_of: 'peak_torque_nm,torque_density_nm_per_kg,weight_g' });
  expect(spreads.map((spread) => spread.kinds)).toEqual([kinds, kinds, [{ kind: null, count: 4 }]]);
  const { spreads: alike } = summaryOf(unlike, { spread_of: 'peak_torque_nm', by: 'peak_torque_kind' });
  expect(alike.map((spread) => spread.kinds)).toEqual(kinds.map((kind) => [kind]));
});

test('a spread counts a kind only if the figure itself is known', () => {
  const one = serviceOf({ actuators: [ofKind('a', 'peak', 9), ofKind('b', null)] });
  expect(summaryOf(one, { spread_of: 'peak_torque_nm' }).spreads[0]?.kinds).toEqual([
    { kind: 'peak', count: 1 },
  ]);
});

test('a spread counts the sides of torque constants and the parts of prices, and nothing for figures without kinds', () => {
  const { spreads } = summaryOf(
    serviceOf({
      actuators: [
        actuatorEntry({
          id: 'a',
          price_usd: 90,
          specs: { kt_nm_per_a: 2, backlash_arcmin: 5 },
          conditions: { kt_nm_per_a: { side: 'output', per: 'rms' }, price_usd: { includes: 'driver' } },
        }),
      ],
    }),
    { spread_of: 'kt_nm_per_a,price_usd,backlash_arcmin' },
  );
  expect(spreads.map(({ kinds }) => kinds)).toEqual([
    [{ kind: 'output, rms', count: 1 }],
    [{ kind: 'driver', count: 1 }],
    undefined,
  ]);
});

describe('a summary', () => {
  test('counts the records by the values of fields, the most frequent first and the unknown last', () => {
    expect(summaryOf(service, { count_by: 'brand,comm,country,backdrivable' })).toEqual({
      total: 4,
      counts: {
        brand: [
          { value: 'Acme', count: 2 },
          { value: 'Nomad', count: 2 },
        ],
        comm: [
          { value: 'CAN', count: 2, our_reading: 2 },
          { value: 'UART', count: 1, our_reading: 1 },
          { value: null, count: 2 },
        ],
        country: [
          { value: 'Switzerland', count: 2 },
          { value: null, count: 2 },
        ],
        backdrivable: [
          { value: 'true', count: 1, our_reading: 1 },
          { value: null, count: 3 },
        ],
      },
      spreads: [],
    });
  });

  test.each([
    ['count_by', 'brnad', 'Did you mean `brand` instead of `brnad`?'],
    ['spread_of', 'price_usd,weigth_g', 'Did you mean `weight_g` instead of `weigth_g`?'],
    ['by', 'catgory', 'Did you mean `by=category`?'],
  ])('refuses a wrong name in %s with the nearest: %s', (field, text, hint) => {
    expect(ask(service, { spread_of: 'weight_g', [field]: text })).toMatchObject({
      status: 400,
      body: { code: 'invalid_parameter', errors: [{ field, in: 'query' }], hint },
    });
  });

  test.each(['limit', 'sort', 'cursor', 'order'])('does not accept %s', (name) => {
    expect(ask(service, { [name]: '1' })).toMatchObject({ status: 400 });
  });
});

// No source states a figure in more digits.
