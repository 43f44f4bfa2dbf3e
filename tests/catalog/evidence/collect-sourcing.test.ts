import { expect, test } from 'vitest';
import { bulkTables } from '../../../src/bulk/build-tables.ts';
import { actuatorClaims } from '../../../src/catalog/evidence/claims-document.ts';
import { getActuators } from '../../support/ask.ts';
import { pageOf } from '../../support/read.ts';
import { actuatorEntry, datasetOf, serviceOf, sourceStating } from '../../support/small-catalog.ts';

const catalog = {
  actuators: [
    actuatorEntry({
      specs: { peak_torque_nm: 22, weight_g: 500 },
      figures: { length_mm: 56, pole_pairs: 21 },
      aliases: ['A-One'],
      replaced_by: 'acme-a2',
      sources: [
        sourceStating([], { states: { peak_torque_nm: '22 Nm', length_mm: '56 mm' } }),
        sourceStating([], { kind: 'distributor', states: { weight_g: '500 g', length_mm: '58 mm' } }),
      ],
    }),
    actuatorEntry({ id: 'acme-a2', name: 'A2' }),
  ],
};

test('an actuator has who states each figure, its conflicts, its other names and its successor', () => {
  const asked = { fields: 'stated_by,conflicts,aliases,replaced_by' };
  expect(pageOf(getActuators(serviceOf(catalog), asked)).data).toEqual([
    {
      id: 'acme-a1',
      stated_by: {
        ...{ peak_torque_nm: 'manufacturer', length_mm: 'manufacturer' },
        ...{ weight_g: 'distributor', pole_pairs: 'unstated', country: 'unstated' },
      },
      conflicts: { length_mm: { least: 56, most: 58 } },
      ...{ aliases: ['A-One'], replaced_by: 'acme-a2' },
    },
    {
      id: 'acme-a2',
      stated_by: { peak_torque_nm: 'manufacturer', country: 'unstated' },
      conflicts: null,
      aliases: null,
      replaced_by: null,
    },
  ]);
});

test('the file of actuators has the same as text', () => {
  const rows = bulkTables(datasetOf(catalog)).find(({ name }) => name === 'actuators')?.rows;
  expect(rows).toMatchObject([
    {
      stated_by: [
        'manufacturer: peak_torque_nm length_mm',
        'distributor: weight_g',
        'unstated: pole_pairs country',
      ],
      conflicts: ['length_mm: 56 to 58'],
      ...{ aliases: ['A-One'], replaced_by: 'acme-a2' },
    },
    {
      stated_by: ['manufacturer: peak_torque_nm', 'unstated: country'],
      conflicts: null,
      aliases: null,
      replaced_by: null,
    },
  ]);
});

test('a value that filters choose by and that no quote states is our reading', () => {
  const actuators = [
    actuatorEntry({
      availability: 'in_production',
      specs: { peak_torque_nm: 22, comm: ['CAN'], encoder: '14-bit', ip_rating: 'IP54', backdrivable: true },
      sources: [
        sourceStating([], {
          states: { peak_torque_nm: '22 Nm', comm: 'CAN 1 Mbit/s', availability: 'in stock' },
        }),
      ],
    }),
    actuatorEntry({ id: 'acme-a2', name: 'A2', availability: 'unknown' }),
  ];
  const marks = [
    {
      id: 'acme-a1',
      our_reading: ['backdrivable', 'encoder'],
      stated_by: {
        ...{ availability: 'manufacturer', peak_torque_nm: 'manufacturer', comm: 'manufacturer' },
        ...{
          backdrivable: 'our_reading',
          encoder: 'our_reading',
          ip_rating: 'unstated',
          country: 'unstated',
        },
      },
    },
    {
      id: 'acme-a2',
      our_reading: [],
      stated_by: { peak_torque_nm: 'manufacturer', country: 'unstated' },
    },
  ];
  expect(pageOf(getActuators(serviceOf({ actuators }), { fields: 'our_reading,stated_by' })).data).toEqual(
    marks,
  );
  const rows = bulkTables(datasetOf({ actuators })).find(({ name }) => name === 'actuators')?.rows;
  expect(rows?.[0]).toMatchObject({ our_reading: ['backdrivable', 'encoder'] });
  expect(rows?.[0]?.stated_by).toContain('our_reading: backdrivable encoder');
});

test('conflicts, other names and successors can be selected', () => {
  const service = serviceOf(catalog);
  const found = (query: Readonly<Record<string, string>>) =>
    pageOf(getActuators(service, query)).data.map(({ id }) => id);
  expect([found({ has: 'conflicts,replaced_by' }), found({ lacks: 'aliases' })]).toEqual([
    ['acme-a1'],
    ['acme-a2'],
  ]);
});

test.each([
  [{ gear_ratio: '10:1' }, 'qdd_proprioceptive', 'gear_ratio'],
  [{}, 'frameless_driver', 'gear_ratio'],
] as const)('the reflected inertia of %o, %s follows from the %s', (specs, category, ratio) => {
  const conditions = { rotor_inertia_kg_m2: { side: 'motor' } };
  const entry = actuatorEntry({ specs, category, conditions, figures: { rotor_inertia_kg_m2: 0.00006 } });
  const { derived } =
    datasetOf({ actuators: [entry] }).actuators.map((one) => actuatorClaims(one, entry))[0] ?? {};
  const found = derived?.find(({ field }) => field === 'reflected_inertia_kg_m2');
  expect(found?.from).toEqual(['rotor_inertia_kg_m2', ratio]);
});
