import { z } from 'zod';
import { stated, type Fields } from './field.ts';
import { SPEC_FIELDS } from './specs.ts';
import { torqueSpeedPoint } from './torque-speed-point.ts';
import type { Unit } from './units.ts';
import { answered, thread } from './values.ts';

/** What a winding is measured over: between two terminals of a star are two phases, which is twice as much. */
const WINDING = { of: z.enum(['phase', 'terminals']) } as const;

/** The columns of a quantity that files state under `figures`. */
const further = <Code extends Unit>(unit: Code) => ({ ...stated(unit, 'figures'), in: 'further' }) as const;

/** The columns of a whole number that files state under `figures`. */
const whole = <Code extends Unit>(unit: Code) =>
  ({ ...further(unit), written: { in: 'figures', as: z.int().positive().optional() } }) as const;

/** The columns of a yes or no that files state under `figures`: no only where a source says so. */
const flag = {
  in: 'further',
  schema: answered.maybeFlag,
  written: { in: 'figures', as: z.boolean().optional() },
} as const;

/** The columns of a thread that files state under `figures`. */
const threaded = {
  in: 'further',
  schema: answered.maybeText,
  written: { in: 'figures', as: thread.optional() },
} as const;

/**
 * Further figures: sources state them, but the closed Actuator of SPEC 2.1 has no place for them. They are answered in claims,
 * in filters, by `fields=`, in the files of open data and on pages. A new figure is one row here.
 */
