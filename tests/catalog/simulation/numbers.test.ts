import { describe, expect, test } from 'vitest';
import type { Condition } from '../../../src/catalog/fields/evidence/condition.ts';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { actuatorFigures } from '../../../src/catalog/records/build-figures.ts';
import { entryOf } from '../../../src/catalog/records/dataset.ts';
import {
  simulatedActuator,
  simulatedRobot,
  type SimulatedRecord,
} from '../../../src/catalog/simulation/simulated-records.ts';
import { actuatorEntry, datasetOf, robotEntry } from '../../support/small-catalog.ts';

const numberOf = ({ numbers }: SimulatedRecord, symbol: string) => {
  const found = numbers.find((number) => number.symbol === symbol);
  return found && [found.value, found.origin, found.from];
};

function simulated(changes: Partial<ActuatorEntry>): SimulatedRecord {
  const entry = actuatorEntry(changes);
  const dataset = datasetOf({ actuators: [entry] });
  return simulatedActuator(entryOf(dataset.actuatorById, entry.id), actuatorFigures(dataset, entry.id));
}

const GEARED = { peak_torque_nm: 24, max_speed_rpm: 300, gear_ratio: '10:1', kt_nm_per_a: 0.1 };
const MOTOR_SIDE = { kt_nm_per_a: { side: 'motor' }, rotor_inertia_kg_m2: { side: 'motor' } };

describe('the numbers of an actuator', () => {
  test('are the rated torque if it exceeds half of a stall torque, and say so', () => {
    const conditions = { peak_torque_nm: { kind: 'stall' }, max_speed_rpm: { kind: 'no_load' } };
    const figures = { peak_torque_nm: 3, rated_torque_nm: 2, max_speed_rpm: 60 };
    const servo = simulated({ specs: figures, conditions });
    expect(numberOf(servo, 'forcerange')).toEqual([2, 'published', ['rated_torque_nm']]);
    expect(numberOf(servo, 'velocity')).toEqual([6.283, 'derived', ['max_speed_rpm']]);
    expect(servo.joints[0]?.remarks.velocity).toBe('no load, the torque holds up to 0.3333 of it');
    expect(servo.joints[0]?.remarks.forcerange).toBe('rated torque, kind not stated');
  });

  test.each([
    [{ kind: 'peak' }, 24, 'peak'],
    [{}, 12, 'half of the stated torque, whose kind is not stated'],
    [{ kind: 'momentary' }, 24, 'momentary'],
    [{ kind: 'limit' }, 24, 'model limit'],
  ])('have the certain torque, else the stated one with its kind: %j', (condition, torque, remark) => {
    const gear = simulated({ specs: GEARED, conditions: { peak_torque_nm: condition } });
    expect(numberOf(gear, 'forcerange')?.[0]).toBe(torque);
    expect(gear.joints[0]?.remarks.forcerange).toBe(remark);
  });

  test('state rms or peak amperes for a torque constant if a source does', () => {
    const constantOf = (condition: Condition) =>
      simulated({ specs: GEARED, conditions: { kt_nm_per_a: condition } }).numbers.find(
        ({ symbol }) => symbol === 'kt',
      );
    expect(constantOf({ side: 'motor', per: 'rms' })).toMatchObject({ value: 1, per: 'rms' });
    expect(constantOf({ side: 'output', per: 'peak' })).toMatchObject({ value: 0.1, per: 'peak' });
    expect(constantOf({ side: 'output' })).not.toHaveProperty('per');
  });

  test('state the missing parts of the armature', () => {
    const lacking = (changes: Partial<ActuatorEntry>) => simulated(changes).joints[0]?.remarks.armature;
    const figures = { rotor_inertia_kg_m2: 0.00006 };
    expect(lacking({ specs: GEARED })).toBe('rotor inertia missing');
    expect(lacking({ specs: GEARED, figures })).toBe('side of the published inertia not stated');
    expect(lacking({ specs: {}, figures, conditions: MOTOR_SIDE })).toBe('gear ratio missing');
    expect(lacking({ specs: {} })).toBe('rotor inertia missing, gear ratio missing');
    expect(lacking({ specs: GEARED, figures, conditions: MOTOR_SIDE })).toBeNull();
  });

  test('have a torque constant at the output, and omit one of unstated side', () => {
    const atOutput = simulated({ specs: GEARED, conditions: { kt_nm_per_a: { side: 'output' } } });
    expect(numberOf(atOutput, 'kt')).toEqual([0.1, 'published', ['kt_nm_per_a']]);
    expect(numberOf(simulated({ specs: GEARED }), 'kt')?.[1]).toBe('unknown');
  });

  test('omit a rotor inertia that may be at the output, except in direct drive', () => {
    const figures = { rotor_inertia_kg_m2: 0.00006 };
    const unstated = { rotor_inertia_kg_m2: { side: 'unstated' } };
    expect(numberOf(simulated({ specs: GEARED, figures, conditions: unstated }), 'armature')?.[1]).toBe(
      'unknown',
    );
    const direct = { specs: { gear_ratio: '1:1' }, figures, conditions: unstated };
    expect(numberOf(simulated(direct), 'armature')?.[0]).toBe(0.00006);
    expect(numberOf(simulated({ category: 'frameless_driver', specs: {}, figures }), 'armature')).toEqual([
      0.00006,
      'derived',
      ['rotor_inertia_kg_m2', 'gear_ratio'],
    ]);
  });
});

describe('the numbers of a robot', () => {
  const own = {
    id: 'x',
    name: 'A1, version not stated',
    brand: 'Acme',
    actuator: 'acme-a1',
    peak_torque_nm: 20,
  };
  const dataset = datasetOf({
    actuators: [
      actuatorEntry({ specs: GEARED, figures: { rotor_inertia_kg_m2: 0.00006 }, conditions: MOTOR_SIDE }),
    ],
    robots: [
      robotEntry({
        joints: [
          { role: 'Hip & knee (J1-J3)', count: 3, motor: { actuator: 'acme-a1', rated_speed_rpm: 100 } },
          { role: '颈 (J4)', count: 1, motor: own },
        ],
      }),
    ],
  });
  const [robot] = dataset.robots.map((record) => simulatedRobot(dataset, record));

  test('have no figures of an actuator of unstated version', () => {
    expect(robot && numberOf(robot, '颈 (J4)/forcerange')?.[0]).toBe(10);
    expect(robot && numberOf(robot, '颈 (J4)/armature')?.[1]).toBe('unknown');
  });

  test('belong to joints named by role and number', () => {
    expect(robot?.joints.map(({ joints }) => joints)).toEqual([
      ['hip_knee_j1', 'hip_knee_j2', 'hip_knee_j3'],
      ['joint_j4'],
    ]);
  });
});
