import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientKey, clientsBehind, networkKey } from '../../../src/server/http/client-key.ts';

/** A request from an address. */
function requestFrom(address: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

const PROXIES = ['10.0.0.0/8', '::1'];

test('X-Forwarded-For is not trusted if no proxy is trusted', () => {
  expect(clientsBehind([]).addressOf(requestFrom('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1');
});

test('X-Forwarded-For is not trusted from an untrusted address', () => {
  expect(clientsBehind(PROXIES).addressOf(requestFrom('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1');
});

test.each([
  ['10.1.2.3', '198.51.100.7', '198.51.100.7'],
  ['::ffff:10.1.2.3', '198.51.100.7', '198.51.100.7'],
  ['::1', '2001:db8::1', '2001:db8::1'],
  // Entries written by the client are to the left of those of the proxies.
  ['10.1.2.3', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['10.1.2.3', '203.0.113.9, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['10.1.2.3', '198.51.100.7:4711', '198.51.100.7'],
  ['10.1.2.3', '[2001:db8::1]:4711', '2001:db8::1'],
  ['10.1.2.3', '[2001:db8::1]', '2001:db8::1'],
])('behind the trusted proxy %s, X-Forwarded-For: %s means %s', (proxy, forwardedFor, client) => {
  expect(clientsBehind(PROXIES).addressOf(requestFrom(proxy, forwardedFor))).toBe(client);
});

test.each(['unknown', 'nonsense', ''])(
  'a trusted proxy that writes "%s" counts as the client',
  (forwardedFor) => {
    expect(clientsBehind(PROXIES).addressOf(requestFrom('10.1.2.3', forwardedFor))).toBe('10.1.2.3');
  },
);

test('a closed connection has an unknown client', () => {
  expect(clientsBehind(PROXIES).addressOf(new IncomingMessage(new Socket()))).toBe('unknown');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test('another /64 is another client', () => {
  expect(clientKey('2001:db8:1:3::1')).not.toBe(clientKey('2001:db8:1:2::1'));
});

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['192.0.2.1', false],
  ['', false],
])('%j is the address of a trusted proxy: %s', (address, isProxy) => {
  expect(clientsBehind(PROXIES).isProxy(address)).toBe(isProxy);
  expect(clientsBehind([]).isProxy(address)).toBe(false);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ff::1', '2001:db8:1::/48'],
  ['192.0.2.1', null],
  ['::ffff:192.0.2.1', null],
  ['unknown', null],
])('%s is in the network %s', (address, network) => {
  expect(networkKey(address)).toBe(network);
});
