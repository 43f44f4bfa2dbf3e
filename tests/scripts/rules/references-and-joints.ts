import { ACTUATOR, actuatorWith, ownJoint, ROBOT, robotWith, stating, type Files } from '../fixtures.ts';
import { faulty, sound, suspicious, type RuleCases } from './case.ts';

const OTHER = 'actuators/acme/a2.yaml';

const actuator = (changes: object): Files => ({ [ACTUATOR]: actuatorWith(changes) });

const robot = (...joints: readonly object[]): Files => ({ [ROBOT]: robotWith({ joints }) });

/** The hip of the valid robot, driven by the valid actuator. */
const listedHip = (changes: object = {}) => ({
  role: 'Hip (J1)',
  count: 1,
  motor: { actuator: 'acme-a1', ...changes },
});

const suspecting = (id: string, field: string): Files => ({
  'suspects.yaml': [{ ids: [id], fields: [field], says: 'Odd.' }],
});

/** The valid actuator, another version of its model, and a doubt about the first one's torque. */
const versionWith = (changes: object, doubt: object = {}): Files => ({
  'actuators/acme/a1-48v.yaml': actuatorWith({ name: 'A1 48V', ...changes }),
  'suspects.yaml': [{ ids: ['acme-a1'], fields: ['peak_torque_nm'], says: 'Six times 3.67.', ...doubt }],
});

const motorWithTorque = robot(ownJoint('Hip (J1)', 1, { peak_torque_nm: 22 }));

/** A robot whose hip has the first of two models, with this quote. */
const walkerIn = (words: string, motor: object = {}): Files => ({
  [ACTUATOR]: actuatorWith({ name: 'XM430-W350-R', aliases: ['Strong hip'] }),
  [OTHER]: actuatorWith({ name: 'XM430-W210-R' }),
  [ROBOT]: robotWith({ joints: [listedHip(motor)], sources: [stating({ 'joints[0].motor.name': words })] }),
});

const unclaimed = { id: 'acme-hip', name: 'XM430 (version not stated)', brand: 'Acme' };

/** A knee linked to the valid actuator and with its own figures, with quotes. */
const linkedKnee = (figures: object, states: Readonly<Record<string, string>> = {}): Files => ({
  [ROBOT]: robotWith({
    joints: [ownJoint('Knee (J1)', 1, { actuator: 'acme-a1', ...figures })],
    sources: [stating(states)],
  }),
});

/** A knee at 125 rpm at some voltage, with an actuator of 100 rpm at 12 V. */
const fasterAt = (voltage_v: number): Files => ({
  [ACTUATOR]: actuatorWith({
    specs: { peak_torque_nm: 22, max_speed_rpm: 100 },
    conditions: { max_speed_rpm: { voltage_v: 12 } },
  }),
  ...linkedKnee({ rated_speed_rpm: 125, conditions: { rated_speed_rpm: { voltage_v } } }),
});

