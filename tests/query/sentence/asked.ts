import { readSentence, type Piece } from '../../../src/query/sentence/read.ts';

/** The names that sentences of tests may contain. */
export const VOCABULARY = {
  brand: ['CubeMars', 'Harmonic Drive', 'maxon', 'ROBOTIS', 'T-Motor'],
  comm: ['CAN', 'CAN FD', 'EtherCAT', 'PWM', 'RS-485', 'TTL'],
  control_mode: ['current', 'position', 'pwm', 'torque', 'velocity', 'current_based_position'],
  country: ['Germany', 'South Korea', 'Switzerland', 'United States'],
};

const SIGNS = { least: '>=', most: '<=', is: '=', within: 'in' };

/** A piece as the rows below write it: `peak_torque_nm >= 40`, and `ignored: quiet` for what is not asked. */
const shown = ({ text, need }: Piece): string =>
  need === null ? `ignored: ${text}` : `${need.name} ${SIGNS[need.sense]} ${need.value}`;

/** The questions of a sentence, piece by piece, as rows of tests write them. */
export const asked = (sentence: string): string[] => readSentence(sentence, VOCABULARY).map(shown);
