import { expect, test } from 'vitest';
import { asListQuestion, asMatchQuestion } from '../../../src/query/sentence/question.ts';
import { readSentence } from '../../../src/query/sentence/read.ts';

const pieces = readSentence('10-20 Nm, 100 rpm, under 900 g, CAN or EtherCAT', {
  brands: [],
  buses: ['CAN', 'EtherCAT'],
});

test('the list is asked with both bounds, and joins the values of one name', () => {
  const names = new Set(['min_peak_torque_nm', 'max_peak_torque_nm', 'min_speed_rpm', 'max_weight_g', 'comm']);
  expect(asListQuestion(pieces, names)).toEqual({
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

test('a match is asked only in the sense of its requirement; what it cannot be asked is told', () => {
  const senses = new Map([
    ['peak_torque_nm', 'least'],
    ['speed_rpm', 'least'],
    ['weight_g', 'most'],
  ] as const);
  const { parameters, unasked } = asMatchQuestion(pieces, senses);
  expect(parameters).toEqual({ speed_rpm: '100', weight_g: '900' });
  expect(unasked.map(({ text }) => text)).toEqual(['10-20 Nm', 'CAN', 'EtherCAT']);
});
