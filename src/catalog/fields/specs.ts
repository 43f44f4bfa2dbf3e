import { z } from 'zod';
import { stated, type Fields } from './field.ts';
import { answered, gearRatio, text, texts, voltage } from './values.ts';

/** The rows of an actuator's figures, in the order of SPEC 2.1: those under `specs` in its file, and their ratio. */
export const SPEC_FIELDS = {
  peak_torque_nm: {
    ...stated('N.m', 'specs'),
    conditions: { kind: z.enum(['stall', 'peak', 'momentary', 'repeated_peak', 'limit']) },
    title: 'Peak torque',
    says: 'Highest torque at the output for a short time, N·m. Null when not published.',
    explains:
      'The hardest twist that the output gives for a short time: a jump, a catch, a start. Makers allow it for seconds or less, so size the worst moment by it, not the whole day.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 1,
    sorts: 1,
    bounds: { min: '20' },
    brief: true,
  },
  rated_torque_nm: {
    ...stated('N.m', 'specs'),
    conditions: { kind: z.enum(['rated', 'continuous', 'average']) },
    title: 'Rated torque',
    says: 'Continuous torque at the output, N·m. Null when not published.',
    explains:
      'The twist that it can hold for as long as you like without overheating. Size standing, holding and slow lifting by it. The cooling that a maker assumes differs.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 2,
    sorts: 2,
    brief: true,
  },
  max_speed_rpm: {
    ...stated('/min', 'specs'),
    conditions: { kind: z.enum(['no_load', 'rated', 'maximum', 'limit']) },
    title: 'Maximum speed',
    says: 'Highest speed of the output, rpm. Null when not published.',
    explains:
      'How fast the output turns, usually with no load and at the highest supply voltage. Under load it is slower. 60 rpm is one turn a second, or 6.28 rad/s.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 3,
    sorts: 3,
    brief: true,
  },
  gear_ratio: {
    schema: answered.maybeGearRatio,
    written: { in: 'specs', as: gearRatio.optional() },
    title: 'Gear ratio',
    says: 'Motor turns per output turn, as `<n>:1`. Null when not published.',
    explains:
      'How often the motor turns while the output turns once. A low ratio feels the ground and is easily pushed back; a high one gives torque from a small motor, with friction and inertia.',
    part: 'torque-and-speed',
  },
  weight_g: {
    ...stated('g', 'specs'),
    conditions: { includes: text },
    title: 'Mass',
    says: 'Mass of the whole actuator, grams. Null when not published.',
    explains:
      'Mass of the whole actuator as sold: with gear and, if it has one, the driver. For frameless kits it is the bare stator and rotor.',
    better: 'less',
    part: 'mechanical',
    lead: 4,
    sorts: 4,
    bounds: { max: '600' },
    brief: true,
  },
  torque_density_nm_per_kg: {
    schema: answered.quantity,
    unit: 'N.m/kg',
    ratio: { over: 'peak_torque_nm', under: 'weight_g', per: 1000 },
    title: 'Torque density',
    says: 'Peak torque divided by mass, N·m/kg, to 4 significant digits. Null when either is unknown.',
    explains:
      'Peak torque for each kilogram. The figure by which legs and arms that carry their own motors are chosen. It follows from the two figures above it and shares their caveats.',
    better: 'more',
    part: 'torque-and-speed',
    lead: 5,
    sorts: 5,
  },
  backdrivable: {
    schema: answered.maybeFlag,
    written: { in: 'specs', as: z.boolean().optional() },
    title: 'Backdrivable',
    says: 'Whether the output can be turned by hand. Null when not published.',
    explains:
      'Whether a hand at the output can turn the motor. Then touch and impacts can be felt and softened by control; if not, the joint holds its place without power.',
    part: 'torque-and-speed',
    brief: true,
  },
  backlash_arcmin: {
    ...stated("'", 'specs'),
    // 0 is a figure: makers of strain-wave gears state zero backlash.
    written: { in: 'specs', as: z.number().min(0).optional() },
    title: 'Backlash',
    says: 'Play of the gear at the output, arc-minutes. Null when not published.',
    explains:
      'How far the output can be wiggled while the motor stands still. One arc-minute is a sixtieth of a degree: at the end of a 1 m arm it is 0.3 mm.',
    better: 'less',
    part: 'mechanical',
    sorts: 8,
  },
  repeatability_arcmin: {
    ...stated("'", 'specs'),
    title: 'Repeatability',
    says: 'Spread of repeated moves to one position, arc-minutes. Null when not published.',
    explains:
      'How closely the output comes back to a place that it has been to. It says nothing about how true that place is.',
    better: 'less',
    part: 'mechanical',
  },
  voltage_v: {
    schema: answered.maybeVoltage,
    unit: 'V',
    written: { in: 'specs', as: voltage.optional() },
    title: 'Supply voltage',
    says: 'A number for a supply voltage, a string such as `24-48` for a range, V. Null when not published.',
    explains: 'The supply that it is made for. Speed grows with voltage; torque does not.',
    part: 'electrical',
  },
  peak_current_a: {
    ...stated('A', 'specs'),
    conditions: { kind: z.enum(['stall', 'phase', 'phase_rms', 'phase_peak', 'supply', 'limit']) },
    title: 'Peak current',
    says: 'Highest supply or phase current, A. Null when not published.',
    explains:
      'The current at peak torque. Makers mean either the supply or the phase current; the source’s words tell which. Size cables, fuses and batteries by it.',
    part: 'electrical',
  },
  power_w: {
    ...stated('W', 'specs'),
    conditions: { kind: z.enum(['rated', 'rated_input', 'output', 'motor', 'peak']) },
    title: 'Power',
    says: 'Rated power, W. Null when not published.',
    explains: 'Mechanical power that it gives for long, as the maker rates it.',
    part: 'electrical',
  },
  kt_nm_per_a: {
    ...stated('N.m/A', 'specs'),
    conditions: { side: z.enum(['motor', 'output']) },
    title: 'Torque constant',
    says: 'Torque per current, N·m/A. Null when not published.',
    explains:
      'Torque for each ampere of motor current. With it a current becomes a torque, so that torque is controlled without a torque sensor. Given at the output or at the motor: see the source’s words.',
    part: 'electrical',
  },
  comm: {
    schema: answered.maybeTexts,
    written: { in: 'specs', as: texts.optional() },
    title: 'Communication',
    says: 'Bus protocols. Null when not published.',
    explains: 'How it is spoken to. Buses such as CAN, RS-485 or EtherCAT carry many actuators on one cable.',
    part: 'control',
  },
  control_modes: {
    schema: answered.maybeTexts,
    written: { in: 'specs', as: texts.optional() },
    title: 'Control modes',
    says: 'Quantities that the driver can regulate. Null when not published.',
    explains: 'What the built-in driver can regulate by itself.',
    part: 'control',
  },
  encoder: {
    schema: answered.maybeText,
    written: { in: 'specs', as: text.optional() },
    title: 'Encoder',
    says: 'Description of the encoders. Null when not published.',
    explains:
      'What measures the angle, and how finely. A second encoder at the output sees play and bending of the gear.',
    part: 'control',
  },
  integrated_driver: {
    schema: answered.maybeFlag,
    written: { in: 'specs', as: z.boolean().optional() },
    title: 'Integrated driver',
    says: 'Whether a driver is on board. Null when not published.',
    explains: 'Whether the power electronics are inside. If not, a driver must be bought and placed.',
    part: 'control',
  },
  ip_rating: {
    schema: answered.maybeText,
    written: { in: 'specs', as: text.optional() },
    title: 'IP rating',
    says: 'Ingress protection (IEC 60529). Null when not published.',
    explains: 'Protection from dust (first digit) and water (second digit) after IEC 60529.',
    part: 'mechanical',
  },
} as const satisfies Fields;
