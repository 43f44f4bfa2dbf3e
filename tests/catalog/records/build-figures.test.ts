import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/catalog/files/yaml-schemas.ts';
import {
  actuatorFigures,
  comparableOf,
  jointMotors,
  priceStatedBy,
} from '../../../src/catalog/records/build-figures.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../../support/small-catalog.ts';

const maker = sourceStating([], { states: { peak_torque_nm: '25 Nm', weight_g: '500 g' } });
const list = sourceStating([], {
  kind: 'repository',
  states: { peak_torque_nm: '22 Nm', price_usd: '$100' },
});
const actuator = actuatorEntry({
  price_usd: 100,
  specs: { peak_torque_nm: 22, weight_g: 500, comm: ['CAN'], ip_rating: 'IP54' },
  conditions: { peak_torque_nm: { kind: 'stall', voltage_v: 12 }, weight_g: { includes: 'driver' } },
  sources: [maker, list],
});
const joints = [
  {
    role: 'Hip (J1)',
    count: 1,
    motor: {
      actuator: 'acme-a1',
      rated_speed_rpm: 60,
      conditions: { rated_speed_rpm: { kind: 'limit' } },
    },
  },
  { role: 'Knee (J2)', count: 1, motor: { id: 'own', name: 'Own', brand: 'Acme', peak_torque_nm: 40 } },
];

const datasetWith = (suspects: Catalog['suspects'] = []) =>
  datasetOf({ actuators: [actuator], robots: [robotEntry({ joints })], suspects });

const figureOf = (field: string, suspects: Catalog['suspects'] = []) =>
  actuatorFigures(datasetWith(suspects), 'acme-a1').of(field);

describe('a figure in one piece', () => {
  test('has its value, its conditions, the quotes of all sources and its doubts', () => {
    const suspects = [{ ids: ['acme-a1'], fields: ['peak_torque_nm'], says: 'Too much.' }];
    expect(figureOf('peak_torque_nm', suspects)).toMatchObject({
      ...{ value: 22, conditions: { kind: 'stall', voltage_v: 12 }, doubts: ['Too much.'], rejected: null },
      claims: [
        { words: '25 Nm', agrees: false },
        { words: '22 Nm', agrees: true },
      ],
      from: null,
    });
  });

  test.each([
    ['peak_torque_nm', 'repository'],
    ['weight_g', 'manufacturer'],
    ['comm', 'our_reading'],
    ['ip_rating', 'unstated'],
    ['country', 'unstated'],
    ['torque_density_nm_per_kg', 'derived'],
  ])('%s is marked by its best source: %s', (field, mark) => {
    expect(figureOf(field).mark).toBe(mark);
  });

  test('derived from a torque names its operands and has the kind of the torque', () => {
    expect(figureOf('torque_density_nm_per_kg')).toMatchObject({
      value: 44,
      conditions: { kind: 'stall', voltage_v: 12 },
      from: ['peak_torque_nm', 'weight_g'],
    });
  });

  test('that is rejected has no value, only the conditions of its claim', () => {
    const suspects = [
      { ids: ['acme-a1'], fields: ['peak_torque_nm'], says: 'No.', disputed: ['peak_torque_nm'] },
    ];
    expect(figureOf('peak_torque_nm', suspects)).toMatchObject({
      ...{ value: null, conditions: undefined, doubts: [], mark: 'repository' },
      rejected: { value: 22, conditions: { kind: 'stall', voltage_v: 12 }, reason: 'No.' },
    });
  });

  test('does not exist for a name or an address', () => {
    expect(() => figureOf('name')).toThrow('name');
  });
});

test('a linked motor has the figures of its actuator, with the speed in the joint and the doubts about its link', () => {
  const rows = [
    { ids: ['acme-a1'], fields: ['weight_g'], says: 'Too light.' },
    { ids: ['acme-walker'], fields: ['joints/Hip (J1)/actuator'], says: 'Another version?' },
  ];
  const [hip, knee] = jointMotors(datasetWith(rows), 'acme-walker').map(({ figures }) => figures);
  expect(hip?.of('peak_torque_nm')).toMatchObject({ value: 22, path: 'peak_torque_nm', mark: 'repository' });
  expect(hip?.of('rated_speed_rpm')).toMatchObject({
    ...{ value: 60, path: 'joints/Hip (J1)/rated_speed_rpm', conditions: { kind: 'limit' } },
  });
  expect(hip?.of('weight_g').doubts).toEqual(['Too light.']);
  expect(hip?.of('actuator_id').doubts).toEqual(['Another version?']);
  expect(hip?.doubts.map(({ field }) => field)).toEqual(['weight_g', 'actuator']);
  expect(knee?.of('peak_torque_nm')).toMatchObject({ value: 40, path: 'joints/Knee (J2)/peak_torque_nm' });
  expect(knee?.of('weight_g').value).toBeNull();
});

test.each([
  [['distributor', 'repository'], 'shop'],
  [['repository'], 'parts list'],
  [['manufacturer'], 'maker'],
  [[], null],
] as const)('a price with the sources %j is stated by: %s', (kinds, party) => {
  const sources = kinds.map((kind) => sourceStating([], { kind, states: { price_usd: '$100' } }));
  const entry = actuatorEntry({ price_usd: 100, sources: [...sources, sourceStating(['peak_torque_nm'])] });
  const figures = actuatorFigures(datasetOf({ actuators: [entry] }), entry.id);
  expect(priceStatedBy(figures.of('price_usd'))).toBe(party);
  expect(comparableOf(figures)).toMatchObject({ price_stated_by: party, supply: null });
});
