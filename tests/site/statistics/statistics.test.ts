import { expect, test } from 'vitest';
import { percentText, statisticsOf } from '../../../src/site/statistics/statistics.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';

const specs = { peak_torque_nm: 10, weight_g: 500, comm: ['CAN'] };
const service = serviceOf({
  actuators: [
    actuatorEntry({ specs, price_usd: 100 }),
    actuatorEntry({ id: 'acme-b', specs: { ...specs, peak_torque_nm: 20 } }),
    actuatorEntry({ id: 'nomad-c', brand: 'nomad' }),
  ],
});
const { coverage, comparisons, countries, buses, brands, leading } = statisticsOf(service);

test('coverage counts the actuators with each figure, the best known first', () => {
  expect(coverage[0]).toMatchObject({ label: 'Peak torque', length: 1, text: '100 %' });
  expect(coverage.find(({ label }) => label === 'Mass')).toMatchObject({ text: '67 %' });
  expect(coverage.map(({ length }) => length)).toEqual(
    coverage.map(({ length }) => length).toSorted((a, b) => b - a),
  );
});

test('a category has its median between its quartiles, on one axis', () => {
  const [density] = comparisons;
  expect(density?.spreads).toMatchObject([{ group: 'qdd_proprioceptive', median: 30, known: 2, unknown: 1 }]);
  for (const { spreads, scale } of statisticsOf(realService).comparisons)
    for (const { p25, median, p75 } of spreads) {
      const axis = [0, ...[p25, median, p75].map(scale.position), 100];
      expect(axis.toSorted((a, b) => a - b)).toEqual(axis);
    }
});

test('stall torques of a category, and figures derived from them, are separate', () => {
  const stall = { peak_torque_nm: { kind: 'stall' as const } };
  const [density] = statisticsOf(
    serviceOf({
      actuators: [
        actuatorEntry({ specs }),
        actuatorEntry({ id: 'acme-b', specs: { ...specs, peak_torque_nm: 40 }, conditions: stall }),
      ],
    }),
  ).comparisons;
  expect(density?.spreads.map(({ group, isStall, median }) => [group, isStall, median])).toEqual([
    ['qdd_proprioceptive', false, 20],
    ['qdd_proprioceptive', true, 80],
  ]);
});

test('countries and buses link to the finder, and the unknown come last without a link', () => {
  expect(countries).toMatchObject([
    { label: 'Switzerland', text: '2' },
    { label: 'unknown', href: null },
  ]);
  expect(buses[0]).toMatchObject({ label: 'CAN', href: '/actuators?comm=CAN', text: '2' });
});

test('each brand has a share for each main figure', () => {
  expect(brands.map(({ brand, total }) => [brand, total])).toEqual([
    ['Acme', 2],
    ['Nomad', 1],
  ]);
  for (const { shares } of brands) expect(shares).toHaveLength(leading.length);
});

test.each([
  [0, '0 %'],
  [0.001, 'under 1 %'],
  [0.01, '1 %'],
  [0.5, '50 %'],
  [0.99, '99 %'],
  [0.999, 'over 99 %'],
  [1, '100 %'],
])('a share of %d is %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});
