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

/** A knee whose torque has this quote and kind. */
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

const constantIn = (words: string, condition: object = { side: 'output' }): Files =>
  actuator({
    specs: { peak_torque_nm: 22, kt_nm_per_a: 22 },
    conditions: { kt_nm_per_a: condition },
    sources: [stating({ peak_torque_nm: '22', kt_nm_per_a: words })],
  });

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

/** The rules for figures, their conditions and their sources. */
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
    faulty(
      'the torque of a listed motor',
      speedLimit({ peak_torque_nm: { kind: 'limit' } }),
      'peak_torque_nm',
    ),
    faulty(
      'conditions without a figure, of an actuator and of a motor',
      {
        ...actuator({ conditions: { rated_torque_nm: { kind: 'rated' } } }),
        ...own(ownJoint('Hip (J1)', 1, { conditions: { rated_torque_nm: { kind: 'rated' } } })),
      },
      'conditions.rated_torque_nm: found a condition, wanted a figure rated_torque_nm that it belongs to, or no condition',
      'joints[0].motor.conditions.rated_torque_nm: found a condition',
    ),
    faulty(
      'empty conditions',
      actuator({ conditions: { peak_torque_nm: {} } }),
      'conditions.peak_torque_nm: found nothing',
    ),
  ],
  'voltages-of-the-supply': [
    sound('inside the range', stallAt(48, '24-60')),
    sound('within ten percent', stallAt(25.2, 24)),
    sound('an unknown supply', stallAt(72)),
    suspicious('above a single voltage', stallAt(72, 48), {
      issue: `${STALL_AT}: found 72, wanted a voltage of the supply (48), or a row`,
      figure: 'peak_torque_nm',
    }),
    suspicious('above a range', stallAt(60, '24-48'), {
      issue: `${STALL_AT}: found 60`,
      figure: 'peak_torque_nm',
    }),
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
  'amperes-are-stated': [
    sound('words that say no ampere', constantIn('22 Nm/A')),
    sound('another figure of the same words', constantIn('rated / peak 9 / 22 Nm, Kt 22 Nm/A')),
    sound('RMS amperes', constantIn('22 N·m/Arms', { per: 'rms' })),
    ...['22 N·m/Arms', 'kTout [Nm/Arms] 22', '22 [micro-Nm/Amp-RMS]', 'Kt motor Nm/A_rms 22'].map((words) =>
      faulty(
        words,
        constantIn(words),
        'conditions.kt_nm_per_a.per: found nothing, wanted rms, as its words say',
      ),
    ),
    faulty(
      'an amplitude',
      constantIn('Kt=22 Nm/A (FOC, amplitude)', { per: 'rms' }),
      'found rms, wanted peak',
    ),
  ],
  'sides-are-stated': [
    sound('notes that reckon it', noting('Kt × current is the peak torque, so it is the output’s.')),
    faulty(
      'notes that call it unstated',
      noting('Kt frame (motor or output) is not stated.'),
      'side: found output',
    ),
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
      'a rated torque above the peak of a motor',
      own(ownJoint('Hip (J1)', 1), ownJoint('Knee (J2)', 1, { peak_torque_nm: 5, rated_torque_nm: 5.1 })),
      'joints[1].motor.rated_torque_nm: found 5.1',
    ),
  ],
  'speed-order': [
    sound('as fast', actuator({ specs: { max_speed_rpm: 100 }, figures: { rated_speed_rpm: 100 } })),
    faulty(
      'a rated speed above the maximum',
      actuator({ specs: { max_speed_rpm: 100 }, figures: { rated_speed_rpm: 101 } }),
      'rated_speed_rpm: found 101',
    ),
  ],
  'price-order': [
    ...[{ price_usd: 1 }, { price_usd: 1, price_max_usd: 1 }, { price_usd: 1, price_max_usd: 2 }].map(
      (prices) => sound(JSON.stringify(prices), robot(prices)),
    ),
    faulty(
      'a reversed price range',
      robot({ price_usd: 3, price_max_usd: 2 }),
      'price_max_usd: found 2, wanted at least price_usd (3)',
    ),
    faulty(
      'only the upper price',
      robot({ price_max_usd: 2 }),
      'price_max_usd: found 2, wanted a price_usd beside it, or none',
    ),
  ],
  'voltage-range': [
    ...[undefined, 48, '24-48', '9-12', '11.1-24'].map((voltage_v) =>
      sound(String(voltage_v), specs({ voltage_v })),
    ),
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
    faulty(
      'milliohms',
      actuator({ figures: { phase_resistance_ohm: 650 } }),
      'found 650, wanted 0.001 to 200',
    ),
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
    suspicious('exactly torque times speed', power(444), {
      issue: 'specs.max_speed_rpm',
      figure: 'max_speed_rpm',
    }),
  ],
  'speed-constant': [
    sound('near the voltage over the constant', turningAt(180)),
    sound('a constant of no side', turningAt(357, {})),
    suspicious('twice as fast', turningAt(357), { issue: 'specs.max_speed_rpm', figure: 'kt_nm_per_a' }),
  ],
  'stall-power': [
    sound('enough current', stallCurrent(0.4)),
    sound('a current of the supply', stallCurrent(0.2, 'supply')),
    suspicious('less than its own power', stallCurrent(0.2), {
      issue: 'specs.peak_current_a',
      figure: 'peak_current_a',
    }),
  ],
};
