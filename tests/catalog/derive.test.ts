import { expect, test } from 'vitest';
import { dataSource, pricePerNm, roundTo4Digits, sourceDomain, torqueDensity } from '../../src/catalog/derive.ts';
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
  [22, 960, 22.92],
  [48, 496, 96.77],
  [9, 1000, 9],
])('the torque density of %d N·m and %d g is %d N·m/kg', (peakTorque, weight, density) => {
  expect(torqueDensity(peakTorque, weight)).toBe(density);
});

test.each([
  [null, 960],
  [22, null],
  [null, null],
  [22, 0],
])('the torque density of %s N·m and %s g is null', (peakTorque, weight) => {
  expect(torqueDensity(peakTorque, weight)).toBeNull();
});

test('a peak torque of zero has a torque density of zero', () => {
  expect(torqueDensity(0, 960)).toBe(0);
});

test.each([
  [579.9, 22, 26.36],
  [100, 3, 33.33],
  [5, 1000, 0.005],
])('the price per torque of %d USD and %d N·m is %d USD per N·m', (price, peakTorque, pricePer) => {
  expect(pricePerNm(price, peakTorque)).toBe(pricePer);
});

test.each([
  [null, 22],
  [579.9, null],
  [null, null],
  [579.9, 0],
])('the price per torque of %s USD and %s N·m is null', (price, peakTorque) => {
  expect(pricePerNm(price, peakTorque)).toBeNull();
});

test('a price of zero has a price per torque of zero', () => {
  expect(pricePerNm(0, 22)).toBe(0);
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
