import { expect, test } from 'vitest';
import { hintsAmong } from '../../src/origin/hints.ts';
import { documentsOf } from './support/documents.ts';

const IDS = [
  'robotis-xm430-w350-r',
  'robotis-xm430-w350-t',
  'robotis-xm430-w210-r',
  'cubemars-ak80-9',
  'unitree-go1-motor',
];
const PATHS = IDS.map((id) => `/api/v1/actuators/${id}`);

const hints = hintsAmong(documentsOf([...PATHS, '/api/v1/robots/unitree-go1', '/docs/api']));

const idHint = (id: string): string | undefined => hints.forId('/api/v1/actuators/', id);

test('an id cut short is led to those that begin with it', () => {
  expect(idHint('robotis-xm430-w350')).toMatch(/^The nearest ids are robotis-xm430-w350-r, robotis-xm430-w350-t, /);
});

test('an id is also led to the search of its kind', () => {
  expect(hints.forId('/api/v1/robots/', 'unitree-go2')).toContain('GET /api/v1/robots?q=');
});

test('a part number is led to the ids that contain it', () => {
  expect(idHint('ak80')).toContain('The nearest id is cubemars-ak80-9;');
});

test('a misspelt id is led to those spelt alike', () => {
  expect(idHint('cubmars-ak80-9')).toContain('cubemars-ak80-9');
  expect(idHint('robotis-xm340-w350-r')).toContain('robotis-xm430-w350-r');
});

test('at most three ids are named, and the search beside them', () => {
  expect(idHint('robotis')?.match(/robotis-/g)).toHaveLength(3);
  expect(idHint('robotis')).toContain('GET /api/v1/actuators?q=');
});

test.each(['zzzzzzzz', 'a', 'x'.repeat(5000)])('an id near to none gives no hint: %s', (id) => {
  expect(idHint(id)).toBeUndefined();
});

test('ids of one kind are not proposed for another', () => {
  expect(hints.forId('/api/v1/robots/', 'unitree-go1-motor')).toContain('The nearest id is unitree-go1;');
});

test.each([
  ['/api/v1/actuators/', '/api/v1/actuators'],
  ['/api//v1/actuators', '/api/v1/actuators'],
  ['/API/v1/Actuators', '/api/v1/actuators'],
  ['/api/v1/brands.json', '/api/v1/brands'],
  ['/api/v1/actuators/Cubemars-AK80-9', '/api/v1/actuators/cubemars-ak80-9'],
  ['/api/v1/actuators/cubemars-ak80-9.json', '/api/v1/actuators/cubemars-ak80-9'],
])('%s is told its right spelling', (path, right) => {
  expect(hints.forPath(path)).toBe(`Ask for ${right}; GET /api lists every endpoint.`);
});

test.each([
  ['/api/v1/actuator', '/api/v1/actuators'],
  ['/api/robots', '/api/v1/robots'],
  ['/api/v1/use_cases', '/api/v1/use-cases'],
])('%s is told the nearest path %s', (path, nearest) => {
  expect(hints.forPath(path)).toBe(`The nearest path is ${nearest}; GET /api lists every endpoint.`);
});

test('a path near to none gives no hint', () => {
  expect(hints.forPath('/mcp/~~~~~~~~~~~')).toBeUndefined();
});
