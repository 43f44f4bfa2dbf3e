import { expect, test } from 'vitest';
import { conversionOf, conversionText } from '../../../src/catalog/evidence/conversion.ts';

test.each([
  [22, 'N.m', 'Peak torque 22 N·m', 'as stated'],
  [2100.8, '/min', 'omega_nl (rad/s) 220.0', '220 rad/s × 9.549 = 2,100.8 rpm'],
  [490, 'g', 'Weight_kg: 0.49', '0.49 kg × 1,000 = 490 g'],
  [2.157, 'N.m', 'Peak stall torque: 22kg.cm', '22 kgf·cm × 0.09807 = 2.157 N·m'],
  [4.089, 'N.m', '最大トルクは41.7kgf・cm', '41.7 kgf·cm × 0.09807 = 4.089 N·m'],
  [62.5, '/min', 'No load speed: 0.16sec/60°', '10 ÷ 0.16 s/60° = 62.5 rpm'],
  [62.5, '/min', 'スピード 0.16秒/60°', '10 ÷ 0.16 s/60° = 62.5 rpm'],
  [76.9, '/min', 'Velocidad (6,8 V): 0,13 seg / 60 grados', '10 ÷ 0.13 s/60° = 76.9 rpm'],
  [62.5, '/min', '0.16 s/60º', '10 ÷ 0.16 s/60° = 62.5 rpm'],
  [14, 'bit', 'encoder resolution 14bit', 'as stated'],
  [14, 'bit', '18 bit(Motor) & 14 bit(Reducer)', 'as stated'],
  [12, 'bit', 'Resolution 4,096 [pulse/rev]', '4,096 = 2^12 = 12 bit'],
  [12, 'bit', '0 to 4095 over 360°', '4,095 + 1 = 2^12 = 12 bit'],
  [30, '/min', 'velocity="3.141592653589793"', '3.141593 rad/s × 9.549 = 30 rpm'],
  [25, '/min', 'max_velocity: !degrees 150.0', '150 °/s × 0.1667 = 25 rpm'],
  [116, '/min', "user='2900', divided by gear 25", '2,900 ÷ 25 = 116 rpm'],
  [112.5, 'N.m', "gear='25' ctrlrange='-4.5 4.5' (limit times gear)", '25 × 4.5 = 112.5 N·m'],
  [2700, 'g', '2.7e+03', 'as stated'],
  [1900, 'g', '| Weight | 1.900 g |', 'as stated'],
  [139, 'g', 'mass 0.139 kg', '0.139 kg × 1,000 = 139 g'],
  [0.05, 'kg', '| Working Payload | 50g*', '50 g × 0.001 = 0.05 kg'],
  [850, 'mm', 'UR5e: Reach_m 0.85', '0.85 m × 1,000 = 850 mm'],
  [0.17, "'", '10" (arcsec)', '10 arc-seconds × 0.01667 = 0.17 arcmin'],
  [30, "'", 'Backlash +/-0.25 deg', '0.25 ±° × 120 = 30 arcmin'],
  [0, "'", 'Zero backlash', 'zero = 0 arcmin'],
  [1250, 'g', 'Masse 1,25 kg', '1.25 kg × 1,000 = 1,250 g'],
  [14, '1', 'Number of poles: 28', '28 poles × 0.5 = 14'],
  [8, '1', 'Pole_Pairs 8 (motor 16-pole)', 'as stated'],
  [1606, 'g', 'weight_kg 1.606', '1.606 kg × 1,000 = 1,606 g'],
  [30, '/min', 'effort="30" velocity="3.1415"', '3.1415 rad/s × 9.549 = 30 rpm'],
  [30, '/min', 'Angular velocity 30 r/min', 'as stated'],
  [8, "'", 'Reducer "≤8"', 'as stated'],
  [9955, '{USD}', '$9,955 without arms (≈$15 k with arms)', 'as stated'],
  [13500, '{USD}', 'US$13.5k', '13.5 thousand USD × 1,000 = 13,500 USD'],
  [0.2, 'kg.m2', 'Motor Moment of Inertia ×10-4 kgm2 2000', 'as stated'],
  [8.983e-6, 'kg.m2', '"inertia_g_cm2": 89.83', '89.83 g·cm² × 1 × 10⁻⁷ = 8.983 × 10⁻⁶ kg·m²'],
])('%s %s from "%s" is described as %s', (...[value, unit, words, told]) => {
  expect(conversionText(value, unit, words)).toBe(told);
});

test.each([
  ['9:1', '减速比 9', 'as stated'],
  ['28.8:1', 'REDUCTION_RATIO_28_8', 'as stated'],
  ['19.2:1', '減速比 | 3591/187', '3,591 ÷ 187 = 19.2:1'],
  ['3:1', 'belts between a 16T pulley and a 48T pulley', '48 ÷ 16 = 3:1'],
  ['1:1', 'Reducer_or_Ratio: none (direct drive)', 'no gear = 1:1'],
  ['24-48', '24V … 48V', 'as stated'],
])('%s from "%s" is described as %s', (...[value, words, told]) => {
  expect(conversionText(value, null, words)).toBe(told);
});

test.each([
  [604, 'g', '625'],
  [0.49, 'g', '0.49 kg'],
  [13.5, 'N.m', 'Stall torque 13.5 kg·cm'],
  [2.5, 'mm', 'Ø 2.5 in'],
  [139, 'g', 'mass 0.139'],
  [22, 'N.m', 'Peak torque'],
  ['24-48', null, '24 V'],
  [12, 'bit', 'Resolution 4000'],
  [4, 'bit', '16 counts'],
  ['10:1', null, 'Ratio 9'],
])('%s %s from "%s" has no conversion', (...[value, unit, words]) => {
  expect(conversionText(value, unit, words)).toBeNull();
});

test.each([
  [0.65, 'Ohm', '相电阻 (Ω) 0.85', { text: 'as stated', value: 0.85, agrees: false }],
  [490, 'g', '0.52 kg', { text: '0.52 kg × 1,000 = 520 g', value: 520, agrees: false }],
  [490, 'g', '0.49 kg', { text: '0.49 kg × 1,000 = 490 g', value: 490, agrees: true }],
  [22, 'N.m', 'Peak torque, 48 V', { text: null, value: 22, agrees: true }],
  [45, 'N.m', "gear='50', times 3", { text: null, value: 45, agrees: true }],
  [6, null, '5 axes', { text: null, value: 6, agrees: true }],
  [199, '/min', 'Max_Speed_RPM: 405', { text: 'as stated', value: 405, agrees: false }],
  [2, 'A', 'RS03: No-load Current 0.6 Arms', { text: 'as stated', value: 0.6, agrees: false }],
  [0.18, "'", '15角秒', { text: '15 arc-seconds × 0.01667 = 0.25 arcmin', value: 0.25, agrees: false }],
  [139, 'g', 'mass 0.139 g', { text: null, value: 139, agrees: true }],
  [30, 'N.m', '100 N·m for 1 s', { text: null, value: 30, agrees: true }],
  ['30-60', null, 'HEJ 50 | integrated | 20–60', { text: 'as stated', value: '20-60', agrees: false }],
  ['24-48', null, 'J4310-2EC, 24 V', { text: null, value: '24-48', agrees: true }],
])('%s %s from "%s" is %j', (...[value, unit, words, conversion]) => {
  expect(conversionOf(value, unit, words)).toEqual(conversion);
});
