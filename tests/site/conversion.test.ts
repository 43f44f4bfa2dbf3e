import { expect, test } from 'vitest';
import { conversionText } from '../../src/site/conversion.ts';

test.each([
  [22, 'N.m', 'Peak torque 22 N·m', 'as stated'],
  [2100.8, '/min', 'omega_nl (rad/s) 220.0', '220 rad/s × 9.549 = 2,100.8 rpm'],
  [490, 'g', 'Weight_kg: 0.49', '0.49 kg × 1,000 = 490 g'],
  [2.157, 'N.m', 'Peak stall torque: 22kg.cm', '22 kgf·cm × 0.09807 = 2.157 N·m'],
  [62.5, '/min', 'No load speed: 0.16sec/60°', '10 ÷ 0.16 s/60° = 62.5 rpm'],
  [2700, 'g', '2.7e+03', 'as stated'],
  [0.17, "'", '10" (arcsec)', '10 arc-seconds × 0.01667 = 0.17 arcmin'],
  [1250, 'g', 'Masse 1,25 kg', '1.25 kg × 1,000 = 1,250 g'],
])('%s %s from "%s" is told as %s', (...[value, unit, stated, told]) => {
  expect(conversionText(value, unit, stated)).toBe(told);
});

test.each([
  [0, "'", 'Zero backlash'],
  [604, 'g', '625'],
])('%s %s from "%s" is not explained away', (value, unit, stated) => {
  expect(conversionText(value, unit, stated)).toBeNull();
});
