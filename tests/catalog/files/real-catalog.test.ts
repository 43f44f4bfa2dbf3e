import { describe, expect, test } from 'vitest';
import { actuatorDetailOf, robotDetailOf } from '../../../src/catalog/records/dataset.ts';
import {
  actuator,
  actuatorDetail,
  brand,
  category,
  robotDetail,
  useCase,
} from '../../../src/catalog/records/record-schemas.ts';
import { realService } from '../../support/real-service.ts';
import {
  ACTUATOR_FIELDS,
  CATEGORY_SLUGS,
  JOINT_FIELDS,
  MOTOR_FIELDS,
  ROBOT_FIELDS,
  ROBOT_REF_FIELDS,
} from '../../support/spec.ts';

const { dataset } = realService;
const details = dataset.actuators.map((record) => actuatorDetailOf(dataset, record));
const robots = dataset.robots.map((record) => robotDetailOf(dataset, record));
const joints = robots.flatMap((record) => record.joints);

const distinctKeyLists = (records: readonly object[]): string[] => [
  ...new Set(records.map((record) => Object.keys(record).join(' '))),
];

describe('in the real catalog', () => {
  test.each([
    ['actuator', dataset.actuators, ACTUATOR_FIELDS],
    ['actuator detail', details, [...ACTUATOR_FIELDS, 'robots_using']],
    ['reference to a robot', details.flatMap(({ robots_using }) => robots_using), ROBOT_REF_FIELDS],
    ['robot', dataset.robots, ROBOT_FIELDS],
    ['robot detail', robots, [...ROBOT_FIELDS, 'joints']],
    ['joint group', joints, JOINT_FIELDS],
    ['motor', joints.map(({ motor }) => motor), MOTOR_FIELDS],
    ['category', dataset.categories, ['slug', 'label', 'description', 'actuator_count']],
    ['brand', dataset.brands, ['name', 'actuator_count']],
    ['use case', dataset.useCases, ['name', 'actuator_count']],
  ])('every %s has its fields in their order', (_kind, records, fields) => {
    expect(distinctKeyLists(records)).toEqual([fields.join(' ')]);
  });

  test.each([
    ['actuator', actuator, dataset.actuators],
    ['actuator detail', actuatorDetail, details],
    ['robot detail', robotDetail, robots],
    ['category', category, dataset.categories],
    ['brand', brand, dataset.brands],
    ['use case', useCase, dataset.useCases],
  ])('every %s fits its schema', (_kind, schema, records) => {
    expect(records.filter((record) => !schema.safeParse(record).success)).toEqual([]);
  });

  test("an actuator names a robot exactly when one of the robot's joints names the actuator", () => {
    const byJoints = robots.flatMap(({ id, joints: groups }) =>
      groups.flatMap(({ motor }) => (motor.actuator_id === null ? [] : [`${motor.actuator_id} ${id}`])),
    );
    const byActuators = details.flatMap(({ id, robots_using }) =>
      robots_using.map((robot) => `${id} ${robot.id}`),
    );
    expect(byActuators.toSorted()).toEqual([...new Set(byJoints)].toSorted());
  });

  test('all six categories are listed in their order, and count every actuator once', () => {
    expect(dataset.categories.map(({ slug }) => slug)).toEqual(CATEGORY_SLUGS);
    const counted = dataset.categories.reduce((sum, { actuator_count }) => sum + actuator_count, 0);
    expect(counted).toBe(dataset.actuators.length);
  });

  test('the brands count every actuator once', () => {
    const counted = dataset.brands.reduce((sum, { actuator_count }) => sum + actuator_count, 0);
    expect(counted).toBe(dataset.actuators.length);
  });
});
