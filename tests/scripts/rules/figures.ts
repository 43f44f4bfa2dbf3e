import { ACTUATOR, actuatorWith, ownJoint, ROBOT, robotWith, sourceStating, stating, type Files } from '../fixtures.ts';
import { faulty, sound, suspicious, type RuleCases } from './case.ts';

const actuator = (changes: object): Files => ({ [ACTUATOR]: actuatorWith(changes) });
const specs = (values: object): Files => actuator({ specs: values });
const robot = (changes: object): Files => ({ [ROBOT]: robotWith(changes) });
const own = (...joints: readonly object[]): Files => robot({ joints });

const STALL_AT = 'conditions.peak_torque_nm.voltage_v';

const stallAt = (volts: number, voltage_v?: unknown): Files =>
  actuator({
    specs: { peak_torque_nm: 22, voltage_v },
    conditions: { peak_torque_nm: { kind: 'stall', voltage_v: volts } },
  });

const dated = (date: string, accessed: string): Files => ({
  ...actuator({ price_usd: 22, conditions: { price_usd: { date } } }),
  ...robot({ sources: [sourceStating(), { ...sourceStating(), accessed }] }),
});

const TODAY = new Date().toISOString().slice(0, 10);

/** A knee whose torque has these words and this kind. */
const kneeIn = (words: string, kind: string | null, url = 'https://acme.example/walker'): Files =>
  robot({
    joints: [
      ownJoint('Knee (J1)', 1, {
        peak_torque_nm: 22,
        ...(kind !== null && { conditions: { peak_torque_nm: { kind } } }),
      }),
    ],
    sources: [{ ...stating({ 'joints[0].motor.peak_torque_nm': words }), url }],
  });

const noting = (notes: string): Files => actuator({ notes, conditions: { kt_nm_per_a: { side: 'output' } } });

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

const BOLTS = {
  output_bolt_thread: '6×M4 PCD23',
  output_bolt_count: '6×M4 PCD23',
  output_bolt_circle_mm: '6×M4 PCD23',
  encoder_bits: '4096 steps',
  brake: 'see page 3',
};

/** A bolt circle and an encoder of 12 bits, with changes that the same words state. */
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

/** A brake that rests on words. */
const braked = (brake: boolean, words: string): Files =>
  actuator({ figures: { brake }, sources: [stating({ peak_torque_nm: '22 Nm', brake: words })] });

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

const power = (power_w: number, changes: object = {}): Files =>
  actuator({ specs: { rated_torque_nm: 3.3, max_speed_rpm: 1286, power_w }, ...changes });

const turningAt = (max_speed_rpm: number, kt: object = { side: 'motor' }): Files =>
  actuator({
    specs: { kt_nm_per_a: 0.372, gear_ratio: '7:1', voltage_v: '12-48', max_speed_rpm },
    conditions: { kt_nm_per_a: kt },
  });

const stallCurrent = (peak_current_a: number, kind = 'stall'): Files =>
  actuator({
    specs: { peak_torque_nm: 1, max_speed_rpm: 70, voltage_v: 7.4, peak_current_a },
    conditions: { peak_torque_nm: { kind: 'stall' }, peak_current_a: { kind } },
  });

const speedLimit = (conditions: object): Files =>
  own({ role: 'Hip (J1)', count: 1, motor: { actuator: 'acme-a1', rated_speed_rpm: 22, conditions } });

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

