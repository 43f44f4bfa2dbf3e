import { expect, test } from 'vitest';
import { readSentence } from '../../../src/query/sentence/read-sentence.ts';
import {
  parametersForList,
  asksFor,
  questionOf,
  withNeed,
  withoutNeed,
} from '../../../src/query/sentence/sentence-parameters.ts';
import type { Need } from '../../../src/query/sentence/words.ts';
import { VOCABULARY } from './asked.ts';

const read = (sentence: string) => readSentence(sentence, VOCABULARY);

const LIST = parametersForList(
  new Set([
    'min_peak_torque_nm',
    'max_peak_torque_nm',
    'min_speed_rpm',
    'max_weight_g',
    'comm',
    'backdrivable',
  ]),
);
const MATCH = parametersForList(
  new Set(['min_peak_torque_nm', 'min_speed_rpm', 'max_weight_g', 'backdrivable']),
);

test('a list query has both bounds, and joins the values of one name', () => {
  expect(questionOf(read('10-20 Nm, 100 rpm, under 900 g, CAN or EtherCAT'), LIST)).toEqual({
    parameters: {
      min_peak_torque_nm: '10',
      max_peak_torque_nm: '20',
      min_speed_rpm: '100',
      max_weight_g: '900',
      comm: 'CAN,EtherCAT',
    },
    unasked: [],
  });
});

test('a match query has the filters of its form, and reports the others', () => {
  const { parameters, unasked } = questionOf(read('10-20 Nm, 100 rpm, under 900 g, CAN or EtherCAT'), MATCH);
  expect(parameters).toEqual({ min_speed_rpm: '100', max_weight_g: '900' });
  expect(unasked.map(({ text }) => text)).toEqual(['10-20 Nm', 'CAN', 'EtherCAT']);
});

test('a torque at a speed becomes an operating point, and several are joined', () => {
  const ask = parametersForList(new Set(['peak_points']));
  expect(questionOf(read('40 N·m at 115 rpm and 10 N·m at 300 rpm'), ask)).toEqual({
    parameters: { peak_points: '40@115,10@300' },
    unasked: [],
  });
});

test('a stall torque becomes a bound on torques of that kind, with any torque as the other choice', () => {
  const ask = parametersForList(new Set(['min_peak_torque_nm', 'peak_torque_kind']));
  const [piece] = read('stall torque > 60 Nm');
  expect(questionOf(read('stall torque > 60 Nm'), ask)).toEqual({
    parameters: { min_peak_torque_nm: '60', peak_torque_kind: 'stall' },
    unasked: [],
  });
  expect(piece?.others).toContainEqual({ name: 'peak_torque_nm', sense: 'least', value: '60' });
  expect(questionOf(read('stall torque > 60 Nm'), LIST).unasked).toHaveLength(1);
});

test('a stall torque at a speed adds no filter by itself', () => {
  expect(read('60 Nm stall torque at 30 rpm')).toMatchObject([
    { need: null, why: 'Stall torque applies only at rest.' },
  ]);
});

test('a filter can be added, found in any case, and removed again', () => {
  const can: Need = { name: 'comm', sense: 'is', value: 'CAN' };
  const light: Need = { name: 'weight_g', sense: 'most', value: '900' };
  expect(withNeed({ comm: 'EtherCAT' }, can, LIST)).toEqual({ comm: 'EtherCAT,CAN' });
  expect(asksFor({ comm: 'EtherCAT,can' }, can, LIST)).toBe(true);
  expect(asksFor({ comm: 'CAN FD' }, can, LIST)).toBe(false);
  const between = read('10-20 Nm').flatMap(({ need }) => need ?? []);
  expect(between.map((need) => asksFor({ min_peak_torque_nm: '10' }, need, LIST))).toEqual([false]);
  expect(withoutNeed({ comm: 'EtherCAT,can', max_weight_g: '900' }, can, LIST)).toEqual({
    comm: 'EtherCAT',
    max_weight_g: '900',
  });
  expect(withNeed({ max_weight_g: '1200' }, light, LIST)).toEqual({ max_weight_g: '900' });
  expect(withoutNeed({ max_weight_g: '1200' }, light, LIST)).toEqual({ max_weight_g: '1200' });
});
