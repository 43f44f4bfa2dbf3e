import { expect, test } from 'vitest';
import { simulationTexts } from '../../../src/catalog/simulation/snippets.ts';

const hip = {
  label: 'Hip (J1-J2)',
  joints: ['hip_j1', 'hip_j2'],
  limits: { forcerange: 22.9, velocity: 30, armature: 0.005, saturation_effort: null, velocity_limit: null },
  remarks: {
    forcerange: 'peak',
    velocity: 'no load',
    saturation_effort: '',
    velocity_limit: '',
    armature: null,
  },
};
const unknown = {
  label: 'Wrist -- left (J3)',
  joints: ['wrist_left_j3'],
  limits: { forcerange: null, velocity: null, armature: null, saturation_effort: null, velocity_limit: null },
  remarks: {
    ...{ forcerange: '', velocity: '', saturation_effort: '', velocity_limit: '' },
    armature: 'rotor inertia missing',
  },
};
const servo = {
  label: 'servo',
  joints: ['JOINT'],
  limits: { forcerange: 1.5, velocity: 3.1, armature: null, saturation_effort: 3, velocity_limit: 6.2 },
  remarks: {
    ...{ forcerange: 'half of stall at 12 V', velocity: 'where that torque ends on the line to no load' },
    ...{ saturation_effort: 'stall at 12 V', velocity_limit: 'no load at 12 V' },
    armature: 'gear ratio missing',
  },
};

test('MJCF has a motor for each joint, the ratio of a stage as its gear, and the armature of the joint behind it', () => {
  expect(simulationTexts([hip], 3).mjcf).toBe(
    [
      '<motor name="hip_j1" joint="hip_j1" gear="3" forcerange="-22.9 22.9"/>',
      '<motor name="hip_j2" joint="hip_j2" gear="3" forcerange="-22.9 22.9"/>',
      '<!-- Hip (J1-J2): torque peak, joint armature="0.045" -->',
    ].join('\n'),
  );
});

test('URDF has the limits of each group, torque times the ratio and speed divided by it', () => {
  expect(simulationTexts([hip], 3).urdf).toBe(
    '<limit effort="68.7" velocity="10"/>\n<!-- Hip (J1-J2), effort peak, velocity no load -->',
  );
});

test('an unknown number is omitted, and the snippet says so', () => {
  const { mjcf, urdf, isaac_lab } = simulationTexts([unknown]);
  expect(mjcf).toBe(
    '<motor name="wrist_left_j3" joint="wrist_left_j3"/>\n<!-- Wrist - left (J3): peak torque unknown, armature unknown: rotor inertia missing -->',
  );
  expect(urdf).toBe('<limit/>\n<!-- Wrist - left (J3), peak torque unknown, speed unknown -->');
  expect(isaac_lab).toContain('effort_limit_sim=None,  # peak torque unknown');
});

test('Isaac Lab gets a stall torque as a DC motor, behind a stage too', () => {
  expect(simulationTexts([servo], 2).isaac_lab.split('\n')).toEqual([
    'from isaaclab.actuators import DCMotorCfg',
    '',
    '# Through an external stage of 2:1.',
    'ACTUATORS = {',
    '    "servo": DCMotorCfg(',
    '        joint_names_expr=["JOINT"],',
    '        saturation_effort=6,  # N·m, stall at 12 V',
    '        effort_limit=3,  # N·m, half of stall at 12 V',
    '        velocity_limit=3.1,  # rad/s, no load at 12 V',
    '        armature=None,  # armature unknown: gear ratio missing',
    '        stiffness=None,  # as in the model',
    '        damping=None,  # as in the model',
    '    ),',
    '}',
  ]);
});

test('each class of Isaac Lab is imported once, if a group needs it', () => {
  expect(simulationTexts([hip, servo, unknown]).isaac_lab.split('\n')[0]).toBe(
    'from isaaclab.actuators import DCMotorCfg, ImplicitActuatorCfg',
  );
});

test('an external ratio of 1 equals no stage', () => {
  expect(simulationTexts([hip, unknown], 1)).toEqual(simulationTexts([hip, unknown]));
});

test('a robot of unknown joints has empty texts', () => {
  expect(simulationTexts([])).toMatchObject({ mjcf: '', urdf: '' });
});