export const FURTHER_FIGURES = {
  rated_speed_rpm: {
    ...further('/min'),
    plausible: [0.5, 60000],
    template: { value: 240, words: 'Rated speed 240 rpm' },
    title: 'Rated speed',
    says: 'Speed of the output at the rated torque, rpm.',
    explains:
      'How fast the output turns while it gives its rated torque. Together they are the one point of lasting work that a maker vouches for.',
    better: 'more',
    part: 'torque-and-speed',
    bounds: { min: '100' },
  },
  torque_speed_points: {
    in: 'further',
    schema: z.array(torqueSpeedPoint).nullable(),
    written: { in: 'figures', as: z.array(torqueSpeedPoint).min(1).optional() },
    template: {
      value: [
        { torque_nm: 9, speed_rpm: 240, kind: 'continuous', voltage_v: 48 },
        { torque_nm: 22, speed_rpm: 110, kind: 'intermittent', voltage_v: 48 },
      ],
      words: '9 Nm @ 240 rpm (S1), 22 Nm @ 110 rpm (peak), 48 V',
      note: 'Points of the torque-speed curve that a source states as numbers; never read off a picture.',
    },
    title: 'Torque-speed points',
    says: 'Torques at a speed that sources state as numbers.',
    explains: 'What the maker vouches for between standstill and top speed, torque in N·m at speed in rpm.',
    part: 'torque-and-speed',
  },
  outer_diameter_mm: {
    ...further('mm'),
    plausible: [5, 1000],
    template: { value: 98, words: 'Ø98 mm' },
    title: 'Outer diameter',
    says: 'Largest diameter of the body, without flanges and connectors, mm.',
    explains: 'How much space it takes around its axis. Connectors and the flange may stick out further.',
    better: 'less',
    part: 'mechanical',
    bounds: { max: '80' },
  },
  length_mm: {
    ...further('mm'),
    plausible: [2, 1000],
    template: { value: 38.5, words: '38.5 mm' },
    title: 'Length',
    says: 'Length of the body along its axis, mm.',
    explains: 'How much space it takes along its axis, including the driver if it is built in.',
    better: 'less',
    part: 'mechanical',
    bounds: { max: '50' },
  },
  through_hole_mm: {
    ...further('mm'),
    plausible: [0.5, 500],
    template: { value: 10, words: 'Hollow shaft 10 mm' },
    title: 'Through hole',
    says: 'Diameter of the hole along the axis, mm.',
    explains: 'Cables and hoses of the next joint pass through it.',
    better: 'more',
    part: 'mechanical',
    bounds: { min: '10' },
  },
  width_mm: {
    ...further('mm'),
    plausible: [2, 500],
    template: { value: 28.5, words: 'Dimensions (W x H x D) 28.5 x 46.5 x 34 mm' },
    title: 'Width',
    says: 'Width of a box-shaped body across its narrow side, mm.',
    explains: 'How much space a servo takes across its narrow side; ears, horn and connectors may stick out further.',
    better: 'less',
    part: 'mechanical',
    bounds: { min: '10', max: '25' },
  },
  height_mm: {
    ...further('mm'),
    plausible: [2, 500],
    template: { value: 46.5, words: 'Dimensions (W x H x D) 28.5 x 46.5 x 34 mm' },
    title: 'Height',
    says: 'Height of a box-shaped body along its long side, square to the output axis, mm.',
    explains: 'How much space a servo takes along its long side. The output sits near one end of it.',
    better: 'less',
    part: 'mechanical',
    bounds: { min: '20', max: '50' },
  },
  depth_mm: {
    ...further('mm'),
    plausible: [2, 500],
    template: {
      value: 34,
      words: 'Dimensions (W x H x D) 28.5 x 46.5 x 34 mm',
      note: 'Depth of a box-shaped body along the output axis, mm. Makers of hobby servos call it the height.',
    },
    title: 'Depth',
    says: 'Depth of a box-shaped body along the output axis, mm.',
    explains: 'How much space a servo takes along its output axis, without the horn where the source leaves it out.',
    better: 'less',
    part: 'mechanical',
    bounds: { min: '20', max: '40' },
  },
  output_bolt_circle_mm: {
    ...further('mm'),
    plausible: [2, 1000],
    template: { value: 42, words: 'Output 6×M4 PCD42' },
    title: 'Bolt circle of the output',
    says: 'Diameter of the circle on which the holes of the output flange lie, mm.',
    explains:
      'What the next part of the robot is screwed to. An actuator with the same circle, number and thread fits the same part.',
    part: 'mechanical',
    bounds: { min: '20', max: '30' },
  },
  output_bolt_count: {
    ...whole('1'),
    plausible: [2, 60],
    template: { value: 6, words: 'Output 6×M4 PCD42' },
    title: 'Bolts of the output',
    says: 'Number of holes on the bolt circle of the output.',
    part: 'mechanical',
  },
  output_bolt_thread: {
    ...threaded,
    template: { value: 'M4', words: 'Output 6×M4 PCD42' },
    title: 'Thread of the output',
    says: 'Thread of the holes on the bolt circle of the output, such as `M4`.',
    part: 'mechanical',
  },
  housing_bolt_circle_mm: {
    ...further('mm'),
    plausible: [2, 1000],
    template: { value: 88, words: 'Housing 8×M4 PCD88' },
    title: 'Bolt circle of the housing',
    says: 'Diameter of the circle on which the holes of the housing lie, mm.',
    explains: 'What carries the actuator is screwed to it.',
    part: 'mechanical',
    bounds: { min: '40', max: '60' },
  },
  housing_bolt_count: {
    ...whole('1'),
    plausible: [2, 60],
    template: { value: 8, words: 'Housing 8×M4 PCD88' },
    title: 'Bolts of the housing',
    says: 'Number of holes on the bolt circle of the housing.',
    part: 'mechanical',
  },
  housing_bolt_thread: {
    ...threaded,
    template: { value: 'M4', words: 'Housing 8×M4 PCD88' },
    title: 'Thread of the housing',
    says: 'Thread of the holes on the bolt circle of the housing, such as `M4`.',
    part: 'mechanical',
  },
  backdrive_torque_nm: {
    ...further('N.m'),
    plausible: [0.001, 100],
    template: { value: 0.6, words: 'Back drive torque 0.6 N·m' },
    title: 'Backdrive torque',
    says: 'Torque at the output that turns it against the gear without power, N·m.',
    explains:
      'The less it takes, the softer the joint yields to a touch and the better a motor current tells the load.',
    better: 'less',
    part: 'torque-and-speed',
    bounds: { max: '1' },
  },
  brake: {
    ...flag,
    template: {
      value: false,
      words: 'Brake: none',
      note: 'Whether a brake is built in: true or false, where a source says so. An optional brake is no statement.',
    },
    title: 'Brake',
    says: 'Whether a brake is built in that holds the output without power.',
    explains:
      'It holds a joint when the power is off. Many makers offer one as an option, which is no statement about this model.',
    part: 'mechanical',
  },
  torque_sensor: {
    ...flag,
    template: {
      value: false,
      words: 'Torque sensor: none',
      note: 'Whether a torque sensor is built in: true or false, where a source says so. An option is no statement.',
    },
    title: 'Torque sensor',
    says: 'Whether a sensor measures the torque at the output.',
    explains:
      'It measures what the joint gives behind the friction of the gear. Torque told by the motor current is none.',
    part: 'control',
  },
  output_encoder: {
    ...flag,
    template: {
      value: true,
      words: 'Dual encoders, at the motor and at the output',
      note: 'Whether an encoder sits at the output, beside that of the motor: true or false, where a source says so. Leave it out where there is no gear.',
    },
    title: 'Encoder at the output',
    says: 'Whether an encoder measures the angle of the output itself, behind the gear; a single encoder is that of the motor unless its source says otherwise. Null when unknown, disputed, or where there is no gear.',
    explains: 'It knows the position at power-on without a search, and sees the backlash and flex of the gear.',
    part: 'control',
  },
  multi_turn_absolute: {
    ...flag,
    template: {
      value: false,
      words: 'Single-turn absolute encoder',
      note: 'Whether the absolute position holds over several turns: true or false, where a source says so.',
    },
    title: 'Multi-turn absolute',
    says: 'Whether it knows its absolute position over several turns of the output after power is lost.',
    explains: 'Without it a joint that turns more than once has to count turns while it is on, or find its zero again.',
    part: 'control',
  },
  safe_torque_off: {
    ...flag,
    template: {
      value: true,
      words: 'STO',
      note: 'Whether the driver has a safe torque off (STO) input: true or false, where a source says so.',
    },
    title: 'Safe torque off',
    says: 'Whether its driver has a safe torque off input (STO, IEC 61800-5-2).',
    explains:
      'A safety circuit can take the torque away without cutting the power; machines beside people often need it.',
    part: 'control',
  },
  encoder_bits: {
    ...whole('bit'),
    plausible: [6, 32],
    template: {
      value: 14,
      words: 'Encoder resolution 14 bit',
      note: 'Resolution of the encoder at the output, or of the only one, bits: 4096 counts a turn are 12.',
    },
    title: 'Encoder resolution',
    says: 'Resolution of the encoder at the output, or of the only one, bits: 12 are 4096 counts. Of a turn, unless `notes` name the range of a potentiometer.',
    explains:
      'How finely it measures the angle. 14 bits are 16,384 steps in a turn, 1.3 arc-minutes each; how true they are is another matter.',
    better: 'more',
    part: 'control',
    bounds: { min: '14' },
  },
  rotor_inertia_kg_m2: {
    ...further('kg.m2'),
    plausible: [1e-9, 1],
    conditions: { side: z.enum(['motor', 'unstated']) },
    template: { value: 0.0000607, words: 'Rotor inertia 607 g·cm²', condition: { side: 'motor' } },
    title: 'Rotor inertia',
    says: 'Moment of inertia of the rotor, kg·m², before the gear.',
    explains:
      'How much the motor itself resists acceleration. At the output it is multiplied by the square of the gear ratio, and a leg feels it on impact.',
    better: 'less',
    part: 'mechanical',
  },
  no_load_current_a: {
    ...further('A'),
    plausible: [0.005, 50],
    conditions: SPEC_FIELDS.peak_current_a.conditions,
    template: { value: 0.6, words: 'No-load current 0.6 A' },
    title: 'No-load current',
    says: 'Current when the output turns freely, A.',
    explains: 'What friction and iron losses cost before any torque reaches the output.',
    better: 'less',
    part: 'electrical',
  },
  rated_current_a: {
    ...further('A'),
    plausible: [0.01, 500],
    conditions: SPEC_FIELDS.peak_current_a.conditions,
    template: { value: 11, words: 'Rated phase current 11 A', condition: { kind: 'phase' } },
    title: 'Rated current',
    says: 'Supply or phase current at the rated torque, A.',
    explains:
      'What the winding and the driver carry for as long as the rated torque lasts. Makers mean either supply or phase current.',
    part: 'electrical',
  },
  phase_resistance_ohm: {
    ...further('Ohm'),
    plausible: [0.001, 200],
    conditions: WINDING,
    template: { value: 0.17, words: 'Phase resistance 170 mΩ', condition: { of: 'phase' } },
    title: 'Phase resistance',
    says: 'Resistance of the winding as the source states it, Ω: of one phase, or between two terminals (its kind says which).',
    explains:
      'With the torque constant it tells how much heat a torque costs: the current squared times this resistance. Between two terminals lie two phases of a star, which is twice as much; many sources do not say which they mean.',
    part: 'electrical',
  },
  phase_inductance_mh: {
    ...further('mH'),
    plausible: [0.0005, 1000],
    conditions: WINDING,
    template: { value: 0.057, words: 'Phase inductance 57 μH', condition: { of: 'phase' } },
    title: 'Phase inductance',
    says: 'Inductance of the winding as the source states it, mH: of one phase, or between two terminals (its kind says which).',
    explains:
      'How fast the current can change. A driver is tuned by it and by the resistance; a low one asks for a fast switching frequency.',
    part: 'electrical',
  },
  efficiency_pct: {
    ...further('%'),
    plausible: [1, 100],
    template: { value: 82, words: 'Efficiency 82 %' },
    title: 'Efficiency',
    says: 'Mechanical output over electrical input as the source states it, percent.',
    explains: 'Usually the best value, or that of the rated point; at standstill it is always zero.',
    better: 'more',
    part: 'electrical',
  },
  pole_pairs: {
    ...whole('1'),
    plausible: [1, 100],
    template: { value: 21, words: '21 pole pairs' },
    title: 'Pole pairs',
    says: 'Pairs of magnetic poles of the rotor.',
    explains: 'Electrical turns per turn of the rotor. Drivers need it to commutate the motor.',
    part: 'electrical',
  },
  noise_db: {
    ...further('dB'),
    plausible: [10, 120],
    template: { value: 60, words: 'Noise below 60 dB' },
    title: 'Noise',
    says: 'Sound pressure level in operation, dB.',
    explains: 'As the maker measured it; distance, speed and load differ from maker to maker.',
    better: 'less',
    part: 'mechanical',
  },
} as const satisfies Fields<never>;
