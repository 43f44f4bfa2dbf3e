import {
  ACTUATOR,
  actuatorWith,
  ownJoint,
  ROBOT,
  robotWith,
  sourceStating,
  stating,
  type Files,
} from '../fixtures.ts';
import { faulty, sound, suspicious, type RuleCases } from './case.ts';

const actuator = (changes: object): Files => ({ [ACTUATOR]: actuatorWith(changes) });

const robot = (changes: object): Files => ({ [ROBOT]: robotWith(changes) });

const own = (...joints: readonly object[]): Files => robot({ joints });

const torqueFrom = (words: readonly string[], changes: object = {}): Files =>
  actuator({ sources: words.map((peak_torque_nm) => stating({ peak_torque_nm })), ...changes });

const FURTHER = {
  price_usd: 99,
  specs: { gear_ratio: '9:1', voltage_v: '24-48' },
  figures: { rotor_inertia_kg_m2: 0.0000607, pole_pairs: 21 },
};

const RIGHT = {
  ...{ price_usd: '$99', gear_ratio: '1/9', voltage_v: '24V ~ 48V' },
  ...{ rotor_inertia_kg_m2: '607 gcm²', pole_pairs: '42 poles' },
};

const WRONG = {
  ...{ price_usd: '$89', gear_ratio: '1/10', voltage_v: '24V' },
  ...{ rotor_inertia_kg_m2: '607', pole_pairs: '28 poles' },
};

const READ_AS = 'The source gives the torque without a unit (224.3, read as kg·cm).';

const secondMass = (words: string, notes = 'Figures of the data sheet.'): Files =>
  actuator({
    notes,
    specs: { peak_torque_nm: 22, weight_g: 500 },
    sources: [stating({ weight_g: '500 g' }), stating({ weight_g: words })],
  });

const lengthOf = (length_mm: string): Files =>
  actuator({ figures: { length_mm: 78 }, sources: [stating({ weight_g: 'absolute: 2.9 kg', length_mm })] });

const actuatorStating = (key: string): Files => actuator({ sources: [sourceStating(), sourceStating(key)] });

const robotStating = (key: string): Files => robot({ sources: [sourceStating(key)] });

const press = (...fields: readonly string[]) => ({ ...sourceStating(...fields), kind: 'press' });

const BOLTS = {
  output_bolt_thread: '6×M4 PCD23',
  output_bolt_count: '6×M4 PCD23',
  output_bolt_circle_mm: '6×M4 PCD23',
  encoder_bits: '4096 steps',
  brake: 'see page 3',
};

/** A bolt circle and a 12-bit encoder, with changes that the quote does not follow. */
const bolted = (changes: object): Files =>
  actuator({
    figures: {
      output_bolt_thread: 'M4',
      output_bolt_count: 6,
      output_bolt_circle_mm: 23,
      encoder_bits: 12,
      ...changes,
    },
    specs: {},
    sources: [stating(BOLTS)],
  });

/** A brake with a quote. */
const sensing = (...words: readonly string[]): Files =>
  actuator({
    figures: { output_encoder: true },
    sources: words.map((output_encoder) => stating({ peak_torque_nm: '22 N·m', output_encoder })),
  });

const braked = (brake: boolean, words: string): Files =>
  actuator({ figures: { brake }, sources: [stating({ peak_torque_nm: '22 Nm', brake: words })] });

const UNSTATED: readonly (readonly [change: object, field: string])[] = [
  [{ specs: { weight_g: 490 } }, 'specs.weight_g'],
  [{ specs: { voltage_v: 48 } }, 'specs.voltage_v'],
  [{ specs: { voltage_v: '24-48' } }, 'specs.voltage_v'],
  [{ specs: { gear_ratio: '9:1' } }, 'specs.gear_ratio'],
  [{ specs: {}, figures: { brake: false } }, 'figures.brake'],
  [{ specs: {}, figures: { output_bolt_thread: 'M4' } }, 'figures.output_bolt_thread'],
  [{ specs: {}, price_usd: 100 }, 'price_usd'],
];

