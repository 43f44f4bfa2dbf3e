import { describe, expect, test } from 'vitest';
import { jointFile, motorFile, robotFile } from '../../src/catalog/catalog.ts';
import { robotEntry } from '../support/small-catalog.ts';

const { id: _id, brand: _brand, ...soundFile } = robotEntry();
const accepts = (change: object): boolean => robotFile.safeParse({ ...soundFile, ...change }).success;
const complaintsOf = (motor: object): string[] =>
  motorFile.safeParse(motor).error?.issues.map(({ message }) => message) ?? [];

const ownMotor = { id: 'acme-hip', name: 'Hip motor', brand: 'Acme' };

describe('a motor', () => {
  test.each([
    { actuator: 'acme-a1' },
    { actuator: 'acme-a1', rated_speed_rpm: 30 },
    ownMotor,
    { ...ownMotor, actuator: 'acme-a1' },
  ])('may be %j', (motor) => {
    expect(complaintsOf(motor)).toEqual([]);
  });

  test('without an actuator and a name is refused', () => {
    expect(complaintsOf({ id: 'acme-hip', brand: 'Acme' })).toEqual(['must name an `actuator` or have a `name`']);
  });

  test.each([
    { name: 'Hip motor' },
    { name: 'Hip motor', id: 'acme-hip' },
    { name: 'Hip motor', brand: 'Acme' },
    { name: 'Hip motor', actuator: 'acme-a1' },
  ])('with a name must have an id and a brand: %j', (motor) => {
    expect(complaintsOf(motor)).toEqual(['with a `name` must also have an `id` and a `brand`']);
  });

  test.each([
    { actuator: 'A1' },
    { id: 'Hip' },
    { name: '' },
    { brand: '' },
    { rated_torque_nm: 0 },
    { peak_torque_nm: 0 },
    { rated_speed_rpm: 0 },
    { weight_g: 0 },
    { gear_ratio: '9' },
    { product_url: 'acme.example' },
    { colour: 'red' },
  ])('with %j is refused', (change) => {
    expect(motorFile.safeParse({ ...ownMotor, ...change }).success).toBe(false);
  });
});

describe('a joint group', () => {
  test('has a role, a count of at least 1 and a motor', () => {
    expect(jointFile.safeParse({ role: 'Hip (J1)', count: 1, motor: ownMotor }).success).toBe(true);
  });

  test.each([{ role: '' }, { count: 0 }, { count: 1.5 }, { motor: {} }, { side: 'left' }])(
    'with %j is refused',
    (change) => {
      expect(jointFile.safeParse({ role: 'Hip (J1)', count: 1, motor: ownMotor, ...change }).success).toBe(false);
    },
  );
});

describe('a robot file', () => {
  test('may have no joints and no figures', () => {
    expect(accepts({ joints: [] })).toBe(true);
  });

  test.each(['quadruped', 'humanoid', 'biped', 'arm', 'mobile_manipulator', 'hand'])('may be of kind %s', (kind) => {
    expect(accepts({ kind })).toBe(true);
  });

  test.each(['payload_kg', 'reach_mm', 'weight_kg', 'price_usd', 'price_max_usd', 'dof'])(
    '%s is a number above 0',
    (name) => {
      expect(accepts({ [name]: 1 })).toBe(true);
      expect(accepts({ [name]: 0 })).toBe(false);
    },
  );

  test.each([
    { name: '' },
    { kind: 'car' },
    { summary: '' },
    { dof: 1.5 },
    { product_url: 'acme.example' },
    { image_url: 'acme.example' },
    { sources: [] },
    { colour: 'red' },
  ])('with %j is refused', (change) => {
    expect(accepts(change)).toBe(false);
  });
});
