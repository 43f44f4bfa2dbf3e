import { expect, test } from 'vitest';
import { z } from 'zod';
import { actuator } from '../../src/catalog/actuator.ts';
import {
  address,
  fieldMeanings,
  maybeAddress,
  maybeFlag,
  maybeText,
  maybeWords,
  quantity,
  text,
} from '../../src/catalog/field.ts';
import { robot } from '../../src/catalog/robot.ts';
import { ACTUATOR_FIELDS, ROBOT_FIELDS } from '../support/spec.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

test.each([
  { name: 'a quantity', schema: quantity('T', 'g', 'D.'), good: [0, 1.5, null], bad: [-1, '1', undefined, Infinity] },
  { name: 'a text', schema: text('T', 'D.'), good: ['a'], bad: ['', null, 1] },
  { name: 'a text that may be unknown', schema: maybeText('T', 'D.'), good: ['a', null], bad: ['', undefined] },
  { name: 'a flag', schema: maybeFlag('T', 'D.'), good: [true, false, null], bad: ['true', undefined] },
  { name: 'words', schema: maybeWords('T', 'D.'), good: [['a'], [], null], bad: [[''], 'a', undefined] },
  {
    name: 'an address',
    schema: address('T', 'D.'),
    good: ['https://a.example/', 'http://a.example'],
    bad: ['ftp://a.example', 'xhttps://a.example', 'httpss://a.example', null],
  },
  {
    name: 'an address that may be unknown',
    schema: maybeAddress('T', 'D.'),
    good: ['https://a.example/', 'http://a.example', null],
    bad: ['ftp://a.example', 'xhttp://a.example', 'httpx://a.example', undefined],
  },
])('$name takes what it says and nothing else', ({ schema, good, bad }) => {
  expect(good.filter((value) => !accepts(schema, value))).toEqual([]);
  expect(bad.filter((value) => accepts(schema, value))).toEqual([]);
});

test('a field tells its title, its sentence and its unit', () => {
  const schema = z.object({ weight_g: quantity('Mass', 'g', 'Mass of the whole.'), name: text('Name', 'The name.') });
  expect(fieldMeanings(schema)).toEqual([
    { name: 'weight_g', title: 'Mass', description: 'Mass of the whole.', unit: 'g' },
    { name: 'name', title: 'Name', description: 'The name.', unit: null },
  ]);
});

test('a field without words has its name as title, and no sentence', () => {
  expect(fieldMeanings(z.object({ bare: z.string() }))).toEqual([
    { name: 'bare', title: 'bare', description: '', unit: null },
  ]);
});

test.each([
  ['actuator', actuator, ACTUATOR_FIELDS],
  ['robot', robot, ROBOT_FIELDS],
] as const)(
  'the fields of an %s are those of SPEC, in their order, each with a title and a sentence',
  (_name, schema, fields) => {
    const meanings = fieldMeanings(schema);
    expect(meanings.map(({ name }) => name)).toEqual(fields);
    expect(meanings.filter(({ title, description }) => title === '' || !description.endsWith('.'))).toEqual([]);
  },
);

test.each([
  [actuator, 'price_usd', '{USD}'],
  [actuator, 'peak_torque_nm', 'N.m'],
  [actuator, 'rated_torque_nm', 'N.m'],
  [actuator, 'max_speed_rpm', '/min'],
  [actuator, 'weight_g', 'g'],
  [actuator, 'torque_density_nm_per_kg', 'N.m/kg'],
  [actuator, 'backlash_arcmin', "'"],
  [actuator, 'repeatability_arcmin', "'"],
  [actuator, 'voltage_v', 'V'],
  [actuator, 'peak_current_a', 'A'],
  [actuator, 'power_w', 'W'],
  [actuator, 'kt_nm_per_a', 'N.m/A'],
  [actuator, 'price_per_nm', '{USD}/(N.m)'],
  [robot, 'payload_kg', 'kg'],
  [robot, 'reach_mm', 'mm'],
  [robot, 'weight_kg', 'kg'],
  [robot, 'price_usd', '{USD}'],
  [robot, 'price_max_usd', '{USD}'],
] as const)('case %#: the unit of a physical field is its UCUM code', (schema, field, unit) => {
  expect(fieldMeanings(schema).find(({ name }) => name === field)?.unit).toBe(unit);
});
