import { expect, test } from 'vitest';
import { filtersIn } from '../../../src/site/finder/state/state.ts';
import { spelledTexts, unknownValues } from '../../../src/site/page-filters/spelled-values.ts';
import { copied, stateAt } from '../fixtures.ts';

const PEOPLES = { comm: 'CANFD,rs485,modbus-rtu', country: 'USA,kr,germany' };
const OURS = { comm: 'CAN FD,RS-485,Modbus RTU', country: 'United States,South Korea,Germany' };

test('the finder understands the spellings of buses and countries that the API understands', () => {
  expect(filtersIn(stateAt(new URLSearchParams(PEOPLES).toString()))).toEqual(OURS);
});

test('a joint of the matches does too, and keeps what is not a choice', () => {
  expect(spelledTexts(copied, { ...PEOPLES, duty: '60:2, 10:8', min_ip: '54' })).toEqual({
    ...OURS,
    duty: '60:2, 10:8',
    min_ip: '54',
  });
});

test('a word that the catalog does not know stays as it is', () => {
  expect(spelledTexts(copied, { comm: 'Telepathy', brand: 'cubemars' })).toEqual({
    comm: 'Telepathy',
    brand: 'CubeMars',
  });
});

test('a word that no actuator has is told, in any spelling but the known ones', () => {
  expect(unknownValues(copied, { comm: 'can,FooBus', brand: 'CubeMars', max_weight_g: '9' })).toEqual([
    'comm=FooBus',
  ]);
});
