import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ownJoint, ROBOT, robotWith, ruleNamed, sourceStating } from '../fixtures.ts';

const statesKnownFields = ruleNamed('states-known-fields');

const actuatorStating = (key: string) => ({
  [ACTUATOR]: actuatorWith({ sources: [sourceStating(), sourceStating(key)] }),
});
const robotStating = (key: string) => ({ [ROBOT]: robotWith({ sources: [sourceStating(key)] }) });

test.each([
  'peak_torque_nm',
  'voltage_v',
  'price_usd',
  'name',
  'category',
  'use_cases',
  'availability',
  'product_url',
  'comm',
])('a source of an actuator may state %s, whether or not the file gives it', (key) => {
  expect(faultsOf(statesKnownFields, actuatorStating(key))).toEqual([]);
});

test.each(['peak_torqe_nm', 'specs', 'specs.weight_g', 'dof', 'sources', 'notes', 'joints[0].motor.name'])(
  'a source of an actuator that states %s is a fault',
  (key) => {
    expect(faultsOf(statesKnownFields, actuatorStating(key))).toMatchObject([
      { file: `catalog/${ACTUATOR}`, field: 'sources[1].states', found: `"${key}"` },
    ]);
  },
);

test('a misspelt key is answered with the nearest ones', () => {
  const [fault] = faultsOf(statesKnownFields, actuatorStating('peak_torqe_nm'));
  expect(fault?.wanted).toMatch(/^a field of the file \(nearest: peak_torque_nm/);
});

test.each(['dof', 'joints', 'joints[0].role', 'joints[0].count', 'joints[0].motor.name', 'joints[0].motor.actuator'])(
  'a source of a robot may state %s',
  (key) => {
    expect(faultsOf(statesKnownFields, robotStating(key))).toEqual([]);
  },
);

test.each(['max_speed_rpm', 'joints[1].motor.name', 'joints[0].motor.torque', 'joints[0].motor', 'summary'])(
  'a source of a robot with one joint group that states %s is a fault',
  (key) => {
    expect(faultsOf(statesKnownFields, robotStating(key))).toMatchObject([
      { field: 'sources[0].states', found: `"${key}"` },
    ]);
  },
);

test('a robot whose joints are malformed is left to the rule on types', () => {
  const change = {
    joints: [{ ...ownJoint('Hip (J1)', 1), count: 0 }],
    sources: [sourceStating('joints[0].motor.name')],
  };
  expect(faultsOf(statesKnownFields, { [ROBOT]: robotWith(change) })).toEqual([]);
});
