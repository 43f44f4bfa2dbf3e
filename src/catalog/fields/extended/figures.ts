import { z } from 'zod';
import { DATA_SHEET_FIELDS } from '../data-sheet.ts';
import type { Fields } from '../field.ts';
import { torqueSpeedPoint } from '../torque-speed-point.ts';
import { BODY_FIELDS } from './body.ts';
import { extended, whole } from './row-templates.ts';
import { SENSING_FIELDS } from './sensing.ts';

/**
 * The part of a winding that was measured: two terminals of a star connect two phases, so the value is twice
 * that of one.
 */
const WINDING = { of: z.enum(['phase', 'terminals']) } as const;

/**
 * Extended figures: sources state them, but they are not in the closed Actuator. Claims, filters, `fields=`,
 * the files of open data and pages have them. A new figure is one row here, in `body.ts` or in `sensing.ts`.
 */
export const EXTENDED_FIGURES = {
  rated_speed_rpm: {
    ...extended('/min'),
    plausible: [0.5, 60000],
    template: { value: 240, words: 'Rated speed 240 rpm' },
    title: 'Rated speed',
    otherWords: { 'nominal speed': 'min_rated_speed_rpm' },
    says: 'Speed of the output at the rated torque, rpm.',
    explains:
      'Speed of the output at the rated torque. Both together are the continuous operating point that the maker states.',
    better: 'more',
    part: 'torque-and-speed',
    bounds: { min: '100', max: '300' },
  },
  torque_speed_points: {
    in: 'extended',
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
    explains:
      'Operating points that the maker states between standstill and top speed, torque in N·m at speed in rpm.',
    part: 'torque-and-speed',
  },
  ...BODY_FIELDS,
  backdrive_torque_nm: {
    ...extended('N.m'),
    plausible: [0.001, 100],
    template: { value: 0.6, words: 'Back drive torque 0.6 N·m' },
    title: 'Backdrive torque',
    says: 'Torque at the output that turns it against the gear without power, N·m.',
    explains:
      'With a low value, the joint yields easily to a touch, and the motor current shows the load well.',
    better: 'less',
    part: 'torque-and-speed',
    bounds: { min: '1', max: '1' },
  },
  ...SENSING_FIELDS,
  rotor_inertia_kg_m2: {
    ...extended('kg.m2'),
    plausible: [1e-9, 1],
    conditions: { side: z.enum(['motor', 'unstated']) },
    template: { value: 0.0000607, words: 'Rotor inertia 607 g·cm²', condition: { side: 'motor' } },
    title: 'Rotor inertia',
    otherWords: { inertia: 'max_rotor_inertia_kg_m2' },
    says: 'Moment of inertia of the rotor, kg·m², before the gear.',
    explains:
      'How strongly the motor itself resists acceleration. At the output it is multiplied by the square of the gear ratio. In a leg it adds to the shock of an impact.',
    better: 'less',
    part: 'mechanical',
    bounds: { max: '0.00001' },
  },
  no_load_current_a: {
    ...extended('A'),
    plausible: [0.005, 50],
    conditions: DATA_SHEET_FIELDS.peak_current_a.conditions,
    template: { value: 0.6, words: 'No-load current 0.6 A' },
    title: 'No-load current',
    says: 'Current when the output turns freely, A.',
    explains: 'The current that friction and iron losses take before any torque reaches the output.',
    better: 'less',
    part: 'electrical',
    bounds: { max: '0.5' },
  },
  rated_current_a: {
    ...extended('A'),
    plausible: [0.01, 500],
    conditions: DATA_SHEET_FIELDS.peak_current_a.conditions,
    template: { value: 11, words: 'Rated phase current 11 A', condition: { kind: 'phase' } },
    title: 'Rated current',
    says: 'Supply or phase current at the rated torque, A.',
    explains: 'The continuous current of winding and driver. Makers mean either supply or phase current.',
    part: 'electrical',
    bounds: { min: '5', max: '10' },
  },
  phase_resistance_ohm: {
    ...extended('Ohm'),
    plausible: [0.001, 200],
    conditions: WINDING,
    template: { value: 0.17, words: 'Phase resistance 170 mΩ', condition: { of: 'phase' } },
    title: 'Phase resistance',
    says: 'Resistance of the winding as the source states it, Ω: of one phase, or between two terminals (its kind says which).',
    explains:
      'It decides how much a torque heats the winding: current squared times resistance. Between two terminals there are two phases of a star, so the value is twice that of one phase. Many sources do not say which they mean.',
    part: 'electrical',
    bounds: { min: '0.1', max: '0.5' },
  },
  phase_inductance_mh: {
    ...extended('mH'),
    plausible: [0.0005, 1000],
    conditions: WINDING,
    template: { value: 0.057, words: 'Phase inductance 57 μH', condition: { of: 'phase' } },
    title: 'Phase inductance',
    says: 'Inductance of the winding as the source states it, mH: of one phase, or between two terminals (its kind says which).',
    explains:
      'It limits how fast the current can change. Drivers are tuned by inductance and resistance; a low inductance needs a high switching frequency.',
    part: 'electrical',
    bounds: { min: '0.1', max: '0.5' },
  },
  efficiency_pct: {
    ...extended('%'),
    plausible: [1, 100],
    template: { value: 82, words: 'Efficiency 82 %' },
    title: 'Efficiency',
    otherWords: { efficient: 'min_efficiency_pct' },
    says: 'Mechanical output over electrical input as the source states it, percent.',
    explains: 'Usually the best value, or that of the rated point; at standstill it is always zero.',
    better: 'more',
    part: 'electrical',
    bounds: { min: '80' },
  },
  pole_pairs: {
    ...whole('1'),
    plausible: [1, 100],
    template: { value: 21, words: '21 pole pairs' },
    title: 'Pole pairs',
    says: 'Pairs of magnetic poles of the rotor.',
    explains: 'Electrical turns per turn of the rotor. Drivers need it to commutate the motor.',
    part: 'electrical',
    bounds: { min: '14', max: '14' },
  },
  noise_db: {
    ...extended('dB'),
    plausible: [10, 120],
    template: { value: 60, words: 'Noise below 60 dB' },
    title: 'Noise',
    otherWords: {
      quiet: 'max_noise_db',
      quietest: 'max_noise_db',
      silent: 'max_noise_db',
      'low-noise': 'max_noise_db',
    },
    says: 'Sound pressure level in operation, dB.',
    explains: 'As the maker measured it; distance, speed and load differ from maker to maker.',
    better: 'less',
    part: 'mechanical',
    bounds: { max: '60' },
  },
} as const satisfies Fields<never>;
