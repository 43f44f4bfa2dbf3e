import { expect, test } from 'vitest';
import { countryFlag, countryName } from '../../../src/catalog/lib/country.ts';

test.each([
  ['CH', 'Switzerland', '🇨🇭'],
  ['KR', 'South Korea', '🇰🇷'],
  ['US', 'United States', '🇺🇸'],
  ['CN', 'China', '🇨🇳'],
  ['ZA', 'South Africa', '🇿🇦'],
])('%s is %s %s', (code, name, flag) => {
  expect(countryName(code)).toBe(name);
  expect(countryFlag(code)).toBe(flag);
});

test('an unknown country has neither a name nor a flag', () => {
  expect(countryName(undefined)).toBeNull();
  expect(countryFlag(undefined)).toBeNull();
});
