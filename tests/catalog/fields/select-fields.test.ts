import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { stated, type Fields } from '../../../src/catalog/fields/field.ts';
import { ratioOf } from '../../../src/catalog/fields/ratio.ts';
import {
  answeredShape,
  meaningOf,
  namesWith,
  numericNames,
  sentenceOf,
  valuesOf,
  writtenShape,
} from '../../../src/catalog/fields/select-fields.ts';
import { symbolOf } from '../../../src/catalog/fields/units.ts';
import { answered, text } from '../../../src/catalog/fields/value-schemas.ts';

const TANKS = {
  name: {
    schema: text,
    written: { in: 'head', as: text },
    title: 'Name',
    says: 'Its name.',
    list: 'brands',
    sorts: 2,
  },
  mass_g: { ...stated('g', 'specs'), title: 'Mass', says: 'Its mass.', sorts: 1 },
  volume_l: {
    schema: answered.quantity,
    written: { in: 'head', as: z.number().optional() },
    derive: (usual: number) => usual,
    title: 'Volume',
    says: 'Its volume.',
  },
  mass_per_volume: {
    schema: answered.quantity,
    ratio: { over: 'mass_g', under: 'volume_l', per: 1000 },
    title: 'Density',
    says: 'Mass per volume.',
  },
} as const satisfies Fields<number>;

test('a record has the stated value, else the derived one, else null, in the order of the table', () => {
  expect(Object.entries(valuesOf(TANKS, { mass_g: 3, name: 'T' }, 10))).toEqual([
    ['name', 'T'],
    ['mass_g', 3],
    ['volume_l', 10],
    ['mass_per_volume', 300],
  ]);
  expect(valuesOf(TANKS, { name: 'T', volume_l: 2, colour: 'red' }, 10)).toEqual({
    name: 'T',
    mass_g: null,
    volume_l: 2,
    mass_per_volume: null,
  });
});

test.each([
  [{ over: 'peak_torque_nm', under: 'weight_g', per: 1000 }, { peak_torque_nm: 22, weight_g: 960 }, 22.92],
  [{ over: 'peak_torque_nm', under: 'weight_g', per: 1000 }, { peak_torque_nm: 48, weight_g: 496 }, 96.77],
  [{ over: 'peak_torque_nm', under: 'weight_g', per: 1000 }, { peak_torque_nm: 0, weight_g: 496 }, 0],
  [{ over: 'price_usd', under: 'peak_torque_nm', per: 1 }, { price_usd: 579.9, peak_torque_nm: 22 }, 26.36],
  [{ over: 'price_usd', under: 'peak_torque_nm', per: 1 }, { price_usd: 100, peak_torque_nm: 3 }, 33.33],
])('case %#: a ratio has 4 significant digits', (ratio, values, quotient) => {
  expect(ratioOf(ratio, values)).toBe(quotient);
});

test.each([
  { peak_torque_nm: null, weight_g: 960 },
  { peak_torque_nm: 22, weight_g: null },
  { peak_torque_nm: 22 },
  { peak_torque_nm: 22, weight_g: 0 },
])('the torque density of %j is null', (values) => {
  expect(ratioOf(ACTUATOR_FIELDS.torque_density_nm_per_kg.ratio, values)).toBeNull();
});

describe('from the table of fields', () => {
  test('the schemas of answers have the titles, sentences and units of the rows', () => {
    const schema = z.toJSONSchema(z.strictObject(answeredShape(TANKS)));
    const description = 'Its mass. Null when unknown or rejected.';
    expect(schema.properties?.mass_g).toMatchObject({ title: 'Mass', description, 'x-unit': 'g' });
    expect(schema.required).toEqual(['name', 'mass_g', 'volume_l', 'mass_per_volume']);
  });

  test('the schema of a section of a file has the rows written there', () => {
    expect(Object.keys(writtenShape(TANKS, 'head'))).toEqual(['name', 'volume_l']);
    expect(Object.keys(writtenShape(TANKS, 'specs'))).toEqual(['mass_g']);
  });

  test('the names in a column are in the order of its positions, else of the table', () => {
    expect(namesWith(TANKS, 'sorts')).toEqual(['mass_g', 'name']);
    expect(namesWith(TANKS, 'written')).toEqual(['name', 'mass_g', 'volume_l']);
    expect(namesWith(TANKS, 'better')).toEqual([]);
  });

  test('the numeric fields are those with number values', () => {
    expect(numericNames(TANKS)).toEqual(['mass_g', 'volume_l', 'mass_per_volume']);
  });
});

test('each schema joins the list of allowed values in its own way', () => {
  const lists = { categories: '/c', brands: 'list_brands', use_cases: '/u' };
  expect(sentenceOf('Its name.', TANKS.name.list, lists)).toBe('Its name; see `list_brands`.');
  expect(sentenceOf('Its mass.', undefined, lists)).toBe('Its mass.');
});

test('the schema of a nullable field explains null, unless its row does', () => {
  const rows = { ...TANKS, own: { ...TANKS.volume_l, says: 'Its volume. Null when empty.' } };
  expect(Object.values(rows).map(meaningOf)).toEqual([
    'Its name.',
    'Its mass. Null when unknown or rejected.',
    'Its volume. Null when unknown or rejected.',
    'Mass per volume. Null when unknown or rejected.',
    'Its volume. Null when empty.',
  ]);
});

test.each([
  ['N.m', 'N·m'],
  ['/min', 'rpm'],
  ['g', 'g'],
  ['kg.m2', 'kg·m²'],
  ['furlong', 'furlong'],
  [null, ''],
  [undefined, ''],
] as const)('people write the unit %s as %j', (unit, symbol) => {
  expect(symbolOf(unit)).toBe(symbol);
});
