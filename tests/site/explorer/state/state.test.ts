import { expect, test } from 'vitest';
import { COMPARE_IDS } from '../../../../src/limits.ts';
import { toCsv } from '../../../../src/site/explorer/results/csv.ts';
import { explorerErrors } from '../../../../src/site/explorer/state/address.ts';
import { apiRequest } from '../../../../src/site/explorer/state/api-request.ts';
import { readState } from '../../../../src/site/explorer/state/read-state.ts';
import {
  stateParameters,
  defaultState,
  withFilter,
  withFlag,
  withoutFilter,
  withPin,
  withSort,
  withValue,
} from '../../../../src/site/explorer/state/state.ts';
import { curlLine } from '../../../../src/site/paths.ts';
import { copied, listedLike } from '../../fixtures.ts';

const DEFAULTS = defaultState(copied);
const stateOf = (query: string) => readState(copied, new URLSearchParams(query));

test.each([
  '',
  'q=ak80&category=qdd_proprioceptive&sort=weight_g&order=asc',
  'min_peak_torque_nm=20&max_weight_g=600&integrated_driver=true&view=plot&x=price_usd',
  'view=cards&columns=comm,encoder&pins=a,b&brand=CubeMars,Unitree',
  'min_speed_rpm=100&max_speed_rpm=200&unknown=max_speed_rpm,price_usd',
  'q=ak80&variants=all',
  'columns=',
  'view=plot&plot=pins&pins=a,b',
])('the address "%s" is read and written without loss', (query) => {
  expect(readState(copied, stateParameters(copied, stateOf(query)))).toEqual(stateOf(query));
});

test('an address with unknown words is read as if they were absent', () => {
  const filters = 'max_weight_g=heavy&category=qdd&backdrivable=maybe&ip_rating=IP99';
  expect(stateOf(`view=globe&x=colour&columns=colour&sort=colour&wrong=1&${filters}`)).toEqual(DEFAULTS);
});

test('a table without columns stays so when its page is loaded anew', () => {
  const bare = { ...DEFAULTS, columns: [] };
  expect(readState(copied, stateParameters(copied, bare))).toEqual(bare);
});

test('what may be unknown is named in any case, and an unknown name is reported', () => {
  expect(stateOf('unknown=Price_USD').filters).toEqual({ unknown: 'price_usd' });
  const errorsOf = (query: string) => explorerErrors(copied, new URLSearchParams(query), stateOf(query));
  expect(errorsOf('unknown=Price_USD')).toEqual([]);
  expect(errorsOf('unknown=foo')).toEqual([expect.stringContaining('unknown must be some of')]);
});

test('words of an address may be in any case, as in the API', () => {
  expect(stateOf('view=Plot&x=PRICE_USD&sort=Weight_g&order=ASC&variants=All&plot=Pins')).toEqual(
    stateOf('view=plot&x=price_usd&sort=weight_g&order=asc&variants=all&plot=pins'),
  );
});

test('a bound in another unit, or with a decimal comma, becomes a plain number of ours', () => {
  expect(stateOf('min_speed_rpm=12 rad/s&min_peak_torque_nm=40,5 Nm&max_weight_g=0.9 kg').filters).toEqual({
    min_speed_rpm: '114.6',
    min_peak_torque_nm: '40.5',
    max_weight_g: '900',
  });
});

test.each([
  ['weight_g', 'asc', 'desc'],
  ['repeatability_arcmin', 'asc', 'desc'],
  ['peak_torque_nm', 'desc', 'asc'],
  ['name', 'asc', 'desc'],
])('the head of %s sorts the better end first, then the other, then not at all', (name, first, second) => {
  const once = withSort(copied, DEFAULTS, name);
  const twice = withSort(copied, once, name);
  expect([once.direction, twice.direction, withSort(copied, twice, name).sort]).toEqual([
    first,
    second,
    null,
  ]);
});

test('a pin is set and taken back, and a twenty-first is not taken', () => {
  const full = { ...DEFAULTS, pins: Array.from({ length: COMPARE_IDS.most }, (_, index) => `id-${index}`) };
  expect(withPin(full, 'one-more')).toBe(full);
  expect(withPin(full, 'id-0').pins).toHaveLength(COMPARE_IDS.most - 1);
});

test('filters are set, extended and taken away', () => {
  expect(withFilter(withFilter(DEFAULTS, 'q', 'ak80'), 'q', ' ').filters).toEqual({});
  const two = withValue(withValue(DEFAULTS, 'comm', 'CAN'), 'comm', 'EtherCAT');
  expect([two.filters, withValue(two, 'comm', 'CAN').filters]).toEqual([
    { comm: 'CAN,EtherCAT' },
    { comm: 'EtherCAT' },
  ]);
  const bounded = stateOf('min_price_usd=1&max_price_usd=9&unknown=price_usd&q=a');
  expect(withoutFilter(copied, bounded, 'price_usd').filters).toEqual({ q: 'a' });
});

test('values of a choice are spelled as the catalog has them, whatever the case of the address', () => {
  expect(stateOf('brand=unitree,CUBEMARS&comm=can').filters).toEqual({
    brand: 'Unitree,CubeMars',
    comm: 'CAN',
  });
});

test('asked for a flag, what does not publish it is let in until it is taken out, and goes with the flag', () => {
  const yes = withFlag(DEFAULTS, 'backdrivable', 'true');
  expect(yes.filters).toEqual({ backdrivable: 'true,unknown' });
  expect(withFlag(yes, 'backdrivable', 'unknown').filters).toEqual({ backdrivable: 'true' });
  expect(withFlag(yes, 'backdrivable', 'true').filters).toEqual({});
});

test('the API request holds what this API can be asked, and names the rest', () => {
  expect(apiRequest(copied, stateOf('q=ak80&sort=weight_g&order=asc&view=plot&pins=a'))).toEqual({
    path: '/api/v1/actuators?q=ak80&sort=weight_g&order=asc',
    leftOut: [],
  });
  expect(apiRequest(copied, stateOf('category=smart_servo,cycloidal_premium&sort=encoder'))).toEqual({
    path: '/api/v1/actuators?category=smart_servo%2Ccycloidal_premium',
    leftOut: ['sort=encoder'],
  });
  expect(curlLine("/api/v1/actuators?q=o'neill")).toBe("curl '/api/v1/actuators?q=o%27neill'");
});

test('CSV quotes what it must and disarms what a spreadsheet would compute', () => {
  const actuator = listedLike({
    id: 'a',
    name: '=1+1',
    brand: 'A "B", C',
    comm: ['CAN', 'RS-485'],
    encoder: null,
    weight_g: 2.5,
  });
  const [, row] = toCsv([actuator], ['comm', 'encoder', 'weight_g']).split('\r\n');
  expect(row).toBe('a,\'=1+1,"A ""B"", C",CAN|RS-485,,2.5');
});
