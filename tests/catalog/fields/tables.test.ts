import { describe, expect, test } from 'vitest';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import type { Field, Fields } from '../../../src/catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../../src/catalog/fields/motor.ts';
import { fieldOf, fieldsOf, namesOf, namesWith, numericNames } from '../../../src/catalog/fields/read.ts';
import { ROBOT_FIELDS } from '../../../src/catalog/fields/robot.ts';
import { SORT_FIGURES } from '../../support/list-spec.ts';
import { ACTUATOR_FIELDS as ACTUATOR_NAMES, ROBOT_FIELDS as ROBOT_NAMES } from '../../support/spec.ts';

const TABLES: readonly (readonly [string, Fields<never>])[] = [
  ['actuator', ACTUATOR_FIELDS],
  ['robot', ROBOT_FIELDS],
  ['motor', MOTOR_FIELDS],
];

const rowsOf = (fields: Fields<never>): [string, Field<never>][] => Object.entries(fields);
const namesWhere = (fields: Fields<never>, test: (field: Field<never>) => boolean): string[] =>
  rowsOf(fields).flatMap(([name, field]) => (test(field) ? [name] : []));

test('the fields are those of SPEC, in its order', () => {
  expect(namesOf(fieldsOf(ACTUATOR_FIELDS, { in: 'record' }))).toEqual(ACTUATOR_NAMES);
  expect(namesOf(fieldsOf(ROBOT_FIELDS, { in: 'record' }))).toEqual(ROBOT_NAMES);
});

describe.each(TABLES)('each field of the table of an %s', (_record, fields) => {
  test('has a title and sentences that end in a point and name no path', () => {
    const isSentence = (text: string): boolean => /^[A-Z`].*\.$/.test(text) && !text.includes('/api/');
    const untitled = namesWhere(fields, ({ title }) => title === '');
    const unsaid = namesWhere(fields, ({ says, explains }) => !isSentence(says) || !isSentence(explains ?? says));
    expect({ untitled, unsaid }).toEqual({ untitled: [], unsaid: [] });
  });

  test('is stated by files, or follows from what they state', () => {
    expect(namesWhere(fields, ({ written, derive, ratio }) => !written && !derive && !ratio)).toEqual([]);
  });

  test('is on the data sheet, at the head of the page, or has a reason not to be', () => {
    expect(namesWhere(fields, ({ part, lead, absent }) => !part && !lead && !absent)).toEqual([]);
    expect(namesWhere(fields, ({ part, absent }) => part !== undefined && absent !== undefined)).toEqual([]);
  });

  test('has a unit when it is a quantity', () => {
    const counts = ['dof', 'joint_count', 'robot_count'];
    const units = new Set(namesWith(fields, 'unit'));
    expect(numericNames(fields).filter((name) => !units.has(name) && !counts.includes(name))).toEqual([]);
  });

  test('that follows from two others follows from fields of the table', () => {
    const operands = rowsOf(fields).flatMap(([, { ratio }]) => (ratio ? [ratio.over, ratio.under] : []));
    expect(operands.filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
  });

  test.each(['lead', 'sorts'] as const)('has a place of its own in %s', (column) => {
    const places = namesWith(fields, column).map((name) => fieldOf(fields, name)[column]);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });
});

test('only quantities have a better end, bounds, or a place among the sort fields beside the name and the ratio', () => {
  const quantities = new Set<string>(numericNames(ACTUATOR_FIELDS));
  const orderly = namesWhere(ACTUATOR_FIELDS, ({ better, bounds, sorts }) => Boolean(better ?? bounds ?? sorts));
  expect(orderly.filter((name) => !quantities.has(name))).toEqual(['name', 'gear_ratio']);
});

test('the sort fields begin with those of SPEC 4.3, in its order', () => {
  expect(namesWith(ACTUATOR_FIELDS, 'sorts').slice(0, 9)).toEqual([...SORT_FIGURES, 'name']);
});

test.each([
  ['price_usd', '{USD}'],
  ['peak_torque_nm', 'N.m'],
  ['max_speed_rpm', '/min'],
  ['weight_g', 'g'],
  ['torque_density_nm_per_kg', 'N.m/kg'],
  ['backlash_arcmin', "'"],
  ['voltage_v', 'V'],
  ['kt_nm_per_a', 'N.m/A'],
  ['price_per_nm', '{USD}/(N.m)'],
] as const)('the unit of %s is %s', (name, unit) => {
  expect(fieldOf(ACTUATOR_FIELDS, name).unit).toBe(unit);
});

test('a name that no field has is a fault of ours', () => {
  expect(() => fieldOf(ACTUATOR_FIELDS, 'colour')).toThrow('No field is called colour.');
});
