import { describe, expect, test } from 'vitest';
import { buildActuator, buildRobot } from '../../src/catalog/build-records.ts';
import type { MotorFile, RobotEntry } from '../../src/catalog/catalog.ts';
import { actuatorEntry, BASE_URL, catalogOf, robotEntry, sourceStating } from '../support/small-catalog.ts';
import { JOINT_FIELDS, MOTOR_FIELDS, NEVER_NULL_OF_ROBOT, ROBOT_FIELDS } from '../support/spec.ts';

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
const ownFigures = {
  rated_torque_nm: 10,
  peak_torque_nm: 28,
  rated_speed_rpm: 30,
  gear_ratio: '50:1',
  weight_g: 1000,
  product_url: 'https://acme.example/hip',
};

const PUBLISHED = {
  payload_kg: 5,
  reach_mm: 850,
  weight_kg: 20.6,
  price_usd: 1600,
  price_max_usd: 2800,
  product_url: 'https://acme.example/walker',
  image_url: 'https://acme.example/walker.png',
};

describe('a robot', () => {
  test('has the fields of SPEC 2.4 in their order, then its joints', () => {
    expect(Object.keys(built())).toEqual([...ROBOT_FIELDS, 'joints']);
  });

  test('has what its file publishes', () => {
    expect(built(PUBLISHED)).toMatchObject({ ...PUBLISHED, name: 'Walker', summary: 'Walks.' });
  });

  test('has null wherever its file is silent', () => {
    const nulls = Object.entries(built({ brand: 'nomad' })).flatMap(([name, value]) => (value === null ? [name] : []));
    expect(nulls).toEqual(ROBOT_FIELDS.filter((name) => !NEVER_NULL_OF_ROBOT.some((never) => never === name)));
  });

  test("bears its maker's name, country and flag", () => {
    expect(built()).toMatchObject({ brand: 'Acme', country: 'Switzerland', country_flag: '🇨🇭' });
  });

  test("of a maker that no file names bears the folder's name", () => {
    expect(built({ brand: 'stranger' })).toMatchObject({ brand: 'stranger', country: null, country_flag: null });
  });

  test('names the addresses of its sources in their order', () => {
    const sources = ['https://b.example/', 'https://a.example/'].map((url) => sourceStating([], { url }));
    expect(built({ sources }).sources).toEqual(['https://b.example/', 'https://a.example/']);
  });

  test('has a page for people and an address in the API', () => {
    expect(built()).toMatchObject({
      url: 'https://catalog.example/robots/acme-walker',
      api_url: 'https://catalog.example/api/v1/robots/acme-walker',
    });
  });

  test('counts its joints over all joint groups', () => {
    expect(built({ joints: [joint(ownName, 4), joint(ownName, 3)] }).joint_count).toBe(7);
  });

  test('without joints has a joint count of 0', () => {
    expect(built({ joints: [] }).joint_count).toBe(0);
  });

  test('has the degrees of freedom that its file states', () => {
    expect(built({ dof: 6, joints: [joint(ownName, 4)] })).toMatchObject({ dof: 6, joint_count: 4 });
  });

  test('has as many degrees of freedom as joints where its file states none', () => {
    expect(built({ joints: [joint(ownName, 4), joint(ownName, 3)] }).dof).toBe(7);
  });
});

describe('a joint group', () => {
  test('has the fields of SPEC 2.6 in their order', () => {
    const [group] = built({ joints: [joint(ownName)] }).joints;
    expect(Object.keys(group ?? {})).toEqual(JOINT_FIELDS);
  });

  test('keeps its role, its count and its place', () => {
    const joints = [joint(ownName, 4), { role: 'Knee (J5)', count: 1, motor: ownName }];
    expect(built({ joints }).joints).toMatchObject([
      { role: 'Hip (J1-J4)', count: 4 },
      { role: 'Knee (J5)', count: 1 },
    ]);
  });
});

describe('the motor of a joint group', () => {
  test.each([
    ['with its own figures', { ...ownName, ...ownFigures }],
    ['that is listed', { actuator: 'acme-a1' }],
    ['with its own figures and a link', { ...ownName, actuator: 'acme-a1' }],
  ])('%s has the fields of SPEC 2.6 in their order', (_case, motor) => {
    expect(Object.keys(motorOf(motor) ?? {})).toEqual(MOTOR_FIELDS);
  });

  test('that is listed takes all but its speed from the actuator', () => {
    expect(motorOf({ actuator: 'acme-a1', rated_speed_rpm: 286.5 })).toEqual({
      id: 'acme-a1',
      name: 'A1',
      brand: 'Acme',
      rated_torque_nm: 9,
      peak_torque_nm: 22,
      rated_speed_rpm: 286.5,
      gear_ratio: '9:1',
      weight_g: 490,
      torque_density_nm_per_kg: 44.9,
      product_url: 'https://acme.example/a1',
      actuator_id: 'acme-a1',
      actuator_api_url: 'https://catalog.example/api/v1/actuators/acme-a1',
    });
  });

  test('that is listed has no speed where the robot states none', () => {
    expect(motorOf({ actuator: 'acme-a1' })?.rated_speed_rpm).toBeNull();
  });

  test('that is not listed has its own figures and no link', () => {
    expect(motorOf({ ...ownName, ...ownFigures })).toEqual({
      ...ownName,
      ...ownFigures,
      torque_density_nm_per_kg: 28,
      actuator_id: null,
      actuator_api_url: null,
    });
  });

  test('that is not listed has null wherever the robot is silent', () => {
    expect(motorOf(ownName)).toEqual({
      ...ownName,
      ...Object.fromEntries(MOTOR_FIELDS.slice(3).map((name) => [name, null])),
    });
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
  ])(
    'that names no actuator of the catalog and has no figures of its own breaks the promise of the catalog: %j',
    (motor) => {
      expect(() => motorOf(motor)).toThrow('No actuator acme-a2: run `npm run check:catalog`.');
    },
  );
});
