import { describe, expect, test } from 'vitest';
import { parametersForList } from '../../../src/query/sentence/sentence-parameters.ts';
import { needText } from '../../../src/site/chips/chip-text.ts';
import { chipsOf, choosing, readAgain, type Chip } from '../../../src/site/chips/chips.ts';
import { sentenceVocabulary } from '../../../src/site/chips/sentence-vocabulary.ts';
import { questionOf } from '../../../src/site/match/catalog-requirements.ts';
import { blankJoint } from '../../../src/site/match/joint-form.ts';
import { copied, fieldWords } from '../fixtures.ts';

const reading = {
  vocabulary: sentenceVocabulary(copied, fieldWords.words),
  ask: parametersForList(new Set(Object.keys(questionOf(copied).parameters))),
};
const { texts: NOTHING } = blankJoint(0);
const read = (sentence: string) => readAgain(NOTHING, { before: '', after: sentence }, reading);
const chipsFor = (sentence: string, texts = read(sentence)): readonly Chip[] =>
  chipsOf(sentence, texts, reading);

/** Sentences from a review of the site and similar ones, with the filters of a match and the ignored parts. */
const SENTENCES: readonly (readonly [string, Record<string, string>, readonly string[]])[] = [
  ['20 Nm continuous at 60 rpm', { rated_points: '20@60' }, []],
  ['40 Nm peak 15 Nm rated', { min_peak_torque_nm: '40', min_rated_torque_nm: '15' }, []],
  ['knee of a 30 kg quadruped', {}, ['30 kg quadruped']],
  ['20 kg cm', { min_peak_torque_nm: '1.961' }, []],
  ['hollow shaft 20 mm', { min_through_hole_mm: '20' }, []],
  ['payload 3 kg, reach 700 mm', {}, ['payload 3 kg', 'reach 700 mm']],
  ['IP65', { min_ip: '65' }, []],
  ['under $300 QDD', { max_price_usd: '300', category: 'qdd_proprioceptive' }, []],
  ['maxon, 10 Nm', { brand: 'maxon', min_peak_torque_nm: '10' }, []],
  ['40 N·m at 115 rpm, 24-48 V, CAN', { peak_points: '40@115', voltage_v: '24-48', comm: 'CAN' }, []],
  ['40 N·m at 12 rad/s', { peak_points: '40@114.6' }, []],
  ['$500 for 40 Nm', { max_price_usd: '500', min_peak_torque_nm: '40' }, []],
  ['robot of 12 kg, actuator 900 g', { max_weight_g: '900' }, ['robot of 12 kg']],
  [
    'Swiss, torque control or position control',
    { country: 'Switzerland', control_mode: 'torque,position' },
    [],
  ],
  ['backdrivable or unknown', { backdrivable: 'true' }, ['unknown']],
  ['quiet, 40 Nm', { min_peak_torque_nm: '40' }, ['quiet']],
  ['10-20 Nm', { min_peak_torque_nm: '10', max_peak_torque_nm: '20' }, []],
  ['CubeMars or T-Motor with CAN', { brand: 'CubeMars,T-MOTOR', comm: 'CAN' }, []],
  ['smart servo 12 V under 100 g', { category: 'smart_servo', voltage_v: '12', max_weight_g: '100' }, []],
  ['gear ratio 9:1', { min_gear_ratio: '9', max_gear_ratio: '9' }, []],
  ['60 mm diameter, 40 mm long', { max_outer_diameter_mm: '60', max_length_mm: '40' }, []],
  ['in production, driver on board', { availability: 'in_production', integrated_driver: 'true' }, []],
];

describe('a match reads a sentence', () => {
  test.each(SENTENCES)('“%s”: %j, and ignores %j', (sentence, texts, ignored) => {
    expect(read(sentence)).toEqual(texts);
    const unasked = chipsFor(sentence).filter(({ chosen }) => chosen === null);
    expect(unasked.map(({ text }) => text)).toEqual(ignored);
    expect(unasked.every(({ why }) => why !== null)).toBe(true);
  });
});

const only = (chips: readonly Chip[]): Chip => {
  const [chip, ...others] = chips;
  if (chip === undefined || others.length > 0) throw new Error('There is not one chip.');
  return chip;
};

test('a chip can be changed, removed and restored', () => {
  const torque = only(chipsFor('40 Nm'));
  const rated = torque.options.find(({ name }) => name === 'rated_torque_nm');
  const asRated = choosing(read('40 Nm'), { chosen: torque.chosen, next: rated ?? null }, reading.ask);
  expect(asRated).toEqual({ min_rated_torque_nm: '40' });
  const without = choosing(
    asRated,
    { chosen: only(chipsFor('40 Nm', asRated)).chosen, next: null },
    reading.ask,
  );
  expect(without).toEqual({});
  const left = only(chipsFor('40 Nm', without));
  expect([left.chosen, left.why, left.options]).toEqual([null, null, torque.options]);
});

test('an ignored piece can be used in any of its meanings', () => {
  const length = only(chipsFor('60 mm'));
  expect(length.options.slice(0, 3).map((option) => needText(copied, option))).toEqual([
    'outer diameter ≤ 60 mm',
    'length ≤ 60 mm',
    'through hole ≥ 60 mm',
  ]);
  expect(choosing({}, { chosen: length.chosen, next: length.options[0] ?? null }, reading.ask)).toEqual({
    max_outer_diameter_mm: '60',
  });
  expect(only(chipsFor('10-20 Nm')).options.map((option) => needText(copied, option))).toEqual([
    'peak torque 10 N·m to 20 N·m',
    'peak torque ≥ 10 N·m',
    'peak torque ≤ 20 N·m',
    'rated torque 10 N·m to 20 N·m',
    'backdrive torque 10 N·m to 20 N·m',
  ]);
});

test('another sentence replaces the first, and other filters stay', () => {
  const asked = { ...read('40 Nm, CAN'), max_weight_g: '900' };
  expect(readAgain(asked, { before: '40 Nm, CAN', after: '20 Nm, EtherCAT' }, reading)).toEqual({
    max_weight_g: '900',
    min_peak_torque_nm: '20',
    comm: 'EtherCAT',
  });
  expect(readAgain(asked, { before: '40 Nm, CAN', after: '' }, reading)).toEqual({ max_weight_g: '900' });
});

test.each([
  ['40 N·m', 'peak torque ≥ 40 N·m'],
  ['24-48 V', 'supply voltage 24 V to 48 V'],
  ['40 N·m at 12 rad/s', '40 N·m at 114.6 rpm, peak'],
  ['20 Nm continuous at 60 rpm', '20 N·m at 60 rpm, continuous'],
  ['maxon', 'maker maxon'],
  ['IP65', 'at least IP65'],
  ['CAN', 'bus CAN'],
  ['made in Germany', 'country: Germany'],
  ['torque control', 'control modes: torque'],
  ['backdrivable', 'backdrivable: yes'],
])('“%s” reads %s', (sentence, told) => {
  const { chosen } = only(chipsFor(sentence));
  expect(chosen === null ? null : needText(copied, chosen)).toBe(told);
});
