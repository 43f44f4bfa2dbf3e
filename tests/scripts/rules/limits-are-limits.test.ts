import { expect, test } from 'vitest';
import { faultsOf, ownJoint, ROBOT, robotWith, ruleNamed, sourceStating } from '../fixtures.ts';

const limitsAreLimits = ruleNamed('limits-are-limits');

const FIELD = 'joints[0].motor.peak_torque_nm';

const robotStating = (words: string, kind: string | null, url = 'https://acme.example/walker') => {
  const conditions = kind === null ? undefined : { peak_torque_nm: { kind } };
  return {
    [ROBOT]: robotWith({
      joints: [ownJoint('Knee (J1)', 1, { peak_torque_nm: 22, conditions })],
      sources: [{ ...sourceStating(), url, states: { [FIELD]: words } }],
    }),
  };
};

test.each([
  ['effort 22', 'limit', undefined],
  ['forcerange="-22 22"', 'limit', undefined],
  ['22', 'limit', 'https://acme.example/walker.urdf#L3'],
  ['Peak torque 22 N·m', 'peak', undefined],
  ['22 N·m', null, undefined],
] as const)('%s of kind %s is no fault', (words, kind, url) => {
  expect(faultsOf(limitsAreLimits, robotStating(words, kind, url))).toEqual([]);
});

test.each([
  ['Effort [N*m]: 22', null, 'kind not stated'],
  ['<limit effort="22"/>', 'peak', 'kind peak'],
  ['Peak torque 22 N·m', 'limit', 'kind limit'],
] as const)('%s of kind %s is a fault', (words, kind, found) => {
  expect(faultsOf(limitsAreLimits, robotStating(words, kind))).toMatchObject([{ field: FIELD, found }]);
});
