import { expect, test } from 'vitest';
import { filtersIn } from '../../../src/site/finder/state/state.ts';
import { spelledTexts, unknownValues } from '../../../src/site/page-filters/catalog-spelling.ts';
import { copied, stateAt } from '../fixtures.ts';

const PEOPLES = { comm: 'CANFD,rs485,modbus-rtu', country: 'USA,kr,germany' };
const OURS = { comm: 'CAN FD,RS-485,Modbus RTU', country: 'United States,South Korea,Germany' };

test('the finder understands the spellings of buses and countries that the API understands', () => {
  expect(filtersIn(stateAt(new URLSearchParams(PEOPLES).toString()))).toEqual(OURS);
});

test('a joint of a match does too, and keeps other values', () => {
  expect(spelledTexts(copied, { ...PEOPLES, duty: '60:2, 10:8', min_ip: '54' })).toEqual({
    ...OURS,
    duty: '60:2, 10:8',
    min_ip: '54',
  });
});

test('a word unknown to the catalog is unchanged', () => {
  expect(spelledTexts(copied, { comm: 'Telepathy', brand: 'cubemars' })).toEqual({
    comm: 'Telepathy',
    brand: 'CubeMars',
  });
});

test('a word that no actuator has is reported, unless it is a known spelling', () => {
  expect(unknownValues(copied, { comm: 'can,FooBus', brand: 'CubeMars', max_weight_g: '9' })).toEqual([
    'comm=FooBus',
  ]);
});
