import type { Fields } from '../field.ts';
import { flag, whole } from './row-templates.ts';

/**
 * The rows of brakes, sensors and encoders: yes or no where a source says so, and how finely the encoder
 * measures.
 */
export const SENSING_FIELDS = {
  brake: {
    ...flag,
    template: {
      value: false,
      words: 'Brake: none',
      note: 'Whether a brake is built in: true or false, where a source says so. Leave it out for an optional brake.',
    },
    title: 'Brake',
    otherWords: { 'holding brake': 'brake=true', brakes: 'brake=true' },
    says: 'Whether a brake is built in that holds the output without power.',
    explains:
      'It holds the joint when the power is off. Many makers offer a brake as an option; this is true only if the model has one.',
    part: 'mechanical',
  },
  torque_sensor: {
    ...flag,
    template: {
      value: false,
      words: 'Torque sensor: none',
      note: 'Whether a torque sensor is built in: true or false, where a source says so. An option does not count.',
    },
    title: 'Torque sensor',
    otherWords: { 'torque sensing': 'torque_sensor=true' },
    says: 'Whether a sensor measures the torque at the output.',
    explains:
      'It measures what the joint gives behind the friction of the gear. Torque estimated from the motor current does not count.',
    part: 'control',
  },
  output_encoder: {
    ...flag,
    template: {
      value: true,
      words: 'Dual encoders, at the motor and at the output',
      note: 'Whether an encoder sits at the output, in addition to that of the motor: true or false, where a source says so. Leave it out where there is no gear.',
    },
    title: 'Encoder at the output',
    // "Dual encoder" does not mean it: both may be at the motor.
    otherWords: { 'output encoder': 'output_encoder=true' },
    says: 'Whether an encoder measures the angle of the output itself, behind the gear; a single encoder is that of the motor unless its source says otherwise. Null when unknown or rejected, or where there is no gear.',
    explains:
      'It gives the position at power-on without a search, and it measures the backlash and flex of the gear.',
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
    otherWords: { 'multi-turn': 'multi_turn_absolute=true' },
    says: 'Whether it knows its absolute position over several turns of the output after power is lost.',
    explains: 'Without it, a joint that turns more than once must find its zero again after each power-off.',
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
    otherWords: { STO: 'safe_torque_off=true' },
    says: 'Whether its driver has a safe torque off input (STO, IEC 61800-5-2).',
    explains:
      'A safety circuit can remove the torque without cutting the power. Machines near people often need it.',
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
    otherWords: { 'encoder bits': 'min_encoder_bits' },
    says: 'Resolution of the encoder at the output, or of the only one, bits: 12 are 4096 counts. Of a turn, unless `notes` name the range of a potentiometer.',
    explains:
      'How finely it measures the angle. 14 bits are 16,384 steps in a turn, 1.3 arc-minutes each. Resolution is not accuracy.',
    better: 'more',
    part: 'control',
    bounds: { min: '14' },
  },
} as const satisfies Fields<never>;
