import { expect, test } from 'vitest';
import { addressOf, parametersOf, splitTarget } from '../../../src/server/http/request.ts';

test.each([
  ['/api', { path: '/api', query: '' }],
  ['/api?', { path: '/api', query: '' }],
  ['/api?q=a?b', { path: '/api', query: 'q=a?b' }],
  ['//api//x', { path: '//api//x', query: '' }],
  ['http://host:80/api?q=1', { path: '/api', query: 'q=1' }],
  ['HTTPS://host/api', { path: '/api', query: '' }],
  ['http://host', { path: '/', query: '' }],
  ['http://host?q=1', { path: '/', query: 'q=1' }],
  ['*', { path: '*', query: '' }],
])('the target %s is split unchanged', (text, target) => {
  expect(splitTarget(text)).toEqual(target);
});

test.each([
  ['/api/v1/%61ctuators', '/api/v1/actuators'],
  ['/api/v1/actuators/unitree%2Dgo-m8010-6', '/api/v1/actuators/unitree-go-m8010-6'],
  ['/%41%5A%7a%30%39%5f%7E', '/AZz09_~'],
])('an escaped unreserved character of %s is decoded', (text, path) => {
  expect(splitTarget(text).path).toBe(path);
});

test.each([
  '/a%2Fb',
  '/api/%2e%2E',
  '/a%00',
  '/%ff%C3%A9',
  '/a%3Fb',
  '/%',
  '/%2',
  '/%2g',
  '/%252D',
  '/a%40b',
  '/%5B%60%7B',
])('any other escape of %s is unchanged', (text) => {
  expect(splitTarget(text).path).toBe(text);
});

test('a query is unchanged', () => {
  expect(splitTarget('/api?q=%61%2D').query).toBe('q=%61%2D');
});

test('a query keeps its position in the target', () => {
  expect(addressOf({ path: '/api', query: 'a=1' })).toBe('/api?a=1');
  expect(addressOf({ path: '/api', query: '' })).toBe('/api');
});

test.each([
  ['limit=5', 'limit'],
  ['?limit=5', '?limit'],
])('the first parameter of the query %s is named %s', (query, name) => {
  expect([...parametersOf({ query }).keys()]).toEqual([name]);
});
