import { describe, expect, test } from 'vitest';
import type { MotorFile, RobotEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { buildActuator, buildRobot } from '../../../src/catalog/records/build-records.ts';
import { actuatorEntry, BASE_URL, catalogOf, robotEntry } from '../../support/small-catalog.ts';

const surroundings = { brands: catalogOf().brands, baseUrl: BASE_URL };

const listed = buildActuator(
  actuatorEntry({
    product_url: 'https://acme.example/a1',
    specs: { peak_torque_nm: 22, rated_torque_nm: 9, weight_g: 490, gear_ratio: '9:1' },
  }),
  surroundings,
);

const built = (changes: Partial<RobotEntry> = {}) =>
  buildRobot(robotEntry(changes), { ...surroundings, actuators: new Map([[listed.id, listed]]) });

const joint = (motor: MotorFile, count = 1) => ({ role: `Hip (J1-J${count})`, count, motor });
const motorOf = (motor: MotorFile) => built({ joints: [joint(motor)] }).joints[0]?.motor;

const ownName = { id: 'acme-hip', name: 'Hip motor', brand: 'Acme Works' };

describe('a robot', () => {
  test("of a maker without a file has the folder's name", () => {
    expect(built({ brand: 'stranger' })).toMatchObject({
      brand: 'stranger',
      country: null,
      country_flag: null,
    });
  });

  test('without joints has a joint count of 0', () => {
    expect(built({ joints: [] }).joint_count).toBe(0);
  });

  test('has the stated degrees of freedom', () => {
    expect(built({ dof: 6, joints: [joint(ownName, 4)] })).toMatchObject({ dof: 6, joint_count: 4 });
  });

  test('has as many degrees of freedom as joints if its file states none', () => {
    expect(built({ joints: [joint(ownName, 4), joint(ownName, 3)] }).dof).toBe(7);
  });
});

describe('the motor of a joint group', () => {
  test('that is a listed actuator has no speed unless the robot states one', () => {
    expect(motorOf({ actuator: 'acme-a1' })?.rated_speed_rpm).toBeNull();
  });

  test('with its own figures and a link keeps its own figures', () => {
    expect(motorOf({ ...ownName, peak_torque_nm: 28, actuator: 'acme-a1' })).toMatchObject({
      ...ownName,
      peak_torque_nm: 28,
      rated_torque_nm: null,
      actuator_id: 'acme-a1',
      actuator_api_url: 'https://catalog.example/api/v1/actuators/acme-a1',
    });
  });

  test.each([
    { actuator: 'acme-a2' },
    { actuator: 'acme-a2', id: 'x', name: 'X' },
    { actuator: 'acme-a2', brand: 'X' },
  ])('with neither a listed actuator nor its own figures throws: %j', (motor) => {
    expect(() => motorOf(motor)).toThrow('No actuator acme-a2: run `npm run check:catalog`.');
  });
});