/** A robot with two motors, one at 143 rpm and one at this speed. */
const twoSpeeds = (speed: number): Files => ({
  [OTHER]: actuatorWith(),
  ...robot(
    { role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1', rated_speed_rpm: 143 } },
    { role: 'Knee (J2)', count: 1, motor: { actuator: 'acme-a2', rated_speed_rpm: speed } },
  ),
});

const KNEE_TORQUE = 'joints[0].motor.peak_torque_nm';

/** The rules for references and joints. */
export const REFERENCES_AND_JOINTS: RuleCases = {
  'brand-exists': [
    sound('a brand without files', { 'brands.yaml': { acme: { name: 'Acme' }, idle: { name: 'Idle' } } }),
    sound('no list of brands', { 'brands.yaml': undefined }),
    faulty(
      'a folder of an actuator',
      { 'actuators/acmee/a2.yaml': actuatorWith() },
      'brand: found "acmee", wanted a brand of brands.yaml (nearest: acme); a new one is added there as `acmee: { name: …, country: … }`',
    ),
    faulty('a folder of a robot', { 'robots/nobody/x.yaml': robotWith() }, 'found "nobody"'),
  ],
  'use-case-exists': [
    faulty(
      'an unknown use case',
      actuator({ use_cases: ['humanoid', 'robot-arm'] }),
      'use_cases[1]: found "robot-arm", wanted a tag of use-cases.yaml (nearest: robot_arm)',
    ),
  ],
  'actuator-reference-exists': [
    ...[{ actuator: 'acme-a2' }, { id: 'x', name: 'X', brand: 'Acme', actuator: 'acme-a2' }].map((motor) =>
      faulty(
        JSON.stringify(motor),
        robot(ownJoint('Hip (J1)', 1), { role: 'Knee (J2)', count: 1, motor }),
        'joints[1].motor.actuator: found "acme-a2", wanted the id of an actuator, <brand>-<model> (nearest: acme-a1)',
      ),
    ),
  ],
  'successor-exists': [
    sound('another of the catalog', { ...actuator({ replaced_by: 'acme-a2' }), [OTHER]: actuatorWith() }),
    faulty(
      'a successor outside the catalog',
      actuator({ replaced_by: 'acme-a2' }),
      'replaced_by: found "acme-a2", wanted the id of another actuator (nearest: acme-a1)',
    ),
    faulty('itself', actuator({ replaced_by: 'acme-a1' }), 'replaced_by'),
  ],
  'other-names': [
    sound('several variants of a model', {
      ...actuator({ aliases: ['A-1'] }),
      'actuators/acme/a1-24v.yaml': actuatorWith({ aliases: ['A-1', 'Acme One'] }),
    }),
    faulty(
      'its own name',
      actuator({ aliases: ['A-1', 'a1'] }),
      'aliases[1]: found "a1", wanted another name that people use',
    ),
    faulty(
      'the name of another record',
      { ...actuator({ aliases: ['A2'] }), [OTHER]: actuatorWith({ name: 'A2' }) },
      'aliases[0]: found "A2"',
    ),
  ],
  'suspects-known': [
    sound('a figure of an actuator', suspecting('acme-a1', 'peak_torque_nm')),
    sound('a figure of all motors', { ...motorWithTorque, ...suspecting('acme-walker', 'peak_torque_nm') }),
    sound('a figure of a joint', {
      ...motorWithTorque,
      ...suspecting('acme-walker', 'joints/Hip (J1)/peak_torque_nm'),
    }),
    faulty(
      'an unknown record',
      suspecting('acme-a2', 'weight_g'),
      '[0].ids[0]: found "acme-a2", wanted the id of a record (nearest',
    ),
    faulty(
      'a figure that the record does not have',
      suspecting('acme-a1', 'weight_g'),
      '[0].fields: found "weight_g", wanted a figure that acme-a1 has',
    ),
  ],
  'doubts-reach-variants': [
    sound('another torque', versionWith({ specs: { peak_torque_nm: 24 } })),
    sound('another ratio', versionWith({ specs: { peak_torque_nm: 22, gear_ratio: '9:1' } })),
    sound('another kind', versionWith({ conditions: { peak_torque_nm: { kind: 'stall' } } })),
    sound('another model', versionWith({ name: 'B7' })),
    sound('both named', versionWith({}, { ids: ['acme-a1', 'acme-a1-48v'] })),
    sound('figures that are right', versionWith({}, { explained: 'It is a six-stage gear.' })),
    faulty(
      'the same torque',
      versionWith({ specs: { peak_torque_nm: 22.1 } }),
      '[0].ids: found no acme-a1-48v, wanted it as well',
    ),
  ],
  'joint-numbers': [
    sound('no joints', robot()),
    sound(
      'from 1 on',
      robot(ownJoint('Hip (J1-J4)', 4), ownJoint('Gripper (J5)', 1), ownJoint('Tail (J6-J7)', 2)),
    ),
    faulty('from 0', robot(ownJoint('Hip (J0-J3)', 4)), 'ends in (J1-J4),'),
    faulty('a gap', robot(ownJoint('Hip (J1-J4)', 4), ownJoint('Knee (J6)', 1)), 'ends in (J5),'),
    faulty('twice', robot(ownJoint('Hip (J1-J4)', 4), ownJoint('Knee (J4-J5)', 2)), 'ends in (J5-J6),'),
    faulty('more than joints', robot(ownJoint('Hip (J1-J4)', 3)), 'ends in (J1-J3),'),
    faulty('none', robot(ownJoint('Hip', 4)), 'joints[0].role'),
    faulty(
      'only the first wrong one',
      robot(ownJoint('Hip (J1-J4)', 3), ownJoint('Knee (J5)', 1)),
      'joints[0].role',
    ),
  ],
  'dof-or-joints': [
    sound('joints', {}),
    sound('dof', { [ROBOT]: robotWith({ dof: 12, joints: [] }) }),
    faulty('neither', robot(), 'dof: found nothing'),
  ],
  'listed-motors': [
    sound(
      'the speed in the joint',
      robot(listedHip({ rated_speed_rpm: 50, conditions: { rated_speed_rpm: { kind: 'limit' } } })),
    ),
    sound('a motor with a name', robot(ownJoint('Hip (J1)', 1, { actuator: 'acme-a1', peak_torque_nm: 20 }))),
    faulty(
      'a figure of its actuator',
      robot(listedHip({ peak_torque_nm: 20, rated_speed_rpm: 50 })),
      `${KNEE_TORQUE}: found 20`,
    ),
  ],
  'no-placeholders': [
    sound('two speeds', twoSpeeds(90)),
    suspicious('one speed and one torque on all joints', twoSpeeds(143), {
      ...{ issue: 'joints', figure: 'peak_torque_nm', id: 'acme-walker' },
    }),
  ],
  'links-are-named': [
    ...['hips: XM430-W350-R', 'xm430w350r', 'the strong hip', 'hip = W350'].map((words) =>
      sound(words, walkerIn(words)),
    ),
    ...['type: XM430', 'a servo', 'XM430-W210-R'].map((words) =>
      faulty(words, walkerIn(words), 'joints[0].motor.actuator: found acme-a1'),
    ),
    sound('no other model of the family', {
      ...walkerIn('type: XM430'),
      [OTHER]: actuatorWith({ name: 'XL430' }),
    }),
    sound('a motor that claims none', walkerIn('type: XM430', unclaimed)),
    ...['actuator', 'joints/Hip (J1)/actuator'].map((field) =>
      sound(`a row of suspects for ${field}`, {
        ...walkerIn('a servo'),
        ...suspecting('acme-walker', field),
      }),
    ),
  ],
  'ids-link': [
    sound('an id of its own', robot(ownJoint('Knee (J1)', 1, { id: 'acme-knee' }))),
    sound('the actuator of its id', robot(ownJoint('Knee (J1)', 1, { id: 'acme-a1', actuator: 'acme-a1' }))),
    sound(
      'another id that links',
      robot(ownJoint('Knee (J1)', 1, { id: 'acme-a1-pair', actuator: 'acme-a1' })),
    ),
    faulty(
      'the id of an actuator without its link',
      robot(ownJoint('Knee (J1)', 1, { id: 'acme-a1' })),
      'joints[0].motor.actuator: found nothing, wanted acme-a1, or another id',
    ),
  ],
  'joint-within-actuator': [
    sound('1.3 times the torque', linkedKnee({ peak_torque_nm: 28 })),
    sound('a linkage', linkedKnee({ peak_torque_nm: 44 }, { [KNEE_TORQUE]: 'two motors over a linkage' })),
    sound('a disputed torque of the actuator', {
      ...linkedKnee({ peak_torque_nm: 44 }),
      'suspects.yaml': [
        { ids: ['acme-a1'], fields: ['peak_torque_nm'], says: 'No.', disputed: ['peak_torque_nm'] },
      ],
    }),
    sound('a greater speed at a higher voltage', fasterAt(14.8)),
    suspicious('a greater speed at the voltage of the actuator', fasterAt(12), {
      ...{ issue: 'rated_speed_rpm', figure: 'rated_speed_rpm', id: 'acme-walker' },
    }),
    suspicious('twice the torque', linkedKnee({ peak_torque_nm: 44 }), {
      ...{ issue: KNEE_TORQUE, figure: 'peak_torque_nm', id: 'acme-walker' },
    }),
    suspicious(
      'a tenth faster',
      {
        ...actuator({ specs: { peak_torque_nm: 22, max_speed_rpm: 100 } }),
        ...linkedKnee({ rated_speed_rpm: 110 }),
      },
      { issue: 'joints[0].motor.rated_speed_rpm', figure: 'rated_speed_rpm', id: 'acme-walker' },
    ),
  ],
};
