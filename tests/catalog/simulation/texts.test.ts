import { expect, test } from 'vitest';
import { simulationTexts } from '../../../src/catalog/simulation/texts.ts';

const hip = {
  label: 'Hip (J1-J2)',
  joints: ['hip_j1', 'hip_j2'],
  limits: { forcerange: 22.9, velocity: 30, armature: 0.005 },
};
const unknown = {
  label: 'Wrist -- left (J3)',
  joints: ['wrist_left_j3'],
  limits: { forcerange: null, velocity: null, armature: null },
};

test('MJCF has a motor for each joint, the ratio of a stage as its gear, and the armature of the joint behind it', () => {
  expect(simulationTexts([hip], 3).mjcf).toBe(
    [
      '<motor name="hip_j1" joint="hip_j1" gear="3" forcerange="-22.9 22.9"/>',
      '<motor name="hip_j2" joint="hip_j2" gear="3" forcerange="-22.9 22.9"/>',
      '<!-- Hip (J1-J2): joint armature="0.045" -->',
    ].join('\n'),
  );
});

test('URDF has the limits of each group, torque times the ratio and speed divided by it', () => {
  expect(simulationTexts([hip], 3).urdf).toBe('<limit effort="68.7" velocity="10"/>\n<!-- Hip (J1-J2) -->');
});

test('what is unknown is left out, and said', () => {
  const { mjcf, urdf, isaac_lab } = simulationTexts([unknown]);
  expect(mjcf).toBe(
    '<motor name="wrist_left_j3" joint="wrist_left_j3"/>\n<!-- Wrist - left (J3): rotor inertia or gear ratio not published, peak torque not published -->',
  );
  expect(urdf).toBe('<limit/>\n<!-- Wrist - left (J3), peak torque not published, speed not published -->');
  expect(isaac_lab).toContain('effort_limit_sim=None,  # peak torque not published');
});

test('an external ratio of 1 equals none', () => {
  expect(simulationTexts([hip, unknown], 1)).toEqual(simulationTexts([hip, unknown]));
});

test('a robot of unknown joints has empty texts', () => {
  expect(simulationTexts([])).toMatchObject({ mjcf: '', urdf: '' });
});
