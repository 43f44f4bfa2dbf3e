import { expect, test } from 'vitest';
import { differenceText, unlikeText } from '../../../src/query/alternatives/difference-text.ts';

test.each([
  ['weight_g', 0.82, '18 % lighter'],
  ['weight_g', 1.12, '12 % heavier'],
  ['peak_torque_nm', 0.5, '50 % less peak torque'],
  ['max_speed_rpm', 1.3, '30 % faster'],
  ['price_usd', 1.99, '99 % more expensive'],
  ['price_usd', 2, '2.0 times the price'],
  ['peak_torque_nm', 2.643, '2.6 times the peak torque'],
  ['max_speed_rpm', 12, '12.0 times the speed'],
  ['backlash_arcmin', null, 'backlash where there was none'],
] as const)('a ratio of %s of %s is "%s"', (field, ratio, text) => {
  expect(differenceText({ field, ratio })).toBe(text);
});

test.each([
  [['stall', 'peak'], 'speed not compared: stall versus peak'],
  [['no load', 'no load'], 'speed not compared: both no load'],
] as const)('unlike kinds %j are "%s"', (kinds, text) => {
  expect(unlikeText({ field: 'max_speed_rpm', kinds })).toBe(text);
});
