import { expect, test } from 'vitest';
import { protocolsOf, sharesProtocol } from '../../../src/query/alternatives/serial-protocols.ts';

const on = (brand: string, ...comm: string[]) => ({ brand, comm: comm.length === 0 ? null : comm });

test.each([
  [on('ROBOTIS', 'TTL'), on('FEETECH', 'TTL'), false],
  [on('ROBOTIS', 'TTL'), on('KONDO', 'TTL'), false],
  [on('Waveshare', 'TTL'), on('FEETECH', 'TTL'), null],
  [on('ROBOTIS', 'TTL'), on('ROBOTIS', 'TTL'), null],
  [on('ROBOTIS', 'RS-485'), on('ROBOTIS', 'TTL'), false],
  [on('ZeroErr', 'CANopen', 'EtherCAT'), on('eYou', 'EtherCAT'), true],
  [on('Damiao', 'CAN'), on('CubeMars', 'CAN'), null],
  [on('ROBOTIS', 'TTL'), on('Nobody', 'TTL'), null],
  [on('ROBOTIS', 'TTL'), on('Nobody'), null],
])('%j and %j share a protocol: %s', (one, other, shares) => {
  expect([sharesProtocol(one, other), sharesProtocol(other, one)]).toEqual([shares, shares]);
});

test('a protocol is known from the bus, or on a serial bus from the maker', () => {
  expect(protocolsOf(on('ROBOTIS', 'TTL', 'PWM'))).toEqual(['PWM', 'DYNAMIXEL']);
  expect(protocolsOf(on('Damiao', 'CAN'))).toEqual([]);
});
