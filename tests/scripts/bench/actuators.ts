import { catalog } from '../../../src/catalog/catalog.ts';
import { buildDataset } from '../../../src/catalog/dataset.ts';

const entry = (number: number) => ({
  id: `acme-ak${number}`,
  brand: 'acme',
  name: `AK${number} Pro`,
  category: number % 2 === 0 ? 'smart_servo' : 'qdd_proprioceptive',
  use_cases: ['quadruped'],
  price_usd: 100 + number,
  specs: { peak_torque_nm: number, weight_g: 100 * number, gear_ratio: '9:1' },
  sources: [
    {
      url: 'https://acme.example/ak',
      title: 'AK',
      kind: 'manufacturer',
      accessed: '2026-01-02',
      states: { peak_torque_nm: `${number} N·m` },
    },
  ],
});

/** A catalog of a dozen actuators: `acme-ak10` to `acme-ak21`, their peak torque the number in the id. */
export const CATALOG = catalog.parse({
  brands: { acme: { name: 'Acme', country: 'DE' } },
  categories: [],
  use_cases: { quadruped: 'Walks on four legs.' },
  actuators: Array.from({ length: 12 }, (_, place) => entry(10 + place)),
  robots: [],
});

/** The dataset of that catalog. */
export const DATASET = buildDataset(CATALOG, 'http://localhost:4321');
