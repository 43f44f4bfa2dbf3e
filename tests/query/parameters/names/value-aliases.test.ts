import { expect, test } from 'vitest';
import { busSpelled, countrySpelled } from '../../../../src/query/parameters/names/value-aliases.ts';

test.each([
  ['CANFD', 'can fd'],
  ['can-fd', 'can fd'],
  ['CAN FD', 'can fd'],
  ['CAN', 'can'],
  ['CAN bus', 'can'],
  ['RS485', 'rs-485'],
  ['Modbus-RTU', 'modbus rtu'],
  ['EtherCAT', 'ethercat'],
  ['constructor', 'constructor'],
])('the bus %s is listed as %s', (text, listed) => {
  expect(busSpelled(text)).toBe(listed);
});

test.each([
  ['USA', 'united states'],
  ['U.S.A.', 'united states'],
  ['us', 'united states'],
  ['UK', 'united kingdom'],
  ['Korea', 'south korea'],
  ['kr', 'south korea'],
  ['CH', 'switzerland'],
  ['Switzerland', 'switzerland'],
  ['qx', 'qx'],
  ['constructor', 'constructor'],
])('the country %s is listed as %s', (text, listed) => {
  expect(countrySpelled(text)).toBe(listed);
});
