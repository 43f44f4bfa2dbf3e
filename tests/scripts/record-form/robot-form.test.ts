import { expect, test } from 'vitest';
import {
  draftFile,
  draftName,
  missingFields,
  readDraft,
  unstatedFigures,
  type Draft,
} from '../../../scripts/record-form/draft.ts';
import { readAnswer } from '../../../scripts/record-form/read-answer.ts';
import { ROBOT_FORM, SOUND_ROBOT } from './form.ts';

const JOINTS = '[{role: Hip (J1-J4), count: 4, motor: {actuator: acme-a1, rated_speed_rpm: 20}}]';

const draftOf = (values: Readonly<Record<string, string>>, ...states: readonly string[]): Draft =>
  readDraft(ROBOT_FORM.fields, values, states).draft;

/** The wanted form of a joints text that is refused; nothing if it is accepted. */
const wantedJoints = (text: string): string[] =>
  ROBOT_FORM.fields
    .filter(({ flag }) => flag === 'joints')
    .map((field) => readAnswer(field, text))
    .flatMap((answer) => (answer.ok ? [] : [answer.wanted]));

test('the file is in the folder of its brand', () => {
  expect(draftName(ROBOT_FORM, draftOf(SOUND_ROBOT))).toBe('robots/acme/w2.yaml');
});

test('joints are required only without a dof, and the file of a robot without them has none', () => {
  expect(missingFields(ROBOT_FORM.fields, draftOf(SOUND_ROBOT)).map(({ flag }) => flag)).toEqual(['joints']);
  const draft = draftOf({ ...SOUND_ROBOT, dof: '12' });
  expect(missingFields(ROBOT_FORM.fields, draft)).toEqual([]);
  expect(draftFile(ROBOT_FORM, draft, '2026-11-21')).toMatchObject({ dof: 12, joints: [] });
});

test('joints are written as in the file', () => {
  expect(draftFile(ROBOT_FORM, draftOf({ ...SOUND_ROBOT, joints: JOINTS }), '2026-11-21')).toMatchObject({
    joints: [{ role: 'Hip (J1-J4)', count: 4, motor: { actuator: 'acme-a1', rated_speed_rpm: 20 } }],
  });
});

test('figures of motors need quotes like those of the robot', () => {
  const values = { ...SOUND_ROBOT, 'weight-kg': '12', joints: JOINTS };
  expect(unstatedFigures(ROBOT_FORM, draftOf(values))).toEqual([
    'weight_kg',
    'joints[0].motor.rated_speed_rpm',
  ]);
  expect(
    unstatedFigures(ROBOT_FORM, draftOf(values, 'weight_kg=12 kg', 'joints[0].motor.rated_speed_rpm=20')),
  ).toEqual([]);
});

test('a joint group that the schema refuses is refused with the position of the issue', () => {
  expect(wantedJoints(JOINTS.replace('4,', 'four,'))).toEqual([expect.stringMatching(/^\[0\]\.count: a/)]);
  expect(wantedJoints(JOINTS.replace('rated_speed_rpm', 'speed'))).toEqual([
    expect.stringMatching(/^\[0\]\.motor\.speed: one of actuator, /),
  ]);
});

test.each(['twelve', '[{role: Hip', 'role: Hip (J1)'])('%j is not a list of joint groups', (text) => {
  expect(wantedJoints(text)).toEqual([
    expect.stringMatching(/^as in the file: \[\{role, count, motor: \{actuator, /),
  ]);
});
