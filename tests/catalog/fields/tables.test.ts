import { describe, expect, test } from 'vitest';
import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import type { Field, Fields } from '../../../src/catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../../src/catalog/fields/motor.ts';
import { ROBOT_FIELDS } from '../../../src/catalog/fields/robot.ts';
import {
  fieldOf,
  fieldsOf,
  namesOf,
  namesWith,
  numericNames,
} from '../../../src/catalog/fields/select-fields.ts';
import { SORT_FIGURES } from '../../support/list-spec.ts';
import { ACTUATOR_FIELDS as ACTUATOR_NAMES, ROBOT_FIELDS as ROBOT_NAMES } from '../../support/spec.ts';

// Fields at the head of a page, in its links, or not shown.
const EVERYWHERE = 'id name brand product_url';
const ADDRESSES = `${EVERYWHERE} image_url url api_url country_flag sources`;
const TRUST = 'price_stated_by kinds doubts';
const OF_FIGURES =
  'peak_torque_kind peak_torque_voltage_v rated_torque_kind rated_torque_voltage_v max_speed_kind max_speed_voltage_v power_kind kt_side kt_per price_date';
const OF_ACTUATORS =
  'category use_cases datasheet_url notes data_source verified source_url source_domain robot_count min_voltage_v max_voltage_v gear_ratio_number verified_against our_reading stated_by conflicts aliases replaced_by';
const OF_ROBOTS =
  'country price_max_usd summary joint_count kind motor_price_usd payload_per_kg motor_mass_share peak_torque_per_kg dof_counts_gripper';

const TABLES: readonly (readonly [string, Fields<never>, elsewhere: string])[] = [
  ['actuator', ACTUATOR_FIELDS, `${ADDRESSES} ${OF_ACTUATORS} ${OF_FIGURES} ${TRUST}`],
  ['robot', ROBOT_FIELDS, `${ADDRESSES} ${OF_ROBOTS} ${TRUST}`],
  ['motor', MOTOR_FIELDS, `${EVERYWHERE} torque_density_nm_per_kg actuator_id actuator_api_url`],
];

const rowsOf = (fields: Fields<never>): [string, Field<never>][] => Object.entries(fields);
const namesWhere = (fields: Fields<never>, test: (field: Field<never>) => boolean): string[] =>
  rowsOf(fields).flatMap(([name, field]) => (test(field) ? [name] : []));

test('the fields are those of the fixed records, in order', () => {
  expect(namesOf(fieldsOf(ACTUATOR_FIELDS, { in: 'record' }))).toEqual(ACTUATOR_NAMES);
  expect(namesOf(fieldsOf(ROBOT_FIELDS, { in: 'record' }))).toEqual(ROBOT_NAMES);
});

describe.each(TABLES)('every field of the table of an %s', (_record, fields, elsewhere) => {
  test('has a title and full sentences that name no path', () => {
    const isSentence = (text: string): boolean => /^[A-Z`].*\.$/.test(text) && !text.includes('/api/');
    const untitled = namesWhere(fields, ({ title }) => title === '');
    const unsaid = namesWhere(
      fields,
      ({ says, explains }) => !isSentence(says) || !isSentence(explains ?? says),
    );
    expect({ untitled, unsaid }).toEqual({ untitled: [], unsaid: [] });
  });

  test('is stated in files or derived from fields of files', () => {
    expect(namesWhere(fields, ({ written, derive, ratio }) => !written && !derive && !ratio)).toEqual([]);
  });

  test('is on the data sheet, at the head of the page, or listed here as elsewhere', () => {
    expect(namesWhere(fields, ({ part, lead }) => !part && !lead).toSorted()).toEqual(
      elsewhere.split(' ').toSorted(),
    );
  });

  test('has a unit when it is a quantity', () => {
    const counts = ['dof', 'joint_count', 'robot_count'];
    const units = new Set(namesWith(fields, 'unit'));
    expect(numericNames(fields).filter((name) => !units.has(name) && !counts.includes(name))).toEqual([]);
  });

  test('derived from two others is derived from fields of the table', () => {
    const operands = rowsOf(fields).flatMap(([, { ratio }]) => (ratio ? [ratio.over, ratio.under] : []));
    expect(operands.filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
  });

  test.each(['lead', 'sorts'] as const)('has a unique position in %s', (column) => {
    const places = namesWith(fields, column).map((name) => fieldOf(fields, name)[column]);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });
});

test('only quantities have a better end, bounds or sorting, except name, ratio and price date', () => {
  const quantities = new Set<string>(numericNames(ACTUATOR_FIELDS));
  const orderly = namesWhere(ACTUATOR_FIELDS, ({ better, bounds, sorts }) =>
    Boolean(better ?? bounds ?? sorts),
  );
  expect(orderly.filter((name) => !quantities.has(name))).toEqual(['name', 'gear_ratio', 'price_date']);
});

test('the sort fields begin with those of the core, in their order', () => {
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

test('an unknown field name throws', () => {
  expect(() => fieldOf(ACTUATOR_FIELDS, 'colour')).toThrow('No field is called colour.');
});
