import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataSource, distinctUrls, sourceDomain } from '../../src/catalog/derive.ts';
import { roundTo4Digits } from '../../src/catalog/round.ts';
import { sourceStating } from '../support/small-catalog.ts';

test.each([
  [22.9166, 22.92],
  [5937.5, 5938],
  [59375, 59380],
  [0.012345, 0.01235],
  [1, 1],
  [0, 0],
])('%d to 4 significant digits is %d', (value, rounded) => {
  expect(roundTo4Digits(value)).toBe(rounded);
});

test.each([
  [1.0005, 1.001],
  [2.2225, 2.223],
  [1.00049999, 1],
  [9999.5, 10000],
  [-1.0005, -1.001],
  [0.00012345, 0.0001235],
])('a tie is rounded away from zero: %d is %d', (value, rounded) => {
  expect(roundTo4Digits(value)).toBe(rounded);
});

test('any number is rounded as its 15 digits spell it, ties away from zero', () => {
  const ratios = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999 }));
  const numbers = fc.oneof(
    fc.double({ min: 1e-30, max: 1e30, noNaN: true }),
    ratios.map(([one, other]) => one / other),
    ratios.map(([number]) => (number + 0.5) / 1000),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      const [digits = '', exponent = ''] = number.toExponential(14).split('e');
      const spelled = BigInt(digits.replace('.', ''));
      const rounded = (spelled + 50_000_000_000n) / 100_000_000_000n;
      expect(roundTo4Digits(number)).toBe(Number(`${rounded}e${Number(exponent) - 3}`));
    }),
    { numRuns: 2000 },
  );
});

test('the addresses of sources are each named once, in their first place', () => {
  const sources = ['https://b.example', 'https://a.example', 'https://b.example'].map((url) =>
    sourceStating([], { url }),
  );
  expect(distinctUrls(sources)).toEqual(['https://b.example', 'https://a.example']);
});

test.each([
  ['https://www.cubemars.com/x?y#z', 'cubemars.com'],
  ['https://store.cubemars.com:8443/x', 'store.cubemars.com'],
  ['http://www.www.example/', 'www.example'],
  ['https://wwwroot.example/', 'wwwroot.example'],
  ['https://my.www.example/', 'my.www.example'],
  ['https://WWW.Example/', 'example'],
])('the domain of %s is %s', (url, domain) => {
  expect(sourceDomain(url)).toBe(domain);
});

const paper = sourceStating(['peak_torque_nm'], { kind: 'paper' });
const shop = sourceStating(['peak_torque_nm', 'rated_torque_nm'], { kind: 'distributor' });
const shopOfRatedTorque = sourceStating(['rated_torque_nm'], { kind: 'distributor' });
const maker = sourceStating(['weight_g'], { kind: 'manufacturer' });
const press = sourceStating(['peak_torque_nm'], { kind: 'press' });

test('the data source is the kind of the first source that states the peak torque', () => {
  expect(dataSource([maker, paper, shop])).toBe('paper');
});

test('the data source is a source of the peak torque even when a better one states the rated torque', () => {
  expect(dataSource([shopOfRatedTorque, paper])).toBe('paper');
});

test('the data source is the kind of the source of the rated torque when none states the peak torque', () => {
  expect(dataSource([maker, shopOfRatedTorque])).toBe('distributor');
});

test.each(['manufacturer', 'distributor', 'paper', 'repository'] as const)('the data source may be %s', (kind) => {
  expect(dataSource([sourceStating(['peak_torque_nm'], { kind })])).toBe(kind);
});

test('a torque that only the press states, and one that no source states, break the promise of the catalog', () => {
  expect(() => dataSource([press])).toThrow('run `npm run check:catalog`');
  expect(() => dataSource([maker])).toThrow('No source but press states the torque');
});
