import { expect, test } from 'vitest';
import { readState } from '../../../src/site/explorer/state/read-state.ts';
import { spelledTexts } from '../../../src/site/filter/spelled-values.ts';
import { copied } from '../fixtures.ts';

const PEOPLES = { comm: 'CANFD,rs485,modbus-rtu', country: 'USA,kr,germany' };
const OURS = { comm: 'CAN FD,RS-485,Modbus RTU', country: 'United States,South Korea,Germany' };

test('the explorer understands the spellings of buses and countries that the API understands', () => {
  expect(readState(copied, new URLSearchParams(PEOPLES)).filters).toEqual(OURS);
});

test('a joint of the matches does too, and keeps what is no choice', () => {
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
