import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ownJoint, ROBOT, robotWith, ruleNamed, sourceStating } from '../fixtures.ts';

const bestSourceFirst = ruleNamed('best-source-first');

const torqueFrom = (...words: readonly string[]) => ({
  [ACTUATOR]: actuatorWith({
    sources: words.map((peak_torque_nm) => ({ ...sourceStating(), states: { peak_torque_nm } })),
  }),
});

test.each([[['22 N·m']], [['22 N·m', '25 N·m']], [['see the chart', '22 N·m', '25 N·m']], [['25 N·m']]])(
  'a figure of 22 N·m from %j is that of the first source, or no one’s',
  (words) => {
    expect(faultsOf(bestSourceFirst, torqueFrom(...words))).toEqual([]);
  },
);

test('a figure of a later source is a fault', () => {
  expect(faultsOf(bestSourceFirst, torqueFrom('25 N·m', '22 N·m'))).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field: 'specs.peak_torque_nm',
      found: '22',
      wanted: '25 as the first source states it, or the source of 22 before it',
    },
  ]);
});

test('figures of motors are held to it too', () => {
  const joints = [ownJoint('Hip (J1)', 1, { rated_speed_rpm: 30 })];
  const stating = (text: string) => ({ ...sourceStating(), states: { 'joints[0].motor.rated_speed_rpm': text } });
  const sources = [stating('35 rpm'), stating('30 rpm')];
  expect(faultsOf(bestSourceFirst, { [ROBOT]: robotWith({ joints, sources }) })).toHaveLength(1);
});
