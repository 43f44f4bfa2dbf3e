import { ACTUATOR_LISTING } from '../../../src/query/list/actuator-and-robot-lists.ts';
import { readSentence, type Piece } from '../../../src/query/sentence/read-sentence.ts';
import type { Vocabulary } from '../../../src/query/sentence/words.ts';

/** The names and words that test sentences may contain. */
export const VOCABULARY: Vocabulary = {
  brand: ['CubeMars', 'Harmonic Drive', 'maxon', 'ROBOTIS', 'T-Motor'],
  comm: ['CAN', 'CAN FD', 'CANopen', 'EtherCAT', 'PWM', 'RS-485', 'TTL'],
  control_mode: ['current', 'position', 'pwm', 'torque', 'velocity'],
  country: ['Germany', 'Japan', 'South Korea', 'Switzerland', 'United States'],
  words: ACTUATOR_LISTING.words,
};

const SIGNS = { least: '>=', most: '<=', is: '=', within: 'in' };

/** A piece as written in the rows of tests: `peak_torque_nm >= 40`, `unused: quiet`. */
const shown = ({ text, need }: Piece): string =>
  need === null
    ? `unused: ${text}`
    : `${need.kind ?? ''} ${need.name} ${SIGNS[need.sense]} ${need.value}`.trimStart();

/** The pieces of a sentence, as written in the rows of tests. */
export const asked = (sentence: string): string[] => readSentence(sentence, VOCABULARY).map(shown);
