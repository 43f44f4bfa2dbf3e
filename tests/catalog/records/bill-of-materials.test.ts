import { expect, test } from 'vitest';
import { billOf } from '../../../src/catalog/records/bill-of-materials.ts';
import { robotDetailOf } from '../../../src/catalog/records/dataset.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';

const listed = actuatorEntry({
  id: 'acme-a1',
  price_usd: 90,
  specs: { weight_g: 300, peak_torque_nm: 3 },
  conditions: {
    peak_torque_nm: { kind: 'stall' },
    weight_g: { includes: 'driver' },
    price_usd: { includes: 'no driver', date: '2026-11' },
  },
});

const unsure = {
  id: 'a1',
  name: 'A1, version not stated',
  brand: 'Acme',
  weight_g: 310,
  actuator: 'acme-a1',
};

test('a line states what its mass and price include and whether they are doubtful, and nothing of other figures', () => {
  const dataset = datasetOf({
    actuators: [listed],
    suspects: [
      { ids: ['acme-a1'], fields: ['price_usd', 'peak_torque_nm'], says: 'Half of what its variants cost.' },
    ],
    robots: [
      robotEntry({
        id: 'acme-dog',
        joints: [
          { role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1' } },
          { role: 'Knee (J2)', count: 1, motor: unsure },
        ],
      }),
    ],
  });
  const [robot] = dataset.robots;
  const doubts = [{ field: 'price_usd', reason: 'Half of what its variants cost.' }];
  expect(robot && billOf(dataset, robotDetailOf(dataset, robot)).lines).toMatchObject([
    {
      exact: true,
      kinds: { weight_g: 'with driver', price_usd: 'no driver' },
      doubts,
      price_date: '2026-11',
    },
    { exact: false, kinds: { price_usd: 'no driver' }, doubts, price_date: '2026-11' },
  ]);
});

test('the sum of prices counts the motors for each kind of price', () => {
  const { sources } = listed;
  const sold = (
    id: string,
    price_usd: number | undefined,
    { kind = 'manufacturer', includes }: { kind?: 'manufacturer' | 'distributor'; includes?: string } = {},
  ) =>
    actuatorEntry({
      ...listed,
      id,
      name: id,
      price_usd,
      conditions: { price_usd: { includes, date: '2026' } },
      sources: sources.map((source) => ({
        ...source,
        kind,
        states: { ...source.states, price_usd: '9 USD' },
      })),
    });
  const dataset = datasetOf({
    actuators: [
      sold('by-maker', 90),
      sold('by-maker-driven', 100, { includes: 'driver' }),
      sold('by-shop', 50, { kind: 'distributor', includes: 'driver' }),
      sold('unpriced', undefined),
    ],
    robots: [
      robotEntry({
        id: 'acme-dog',
        joints: [
          { role: 'Hip (J1)', count: 1, motor: { actuator: 'by-maker' } },
          { role: 'Knee (J2-J4)', count: 3, motor: { actuator: 'by-shop' } },
          { role: 'Foot (J5)', count: 1, motor: { actuator: 'by-maker' } },
          { role: 'Head (J6)', count: 1, motor: { actuator: 'unpriced' } },
          { role: 'Tail (J7)', count: 1, motor: { ...unsure, actuator: 'by-maker' } },
          { role: 'Neck (J8)', count: 1, motor: { actuator: 'by-maker-driven' } },
        ],
      }),
    ],
  });
  const [robot] = dataset.robots;
  expect(robot && billOf(dataset, robotDetailOf(dataset, robot)).totals.price_usd).toEqual({
    sum: 430,
    known: 6,
    unknown: 2,
    prices: [
      { price_stated_by: 'shop', includes: 'driver', count: 3 },
      { price_stated_by: 'maker', includes: null, count: 2 },
      { price_stated_by: 'maker', includes: 'driver', count: 1 },
    ],
  });
});
