import { z } from 'zod';
import { CONTROL_FIELDS } from './control.ts';
import { PER_AMPERE } from './evidence/condition.ts';
import { stated, type Fields } from './field.ts';
import { TORQUE_RATIOS } from './ratio.ts';
import { hasNoGear } from './rotor.ts';
import { answered, gearRatio, text, voltage } from './value-schemas.ts';

/**
 * The rows of an actuator's figures, in the order of the record: those under `specs` in its file, and their
 * ratio.
 */
export const DATA_SHEET_FIELDS = {
  peak_torque_nm: {
    ...stated('N.m', 'specs'),
    conditions: { kind: z.enum(['stall', 'peak', 'momentary', 'repeated_peak', 'limit']) },
    template: { value: 22, words: 'Peak torque: 22 N·m', condition: { kind: 'peak', seconds: 1 } },
    title: 'Peak torque',
    otherWords: {
      torque: 'min_peak_torque_nm',
      'stall torque': 'min_peak_torque_nm',
      'maximum torque': 'min_peak_torque_nm',
    },
    says: 'Highest torque at the output that a source states, N·m; `kinds` says whether it is a stall, peak or other torque.',
    explains:
      'The highest torque that the output can give for a short time: a jump, a catch, a start. Makers allow it for seconds at most. Use it for the worst moment, not for continuous work.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 1,
    sorts: 1,
    bounds: { min: '20', max: '50' },
    brief: true,
  },
  rated_torque_nm: {
    ...stated('N.m', 'specs'),
    conditions: { kind: z.enum(['rated', 'continuous', 'average']) },
    template: {
      value: 9,
      words: 'Rated torque 9 N·m',
      condition: { kind: 'rated', cooling: '200 x 200 mm plate' },
    },
    title: 'Rated torque',
    otherWords: {
      'continuous torque': 'min_rated_torque_nm',
      'nominal torque': 'min_rated_torque_nm',
      'holding torque': 'min_rated_torque_nm',
    },
    says: 'Continuous torque at the output, N·m.',
    explains:
      'The torque that it can give continuously without overheating. Use it for standing, holding and slow lifting. Makers assume different cooling.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 2,
    sorts: 2,
    bounds: { min: '10', max: '30' },
    brief: true,
  },
  max_speed_rpm: {
    ...stated('/min', 'specs'),
    conditions: { kind: z.enum(['no_load', 'rated', 'maximum', 'limit']) },
    template: {
      value: 570,
      words: 'No-load speed 59.7 rad/s',
      note: 'Highest speed of the output, rpm (rad/s × 9.549).',
      condition: { kind: 'no_load', voltage_v: 48 },
    },
    filter: 'speed_rpm',
    title: 'Maximum speed',
    otherWords: {
      speed: 'min_speed_rpm',
      velocity: 'min_speed_rpm',
      'angular velocity': 'min_speed_rpm',
      'no-load speed': 'min_speed_rpm',
      fast: 'min_speed_rpm',
    },
    says: 'Highest speed of the output, rpm.',
    explains:
      'How fast the output turns, usually with no load and at the highest supply voltage. Under load it turns more slowly. 60 rpm is one turn per second, or 6.28 rad/s.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 3,
    sorts: 3,
    bounds: { min: '100', max: '300' },
    brief: true,
  },
  gear_ratio: {
    schema: answered.maybeGearRatio,
    written: { in: 'specs', as: gearRatio.optional() },
    derive: ({ category }) => (hasNoGear(category) ? '1:1' : null),
    otherwiseFrom: ['category'],
    template: {
      value: '9:1',
      words: 'Reduction ratio: 9:1',
      note: 'Motor turns per output turn, quoted: "<n>:1". "1:1" for direct drive.',
    },
    title: 'Gear ratio',
    otherWords: { ratio: 'min_gear_ratio', reduction: 'min_gear_ratio', 'direct drive': 'max_gear_ratio=1' },
    says: 'Motor turns per output turn, as `<n>:1`; `1:1` without a gear, as of a frameless motor.',
    explains:
      'How many times the motor turns for one turn of the output. With a low ratio, the joint is easy to move by hand, and the controller can sense contact. A high ratio gets more torque from a small motor, but adds friction and inertia.',
    part: 'torque-and-speed',
    sorts: 14,
    bounds: { min: '5', max: '10', as: 'ratio' },
  },
  weight_g: {
    ...stated('g', 'specs'),
    conditions: { includes: text },
    template: { value: 490, words: '0.49 kg', condition: { includes: 'driver' } },
    title: 'Mass',
    otherWords: {
      weight: 'max_weight_g',
      light: 'max_weight_g',
      lightweight: 'max_weight_g',
      lightest: 'max_weight_g',
    },
    says: 'Mass of the whole actuator, grams.',
    explains:
      'Mass of the whole actuator as sold, including the gear and, if it has one, the driver. For frameless kits it is the bare stator and rotor.',
    better: 'less',
    part: 'mechanical',
    lead: 4,
    sorts: 4,
    bounds: { min: '100', max: '600' },
    brief: true,
  },
  torque_density_nm_per_kg: {
    schema: answered.quantity,
    unit: 'N.m/kg',
    ratio: TORQUE_RATIOS.torque_density_nm_per_kg,
    title: 'Torque density',
    otherWords: {
      'torque to weight': 'min_torque_density_nm_per_kg',
      'specific torque': 'min_torque_density_nm_per_kg',
    },
    says: 'Peak torque divided by mass, N·m/kg, to 4 significant digits. Null when either is unknown.',
    explains:
      'Peak torque per kilogram. Use it to compare motors for legs and arms, which carry their own motors. It is computed from peak torque and mass, so its quality depends on both.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 5,
    sorts: 5,
    bounds: { min: '50', max: '100' },
  },
  backdrivable: {
    schema: answered.maybeFlag,
    written: { in: 'specs', as: z.boolean().optional() },
    template: {
      value: true,
      words: 'Backdrivable',
      note: 'Whether the output can be turned by hand without power: true or false, where a source says so.',
    },
    title: 'Backdrivable',
    otherWords: {
      backdriveable: 'backdrivable=true',
      'non-backdrivable': 'backdrivable=false',
      'self-locking': 'backdrivable=false',
    },
    says: 'Whether the output can be turned by hand.',
    explains:
      'Whether the motor can be turned by hand from the output. If so, control can sense contact and soften impacts. If not, the joint holds its position without power.',
    part: 'torque-and-speed',
    brief: true,
    isOurReading: true,
  },
  backlash_arcmin: {
    ...stated("'", 'specs'),
    // 0 is a figure: makers of strain-wave gears state zero backlash.
    written: { in: 'specs', as: z.number().min(0).optional() },
    template: {
      value: 15,
      words: 'Backlash 0.25°',
      note: 'Backlash of the gear, arc-minutes (degrees × 60). 0 only where the maker says "zero backlash".',
    },
    title: 'Backlash',
    otherWords: {
      play: 'max_backlash_arcmin',
      'zero backlash': 'max_backlash_arcmin=0',
      'backlash-free': 'max_backlash_arcmin=0',
    },
    says: 'Backlash of the gear at the output, arc-minutes.',
    explains:
      'How far the output can move while the motor stands still. One arc-minute is a sixtieth of a degree: at the end of a 1 m arm, 0.3 mm.',
    better: 'less',
    part: 'mechanical',
    sorts: 8,
    bounds: { min: '1', max: '5' },
  },
  repeatability_arcmin: {
    ...stated("'", 'specs'),
    template: {
      value: 0.6,
      words: 'Repeatability ±0.01°',
      note: 'Spread of repeated moves to one position, arc-minutes: ±0.01° is 0.6.',
    },
    title: 'Repeatability',
    otherWords: { repeatable: 'max_repeatability_arcmin' },
    says: 'Spread of repeated moves to one position, arc-minutes.',
    explains:
      'How closely the output returns to a position it has been in before. It says nothing about how accurate that position is.',
    better: 'less',
    part: 'mechanical',
    sorts: 13,
    bounds: { max: '1' },
  },
  voltage_v: {
    schema: answered.maybeVoltage,
    unit: 'V',
    written: { in: 'specs', as: voltage.optional() },
    template: {
      value: 48,
      words: 'Rated voltage 48 V',
      note: 'Supply voltage, V: a number, or a range such as 24-48, the lower end first.',
    },
    title: 'Supply voltage',
    otherWords: { voltage: 'voltage_v', supply: 'voltage_v' },
    says: 'A number for a supply voltage, a string such as `24-48` for a range, V.',
    explains:
      'The supply voltage that the actuator is made for. A higher voltage gives more speed, but not more torque.',
    part: 'electrical',
  },
  peak_current_a: {
    ...stated('A', 'specs'),
    conditions: { kind: z.enum(['stall', 'phase', 'phase_rms', 'phase_peak', 'supply', 'limit']) },
    template: { value: 28, words: 'Peak phase current 28 A', condition: { kind: 'phase' } },
    title: 'Peak current',
    otherWords: { 'maximum current': 'max_peak_current_a' },
    says: 'Highest supply or phase current, A.',
    explains:
      'The current at peak torque. Makers mean either supply or phase current; the quote says which. Only a supply current sizes cables, fuses and batteries.',
    part: 'electrical',
    sorts: 12,
    bounds: { min: '10', max: '30' },
  },
  power_w: {
    ...stated('W', 'specs'),
    conditions: { kind: z.enum(['rated', 'rated_input', 'output', 'motor', 'peak']) },
    template: { value: 368, words: 'Rated power 368 W', condition: { kind: 'rated' } },
    title: 'Power',
    otherWords: { wattage: 'min_power_w' },
    says: 'Rated power, W.',
    explains:
      'Power as the maker rates it: usually the mechanical output it can sustain, sometimes the electrical input.',
    part: 'electrical',
    sorts: 10,
    bounds: { min: '100', max: '500' },
  },
  kt_nm_per_a: {
    ...stated('N.m/A', 'specs'),
    conditions: { side: z.enum(['motor', 'output']), per: z.enum(PER_AMPERE) },
    template: { value: 0.095, words: 'Kt 0.095 Nm/Arms (motor)', condition: { side: 'motor', per: 'rms' } },
    title: 'Torque constant',
    says: 'Torque per current, N·m/A; `kinds` says whether at the motor or the output, and per RMS, peak or supply ampere, if sources say.',
    explains:
      'Torque per ampere of motor current. With it, a driver can control torque through the current, without a torque sensor. Makers give it at the output or at the motor, per RMS ampere or per peak ampere; the last two differ by √2.',
    part: 'electrical',
    sorts: 11,
    bounds: { min: '1', max: '0.1' },
  },
  ...CONTROL_FIELDS,
  ip_rating: {
    schema: answered.maybeText,
    written: { in: 'specs', as: text.optional() },
    template: { value: 'IP54' },
    filter: 'min_ip',
    title: 'IP rating',
    otherWords: {
      waterproof: 'min_ip=65',
      dustproof: 'min_ip=60',
      'splash-proof': 'min_ip=54',
      protection: 'min_ip',
    },
    says: 'Ingress protection (IEC 60529).',
    explains: 'Protection against dust (first digit) and water (second digit), according to IEC 60529.',
    part: 'mechanical',
  },
} as const satisfies Fields;
