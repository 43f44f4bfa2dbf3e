import { describe, expect, test } from 'vitest';
import { describedFields } from '../../../src/api/answers/fields.ts';
import { ACTUATOR_FIELDS as ACTUATOR_TABLE } from '../../../src/catalog/fields/actuator.ts';
import { ROBOT_FIELDS as ROBOT_TABLE } from '../../../src/catalog/fields/robot.ts';
import { fieldsOf, namesOf } from '../../../src/catalog/fields/select-fields.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../../../src/query/list/joint-listing.ts';
import type { Listing } from '../../../src/query/list/list-definition.ts';
import { SORT_FIGURES } from '../../support/list-spec.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';
import { ACTUATOR_FIELDS, MOTOR_FIELDS, ROBOT_FIELDS } from '../../support/spec.ts';

const joints = [{ role: 'Hip (J1-J2)', count: 2, motor: { actuator: 'acme-a1' } }];
const dataset = datasetOf({
  actuators: [
    actuatorEntry({ figures: { length_mm: 40 } }),
    actuatorEntry({ id: 'acme-a2', specs: { weight_g: 500, voltage_v: '24-48' } }),
  ],
  robots: [robotEntry({ joints })],
});
const fields = describedFields(dataset);
const fieldNamed = (record: string, name: string) =>
  fields.find(({ record: kind, field }) => kind === record && field === name);

describe('the list of fields', () => {
  test('has the fields of actuators, robots and motors in record order, then the further members that `fields=` accepts', () => {
    expect(fields.map(({ record, field }) => `${record} ${field}`)).toEqual([
      ...ACTUATOR_FIELDS.map((name) => `actuator ${name}`),
      ...ROBOT_FIELDS.map((name) => `robot ${name}`),
      ...MOTOR_FIELDS.map((name) => `motor ${name}`),
      ...(['extended', 'derived'] as const)
        .flatMap((part) => namesOf(fieldsOf(ACTUATOR_TABLE, { in: part })))
        .map((name) => `actuator ${name}`),
      ...namesOf(fieldsOf(ROBOT_TABLE, { in: 'derived' })).map((name) => `robot ${name}`),
    ]);
  });

  test('states meaning, unit and conversions of each field', () => {
    expect(fieldNamed('actuator', 'peak_torque_nm')).toMatchObject({
      title: 'Peak torque',
      type: 'number',
      unit: 'N.m',
      symbol: 'N·m',
      nullable: true,
      better: 'more',
      derived_from: null,
    });
    expect(fieldNamed('actuator', 'peak_torque_nm')?.conversions).toContainEqual({
      unit: 'kgf.cm',
      factor: 0.0980665,
    });
  });

  test.each([
    ['actuator', 'name', 'string', false],
    ['actuator', 'use_cases', 'array of string', false],
    ['actuator', 'comm', 'array of string', true],
    ['actuator', 'voltage_v', 'number or string', true],
    ['actuator', 'backdrivable', 'boolean', true],
    ['actuator', 'availability', 'string', true],
    ['actuator', 'pole_pairs', 'number', true],
    ['robot', 'dof', 'integer', false],
    ['motor', 'actuator_id', 'string', true],
  ])('has %s.%s of type %s, null allowed: %s', (record, name, ...[type, nullable]) => {
    expect(fieldNamed(record, name)).toMatchObject({ type, nullable });
  });

  test('counts the records with a known value, and all records', () => {
    const counts = ['peak_torque_nm', 'weight_g', 'length_mm'].map((name) => fieldNamed('actuator', name));
    expect(counts.map((field) => [field?.known, field?.of])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(fieldNamed('motor', 'peak_torque_nm')).toMatchObject({ known: 1, of: 1 });
    expect(fieldNamed('robot', 'payload_kg')).toMatchObject({ known: 0, of: 1 });
  });

  test('names both operands of a quotient', () => {
    expect(fieldNamed('actuator', 'price_per_nm')?.derived_from).toEqual(['price_usd', 'peak_torque_nm']);
  });

  test.each([
    [
      'actuator',
      'peak_torque_nm',
      [
        'min_peak_torque_nm',
        'max_peak_torque_nm',
        'peak_points',
        'rated_points',
        'has',
        'lacks',
        'include_unknown',
      ],
    ],
    ['actuator', 'use_cases', ['q', 'use_case']],
    [
      'actuator',
      'max_speed_rpm',
      ['min_speed_rpm', 'max_speed_rpm', 'peak_points', 'rated_points', 'has', 'lacks', 'include_unknown'],
    ],
    ['actuator', 'ip_rating', ['min_ip', 'has', 'lacks', 'include_unknown']],
    ['actuator', 'voltage_v', ['voltage_v', 'has', 'lacks', 'include_unknown']],
    ['actuator', 'verified', ['verified']],
    [
      'actuator',
      'outer_diameter_mm',
      ['min_outer_diameter_mm', 'max_outer_diameter_mm', 'has', 'lacks', 'include_unknown'],
    ],
    ['actuator', 'robot_count', ['min_robot_count', 'used_in', 'robot_id', 'has', 'lacks']],
    ['robot', 'kind', ['kind']],
    ['robot', 'payload_kg', ['min_payload_kg', 'max_payload_kg', 'has', 'lacks', 'include_unknown']],
    [
      'motor',
      'peak_torque_nm',
      ['min_peak_torque_nm', 'max_peak_torque_nm', 'has', 'lacks', 'include_unknown'],
    ],
    ['motor', 'actuator_id', ['actuator_id', 'linked', 'has', 'lacks', 'include_unknown']],
  ])('has the filters of %s.%s: %j', (record, name, filters) => {
    expect(fieldNamed(record, name)?.filters).toEqual(filters);
  });

  test('states whether the list can be sorted by a field', () => {
    expect(fieldNamed('motor', 'peak_torque_nm')?.sorts).toBe(true);
    expect(fieldNamed('motor', 'product_url')?.sorts).toBe(false);
    const sorted = fields
      .filter(({ record, sorts }) => record === 'actuator' && sorts)
      .map(({ field }) => field);
    expect(sorted).toEqual(expect.arrayContaining([...SORT_FIGURES, 'name']));
  });

  test('has every filter of its lists, and every filter belongs to a field', () => {
    const named = new Set(fields.map(({ field }) => field));
    const listings: readonly Pick<Listing, 'filters'>[] = [ACTUATOR_LISTING, ROBOT_LISTING, JOINT_LISTING];
    for (const { filters } of listings)
      for (const [name, { about }] of Object.entries(filters))
        expect(
          about.filter((field) => !named.has(field)),
          name,
        ).toEqual([]);
    const asking = Object.entries(ACTUATOR_LISTING.filters).filter(([, { about }]) => about.length === 0);
    expect(asking.map(([name]) => name)).toEqual([]);
  });
});

test('each field is known for some record of the real catalog', () => {
  expect(describedFields(realService.dataset).filter(({ known }) => known === 0)).toEqual([]);
});