/** The rules of figures, their conditions and their sources. */
export const FIGURES: RuleCases = {
  'conditions-of-figures': [
    sound(
      'figures, prices and further figures',
      actuator({
        price_usd: 22,
        figures: { rotor_inertia_kg_m2: 0.001 },
        conditions: {
          peak_torque_nm: { kind: 'stall' },
          price_usd: { date: '2026' },
          rotor_inertia_kg_m2: { side: 'motor' },
        },
      }),
    ),
    sound(
      'a malformed figure',
      actuator({ specs: { peak_torque_nm: -22 }, conditions: { peak_torque_nm: { kind: 'stall' } } }),
    ),
    sound('the speed of a listed motor', speedLimit({ rated_speed_rpm: { kind: 'limit' } })),
    faulty('the torque of a listed motor', speedLimit({ peak_torque_nm: { kind: 'limit' } }), 'peak_torque_nm'),
    faulty(
      'no figure, of an actuator and of a motor',
      {
        ...actuator({ conditions: { rated_torque_nm: { kind: 'rated' } } }),
        ...own(ownJoint('Hip (J1)', 1, { conditions: { rated_torque_nm: { kind: 'rated' } } })),
      },
      'conditions.rated_torque_nm: found a condition, wanted a figure rated_torque_nm that it is of, or none',
      'joints[0].motor.conditions.rated_torque_nm: found a condition',
    ),
    faulty('nothing', actuator({ conditions: { peak_torque_nm: {} } }), 'conditions.peak_torque_nm: found nothing'),
  ],
  'voltages-of-the-supply': [
    sound('inside the range', stallAt(48, '24-60')),
    sound('within ten percent', stallAt(25.2, 24)),
    sound('an unknown supply', stallAt(72)),
    suspicious(
      'above a single voltage',
      stallAt(72, 48),
      `${STALL_AT}: found 72, wanted a voltage of the supply (48), or a row`,
      {
        figure: 'peak_torque_nm',
      },
    ),
    suspicious('above a range', stallAt(60, '24-48'), `${STALL_AT}: found 60`, { figure: 'peak_torque_nm' }),
  ],
  'days-have-begun': [
    ...['2020', '2026-11', TODAY].map((date) => sound(date, dated(date, '2026-11-21'))),
    ...['2999', '2999-01', '2999-01-01'].map((date) =>
      faulty(
        date,
        dated(date, '2999-01-01'),
        `conditions.price_usd.date: found ${date}, wanted a day up to `,
        'sources[1].accessed: found 2999-01-01, wanted a day up to ',
      ),
    ),
  ],
  'limits-are-limits': [
    sound('an effort', kneeIn('effort 22', 'limit')),
    sound('a range', kneeIn('forcerange="-22 22"', 'limit')),
    sound('a model file', kneeIn('22', 'limit', 'https://acme.example/walker.urdf#L3')),
    sound('a peak', kneeIn('Peak torque 22 N·m', 'peak')),
    sound('no kind', kneeIn('22 N·m', null)),
    faulty('an effort without kind', kneeIn('Effort [N*m]: 22', null), 'found kind not stated'),
    faulty('an effort as a peak', kneeIn('<limit effort="22"/>', 'peak'), 'found kind peak'),
    faulty('a peak as a limit', kneeIn('Peak torque 22 N·m', 'limit'), 'found kind limit'),
  ],
  'sides-are-stated': [
    sound('notes that reckon it', noting('Kt × current is the peak torque, so it is the output’s.')),
    faulty('notes that call it unstated', noting('Kt frame (motor or output) is not stated.'), 'side: found output'),
  ],
  'torque-order': [
    ...[{ peak_torque_nm: 22, rated_torque_nm: 22 }, { rated_torque_nm: 30 }, { peak_torque_nm: 1 }, {}].map(
      (torques) => sound(JSON.stringify(torques), specs(torques)),
    ),
    faulty(
      'a rated torque above the peak',
      specs({ peak_torque_nm: 22, rated_torque_nm: 30 }),
      'specs.rated_torque_nm: found 30, wanted at most peak_torque_nm (22)',
    ),
    faulty(
      'that of a motor',
      own(ownJoint('Hip (J1)', 1), ownJoint('Knee (J2)', 1, { peak_torque_nm: 5, rated_torque_nm: 5.1 })),
      'joints[1].motor.rated_torque_nm: found 5.1',
    ),
  ],
  'speed-order': [
    sound('as fast', actuator({ specs: { max_speed_rpm: 100 }, figures: { rated_speed_rpm: 100 } })),
    faulty(
      'faster',
      actuator({ specs: { max_speed_rpm: 100 }, figures: { rated_speed_rpm: 101 } }),
      'rated_speed_rpm: found 101',
    ),
  ],
  'price-order': [
    ...[{ price_usd: 1 }, { price_usd: 1, price_max_usd: 1 }, { price_usd: 1, price_max_usd: 2 }].map((prices) =>
      sound(JSON.stringify(prices), robot(prices)),
    ),
    faulty(
      'turned round',
      robot({ price_usd: 3, price_max_usd: 2 }),
      'price_max_usd: found 2, wanted at least price_usd (3)',
    ),
    faulty('one end', robot({ price_max_usd: 2 }), 'price_max_usd: found 2, wanted a price_usd beside it, or none'),
  ],
  'voltage-range': [
    ...[undefined, 48, '24-48', '9-12', '11.1-24'].map((voltage_v) => sound(String(voltage_v), specs({ voltage_v }))),
    ...['48-24', '24-24', '12-9', '24-11.1'].map((voltage_v) =>
      faulty(voltage_v, specs({ voltage_v }), `specs.voltage_v: found "${voltage_v}"`),
    ),
  ],
  'figure-bounds': [
    sound(
      'usual sizes',
      actuator({ figures: { outer_diameter_mm: 98, through_hole_mm: 10, rotor_inertia_kg_m2: 0.0000607 } }),
    ),
    faulty(
      'inches',
      actuator({ figures: { outer_diameter_mm: 3.86 } }),
      'found 3.86, wanted 5 to 1000, in the unit of the key',
    ),
    faulty('g·cm²', actuator({ figures: { rotor_inertia_kg_m2: 607 } }), 'found 607, wanted 1e-9 to 1'),
    faulty('milliohms', actuator({ figures: { phase_resistance_ohm: 650 } }), 'found 650, wanted 0.001 to 200'),
    faulty(
      'a hole as wide as the body',
      actuator({ figures: { outer_diameter_mm: 40, through_hole_mm: 40 } }),
      'figures.through_hole_mm: found 40, wanted less than outer_diameter_mm (40)',
    ),
  ],
  'power-point': [
    sound('another power', power(400)),
    sound('a rated speed', power(444, { conditions: { max_speed_rpm: { kind: 'rated' } } })),
    sound('a rated speed besides', power(444, { figures: { rated_speed_rpm: 900 } })),
    suspicious('exactly torque times speed', power(444), 'specs.max_speed_rpm', { figure: 'max_speed_rpm' }),
  ],
  'speed-constant': [
    sound('near the voltage over the constant', turningAt(180)),
    sound('a constant of no side', turningAt(357, {})),
    suspicious('twice as fast', turningAt(357), 'specs.max_speed_rpm', { figure: 'kt_nm_per_a' }),
  ],
  'stall-power': [
    sound('enough current', stallCurrent(0.4)),
    sound('a current of the supply', stallCurrent(0.2, 'supply')),
    suspicious('less than its own power', stallCurrent(0.2), 'specs.peak_current_a', { figure: 'peak_current_a' }),
  ],
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
    sound('figures of motors with words', robot({ joints: twoMotors, sources: [sourceStating(...TWO_FIGURES)] })),
    sound('malformed sources', actuator({ sources: 'https://acme.example' })),
  ],
  'figures-convert': [
    ...['Peak torque 22 N·m', '224.3 kgf·cm', '22000 mN·m'].map((words) => sound(words, torqueFrom([words]))),
    sound('a thread, counts of an encoder and a yes or no', bolted({ brake: true })),
    faulty(
      'another thread and other bits',
      bolted({ output_bolt_thread: 'M5', encoder_bits: 13 }),
      'figures.output_bolt_thread',
      'figures.encoder_bits',
    ),
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
      'wrong ones',
      actuator({ ...FURTHER, sources: [stating(WRONG)] }),
      ...['price_usd', 'specs.gear_ratio', 'specs.voltage_v', 'figures.rotor_inertia_kg_m2', 'figures.pole_pairs'],
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
      'that of a later source',
      torqueFrom(['25 N·m', '22 N·m']),
      'specs.peak_torque_nm: found 22, wanted 25 as the first source states it, or the source of 22 before it',
    ),
    faulty(
      'that of a motor',
      robot({
        joints: [ownJoint('Hip (J1)', 1, { rated_speed_rpm: 30 })],
        sources: ['35 rpm', '30 rpm'].map((words) => stating({ 'joints[0].motor.rated_speed_rpm': words })),
      }),
      'joints[0].motor.rated_speed_rpm',
    ),
  ],
  'witnesses-are-noted': [
    sound('nearly the same', secondMass('505 g')),
    sound('another, in the notes', secondMass('540 g', 'Another table has 540 g.')),
    suspicious('another', secondMass('540 g'), 'specs.weight_g', { figure: 'weight_g' }),
  ],
  'one-build': [
    sound('the same build', lengthOf('absolute: 78')),
    sound('no build', lengthOf('78')),
    suspicious('another build', lengthOf('inc 2500ppr: 78'), 'figures.length_mm', { figure: 'length_mm' }),
  ],
  'states-known-fields': [
    ...['peak_torque_nm', 'price_usd', 'name', 'use_cases', 'availability', 'product_url', 'comm'].map((key) =>
      sound(key, actuatorStating(key)),
    ),
    ...['specs', 'specs.weight_g', 'dof', 'sources', 'notes', 'joints[0].motor.name'].map((key) =>
      faulty(key, actuatorStating(key), `sources[1].states: found "${key}"`),
    ),
    faulty('a misspelt one', actuatorStating('peak_torqe_nm'), 'wanted a field of the file (nearest: peak_torque_nm'),
    ...['dof', 'joints', 'joints[0].role', 'joints[0].count', 'joints[0].motor.name', 'joints[0].motor.actuator'].map(
      (key) => sound(`${key} of a robot`, robotStating(key)),
    ),
    ...['max_speed_rpm', 'joints[1].motor.name', 'joints[0].motor.torque', 'joints[0].motor', 'summary'].map((key) =>
      faulty(`${key} of a robot`, robotStating(key), `sources[0].states: found "${key}"`),
    ),
    sound(
      'malformed joints',
      robot({ joints: [{ ...ownJoint('Hip (J1)', 1), count: 0 }], sources: [sourceStating('joints[0].motor.name')] }),
    ),
  ],
  'torque-not-from-press': [
    faulty('no torque', actuator({ sources: [sourceStating('weight_g')] }), 'sources: found none that states a torque'),
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
    suspicious(
      'the opposite',
      braked(true, 'no brake'),
      'figures.brake: found true from "no brake", wanted false, or a row of suspects.yaml',
      { figure: 'brake' },
    ),
    suspicious('a brake that is denied', braked(false, 'with brake'), 'figures.brake', { figure: 'brake' }),
  ],
};
