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

test('a line says what its mass and its price include and what is doubted of them, and nothing of other figures', () => {
  const dataset = datasetOf({
    actuators: [listed],
    suspects: [
      { ids: ['acme-a1'], fields: ['price_usd', 'peak_torque_nm'], says: 'Half of what its sisters cost.' },
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
  const doubts = [{ field: 'price_usd', reason: 'Half of what its sisters cost.' }];
  expect(robot && billOf(dataset, robotDetailOf(dataset, robot)).lines).toMatchObject([
    { exact: true, kinds: { weight_g: 'with driver', price_usd: 'no driver' }, doubts },
    { exact: false, kinds: { price_usd: 'no driver' }, doubts },
  ]);
});
