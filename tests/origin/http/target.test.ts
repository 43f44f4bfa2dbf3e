import { expect, test } from 'vitest';
import { addressOf, canonicalAddress, splitTarget } from '../../../src/origin/http/target.ts';

test.each([
  ['/api', { path: '/api', query: '' }],
  ['/api?', { path: '/api', query: '' }],
  ['/api?q=a?b', { path: '/api', query: 'q=a?b' }],
  ['//api//x', { path: '//api//x', query: '' }],
  ['/api/%2e%2E', { path: '/api/%2e%2E', query: '' }],
  ['http://host:80/api?q=1', { path: '/api', query: 'q=1' }],
  ['HTTPS://host/api', { path: '/api', query: '' }],
  ['http://host', { path: '/', query: '' }],
  ['http://host?q=1', { path: '/', query: 'q=1' }],
  ['*', { path: '*', query: '' }],
])('the target %s is split as it came', (text, target) => {
  expect(splitTarget(text)).toEqual(target);
});

test('a query is put back where it stood', () => {
  expect(addressOf({ path: '/api', query: 'a=1' })).toBe('/api?a=1');
  expect(addressOf({ path: '/api', query: '' })).toBe('/api');
});

test.each(['b=2&a=1', 'a=1&b=2', '&a=1&&b=2&'])('%s has the name of all orders of its parameters', (query) => {
  expect(canonicalAddress({ path: '/api', query })).toBe('/api?a=1&b=2');
});

test('other values and repeated parameters have names of their own', () => {
  const names = ['a=1', 'a=1&a=1', 'a=2', 'a=%31', ''].map((query) => canonicalAddress({ path: '/api', query }));
  expect(new Set(names).size).toBe(names.length);
});
