import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSentence } from '../../../src/query/sentence/read-sentence.ts';
import { runs } from '../../support/runs.ts';
import { asked, VOCABULARY } from './asked.ts';

/** Phrases of designers for each figure or name: the spellings, each with the filters that it may mean. */
const CLAUSES: readonly (readonly (readonly [text: string, need: string])[])[] = [
  [
    ['peak torque: 60 Nm', 'peak_torque_nm >= 60'],
    ['a torque of at least 60 N·m', 'peak_torque_nm >= 60'],
    ['stall torque 60 newton meters', 'stall peak_torque_nm >= 60'],
    ['20-60 Nm', 'peak_torque_nm in 20-60'],
  ],
  [
    ['continuous torque of 20 Nm', 'rated_torque_nm >= 20'],
    ['20 Nm (continuous)', 'rated_torque_nm >= 20'],
    ['Rated Torque = 20 Nm', 'rated_torque_nm >= 20'],
  ],
  [
    ['60 rpm or more', 'speed_rpm >= 60'],
    ['speed at least 360 °/s', 'speed_rpm >= 60'],
    ['1 rev/s', 'speed_rpm >= 60'],
  ],
  [
    ['under 900 g', 'weight_g <= 900'],
    ['Weight: 0,9 kg', 'weight_g <= 900'],
    ['900 grams at most', 'weight_g <= 900'],
  ],
  [
    ['hollow shaft (12 mm)', 'through_hole_mm >= 12'],
    ['at least 12 mm bore', 'through_hole_mm >= 12'],
  ],
  [
    ['backlash < 10 arcmin', 'backlash_arcmin <= 10'],
    ['less than 10 arcmin of backlash', 'backlash_arcmin <= 10'],
  ],
  [
    ['48 V', 'voltage_v = 48'],
    ['supply voltage: 48 V', 'voltage_v = 48'],
  ],
  [
    ['below $1,200', 'price_usd <= 1200'],
    ['1200 dollars or less', 'price_usd <= 1200'],
  ],
  [['gear ratio at most 10:1', 'gear_ratio <= 10']],
  [['minimum IP65', 'ip >= 65']],
  [['EtherCAT interface', 'comm = EtherCAT']],
  [['from Germany', 'country = Germany']],
  [['not made by maxon', '']],
  [['anything like maxon', '']],
  [['knee of a 30 kg quadruped', '']],
  [['5 kg payload', '']],
  [['resolution 0.01 deg', '']],
];

const SEPARATORS = [', ', '; ', '. ', '\n', '\n- ', ', and ', ', but '];

test('a sentence has the filters of its parts, in any order and with any separator', () => {
  const parts = fc.shuffledSubarray([...CLAUSES], { minLength: 2, maxLength: 6 });
  const written = parts.chain((some) => fc.tuple(...some.map((clause) => fc.constantFrom(...clause))));
  const separators = fc.array(fc.constantFrom(...SEPARATORS), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(written, separators, (clauses, between) => {
      const sentence = clauses.map(([text], index) => `${index === 0 ? '' : between[index]}${text}`).join('');
      const needs = asked(sentence).filter((piece) => !piece.startsWith('unused'));
      expect(needs).toEqual(clauses.flatMap(([, need]) => (need === '' ? [] : need)));
    }),
  );
});

/** Words with a meaning, and words and symbols that only join them. */
const TELLING = ['payload', '20 Nm', '900 g', '60 rpm', '48 V', '1,500 kg', 'peak', 'rated', 'hollow shaft'];
const BOUNDING = ['max', 'at least', 'under', 'or less', '>', 'about', 'no', 'brake', 'CAN', 'IP65', 'Japan'];
const JOINING = [',', 'at', 'and', 'or', 'with', '(', ')', 'of', 'from'];

test('every word with a meaning is in a piece, and every piece is used or says why not', () => {
  const words = fc.array(fc.constantFrom(...TELLING, ...BOUNDING, ...JOINING), { maxLength: 9 });
  fc.assert(
    fc.property(words, (said) => {
      const pieces = readSentence(said.join(' '), VOCABULARY);
      const shown = pieces.map(({ text }) => text).join(' ');
      const missing = said.filter((word) => !JOINING.includes(word) && !shown.includes(word));
      expect(missing).toEqual([]);
      expect(pieces.filter(({ need, why }) => (need === null) !== (why !== null))).toEqual([]);
    }),
    { numRuns: runs(1000, 50) },
  );
});