const twoMotors = [
  ownJoint('Hip (J1)', 1, { peak_torque_nm: 5 }),
  { role: 'Knee (J2)', count: 1, motor: { actuator: 'acme-a1', rated_speed_rpm: 50 } },
];

const TWO_FIGURES = ['joints[0].motor.peak_torque_nm', 'joints[1].motor.rated_speed_rpm'] as const;

/** The rules for statements of sources. */
export const SOURCES: RuleCases = {
  'figures-are-stated': [
    ...UNSTATED.map(([change, field]) =>
      faulty(
        `${field} without words`,
        actuator({ sources: [sourceStating()], ...change }),
        ` without a source, wanted the words of a source under sources[].states["${field.replace(/^(specs|figures)\./, '')}"]`,
      ),
    ),
    sound(
      'words, lists and yes or no of the record itself',
      actuator({
        sources: [sourceStating()],
        specs: { encoder: '14-bit', comm: ['CAN'], backdrivable: true, ip_rating: 'IP54' },
      }),
    ),
    sound('any source', actuator({ sources: [sourceStating('weight_g'), sourceStating('peak_torque_nm')] })),
    ...['dof', 'payload_kg', 'reach_mm', 'weight_kg', 'price_usd', 'price_max_usd'].map((field) =>
      faulty(field, robot({ [field]: 4 }), `${field}: found 4 without a source`),
    ),
    faulty('figures of motors', own(...twoMotors), ...TWO_FIGURES),
    sound(
      'figures of motors with words',
      robot({ joints: twoMotors, sources: [sourceStating(...TWO_FIGURES)] }),
    ),
    sound('malformed sources', actuator({ sources: 'https://acme.example' })),
  ],
  'figures-convert': [
    sound('a thread, counts of an encoder and a yes or no', bolted({ brake: true })),
    faulty(
      'another thread and other bits',
      bolted({ output_bolt_thread: 'M5', encoder_bits: 13 }),
      'figures.output_bolt_thread',
      'figures.encoder_bits',
    ),
    ...['Peak torque 22 N·m', '224.3 kgf·cm', '22000 mN·m'].map((words) => sound(words, torqueFrom([words]))),
    sound('one of several', torqueFrom(['Peak torque 25 N·m', '22 N·m'])),
    faulty(
      'another value',
      torqueFrom(['Peak torque 25 N·m']),
      'found 22 from "Peak torque 25 N·m", wanted words that lead to it, or notes such as "13.5, read as kg·cm"',
    ),
    faulty('a number without a unit', torqueFrom(['Stall torque 224.3@12V']), 'specs.peak_torque_nm'),
    sound('notes that say how it is read', torqueFrom(['Stall torque 224.3@12V'], { notes: READ_AS })),
    faulty(
      'notes without the number',
      torqueFrom(['Torque 224.3@12V'], { notes: 'It is read as kg·cm.' }),
      'peak_torque_nm',
    ),
    sound('ratios, ranges, prices and further figures', actuator({ ...FURTHER, sources: [stating(RIGHT)] })),
    faulty(
      'wrong ratios, ranges, prices and further figures',
      actuator({ ...FURTHER, sources: [stating(WRONG)] }),
      ...[
        'price_usd',
        'specs.gear_ratio',
        'specs.voltage_v',
        'figures.rotor_inertia_kg_m2',
        'figures.pole_pairs',
      ],
    ),
    faulty(
      'figures of a robot and its motors',
      robot({
        ...{ dof: 6, joints: [ownJoint('Hip (J1)', 1, { rated_speed_rpm: 30 })] },
        sources: [stating({ dof: 'six axes', 'joints[0].motor.rated_speed_rpm': 'velocity="3.1416"' })],
      }),
      'dof: found 6 from "six axes"',
    ),
  ],
  'best-source-first': [
    ...[['22 N·m'], ['22 N·m', '25 N·m'], ['see the chart', '22 N·m', '25 N·m'], ['25 N·m']].map((words) =>
      sound(words.join(', '), torqueFrom(words)),
    ),
    faulty(
      'the value of a later source',
      torqueFrom(['25 N·m', '22 N·m']),
      'specs.peak_torque_nm: found 22, wanted 25 as the first source states it, or the source of 22 before it',
    ),
    faulty(
      'a motor’s value of a later source',
      robot({
        joints: [ownJoint('Hip (J1)', 1, { rated_speed_rpm: 30 })],
        sources: ['35 rpm', '30 rpm'].map((words) => stating({ 'joints[0].motor.rated_speed_rpm': words })),
      }),
      'joints[0].motor.rated_speed_rpm',
    ),
  ],
  'other-values-are-noted': [
    sound('nearly the same', secondMass('505 g')),
    sound('another, in the notes', secondMass('540 g', 'Another table has 540 g.')),
    suspicious('another', secondMass('540 g'), { issue: 'specs.weight_g', figure: 'weight_g' }),
  ],
  'one-build': [
    sound('the same build', lengthOf('absolute: 78')),
    sound('no build', lengthOf('78')),
    suspicious('another build', lengthOf('inc 2500ppr: 78'), {
      issue: 'figures.length_mm',
      figure: 'length_mm',
    }),
  ],
  'states-known-fields': [
    ...['peak_torque_nm', 'price_usd', 'name', 'use_cases', 'availability', 'product_url', 'comm'].map(
      (key) => sound(key, actuatorStating(key)),
    ),
    ...['specs', 'specs.weight_g', 'dof', 'sources', 'notes', 'joints[0].motor.name'].map((key) =>
      faulty(key, actuatorStating(key), `sources[1].states: found "${key}"`),
    ),
    faulty(
      'a misspelt field',
      actuatorStating('peak_torqe_nm'),
      'wanted a field of the file (nearest: peak_torque_nm',
    ),
    ...[
      'dof',
      'joints',
      'joints[0].role',
      'joints[0].count',
      'joints[0].motor.name',
      'joints[0].motor.actuator',
    ].map((key) => sound(`${key} of a robot`, robotStating(key))),
    ...['max_speed_rpm', 'joints[1].motor.name', 'joints[0].motor.torque', 'joints[0].motor', 'summary'].map(
      (key) => faulty(`${key} of a robot`, robotStating(key), `sources[0].states: found "${key}"`),
    ),
    sound(
      'malformed joints',
      robot({
        joints: [{ ...ownJoint('Hip (J1)', 1), count: 0 }],
        sources: [sourceStating('joints[0].motor.name')],
      }),
    ),
  ],
  'torque-not-from-press': [
    faulty(
      'no torque',
      actuator({ sources: [sourceStating('weight_g')] }),
      'sources: found none that states a torque',
    ),
    faulty(
      'a peak torque',
      actuator({ sources: [sourceStating('rated_torque_nm'), press('peak_torque_nm')] }),
      'sources[1].kind: found press',
    ),
    faulty(
      'the only torque',
      actuator({ sources: [sourceStating('weight_g'), press('rated_torque_nm')] }),
      'sources[1].kind',
    ),
    sound(
      'a torque again',
      actuator({ sources: [sourceStating('peak_torque_nm'), press('peak_torque_nm', 'weight_g')] }),
    ),
  ],
  'words-do-not-deny': [
    sound('with brake', braked(true, 'with brake')),
    sound('no brake', braked(false, 'no brake')),
    sound('words that say neither', braked(true, 'see page 3')),
    suspicious('the opposite', braked(true, 'no brake'), {
      issue: 'figures.brake: found true from "no brake", wanted false, or a row of suspects.yaml',
      figure: 'brake',
    }),
    suspicious('a brake that is denied', braked(false, 'with brake'), {
      issue: 'figures.brake',
      figure: 'brake',
    }),
  ],
  'output-encoder-is-named': [
    sound('words that name it', sensing('Dual encoder (input and output)')),
    sound('words of the second source', sensing('dual encoder', '14-bit encoder at the output shaft')),
    suspicious('two encoders somewhere', sensing('All: dual encoder, CAN 1 Mbps'), {
      issue:
        'figures.output_encoder: found true from "All: dual encoder, CAN 1 Mbps", wanted words that name',
      figure: 'output_encoder',
    }),
  ],
};
