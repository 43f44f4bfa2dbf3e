import { z } from 'zod';
import type { Fields } from './field.ts';
import { answered, text, texts } from './value-schemas.ts';

/** The rows of buses, control modes, encoder and driver, in the order of the record. */
export const CONTROL_FIELDS = {
  comm: {
    schema: answered.maybeTexts,
    written: { in: 'specs', as: texts.optional() },
    template: {
      value: ['CAN', 'UART'],
      words: 'CAN 1 Mbit/s, UART for debugging',
      note: 'Bus protocols, spelled as in the other files: CAN, CAN FD, CANopen, RS-485, TTL, UART, PWM, EtherCAT, Ethernet and so on.',
    },
    title: 'Communication',
    otherWords: { bus: 'comm', protocol: 'comm', interface: 'comm' },
    says: 'Bus protocols.',
    explains:
      'How a controller communicates with it. Buses such as CAN, RS-485 or EtherCAT connect many actuators with one cable.',
    part: 'control',
    isOurReading: true,
  },
  control_modes: {
    schema: answered.maybeTexts,
    written: { in: 'specs', as: texts.optional() },
    template: {
      value: ['position', 'velocity', 'torque', 'mit'],
      words: 'Control modes position, velocity, torque, MIT',
      note: 'Quantities that the driver can regulate: position, velocity, torque, current, impedance, mit, pwm, extended_position and so on.',
    },
    filter: 'control_mode',
    title: 'Control modes',
    otherWords: { 'control mode': 'control_mode' },
    says: 'Quantities that the driver can regulate.',
    explains: 'Quantities that the built-in driver can regulate on its own.',
    part: 'control',
    isOurReading: true,
  },
  encoder: {
    schema: answered.maybeText,
    written: { in: 'specs', as: text.optional() },
    template: {
      value: 'dual 16-bit magnetic encoders',
      words: 'Dual 16-bit magnetic encoders',
      note: 'The encoders in a few words: how many, where, what kind, how fine.',
    },
    title: 'Encoder',
    says: 'Description of the encoders.',
    explains:
      'The sensor of the angle, and its resolution. A second encoder at the output also sees the backlash and flex of the gear.',
    part: 'control',
    isOurReading: true,
  },
  integrated_driver: {
    schema: answered.maybeFlag,
    written: { in: 'specs', as: z.boolean().optional() },
    template: { value: true, words: 'Built-in driver', note: 'Whether a driver is on board: true or false.' },
    title: 'Integrated driver',
    otherWords: {
      'built-in driver': 'integrated_driver=true',
      'onboard driver': 'integrated_driver=true',
      'driver on board': 'integrated_driver=true',
    },
    says: 'Whether a driver is on board.',
    explains:
      'Whether the power electronics are built in. If not, you need a separate driver and space for it.',
    part: 'control',
    isOurReading: true,
  },
} as const satisfies Fields;
