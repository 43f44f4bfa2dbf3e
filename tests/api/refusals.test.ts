import { describe, expect, test } from 'vitest';
import { textOf } from '../../src/api/documents/json-document.ts';
import { PROBLEMS } from '../../src/api/problems.ts';
import { notFound } from '../../src/api/refusals.ts';
import { nearestIds } from '../../src/query/suggest/nearest.ts';
import { anyObject } from '../support/read.ts';

const ACTUATORS = [
  'robotis-xm430-w350-r',
  'robotis-xm430-w350-t',
  'robotis-xm430-w210-r',
  'cubemars-ak80-9',
  'unitree-go1-motor',
];

const idsOf = (ids: readonly string[]) => ({
  rowOf: (id: string) => (ids.includes(id) ? ids.indexOf(id) : undefined),
  nearestIds: nearestIds(ids),
});

const known = {
  baseUrl: 'https://catalog.example',
  actuators: idsOf(ACTUATORS),
  robots: idsOf(['unitree-go1']),
  groups: { actuators: {}, jointGroups: {} },
};

const problemAt = (path: string) => anyObject.parse(JSON.parse(textOf(notFound(known, path))));
const hintAt = (path: string): unknown => problemAt(path).hint;
const expectedDetail = (id: string): string => `None of the actuators has the id \`${id}\`.`;
const idHint = (id: string): unknown => hintAt(`/api/v1/actuators/${id}`);

describe('an unknown id', () => {
  test('that is cut short gets the ids that begin with it', () => {
    expect(idHint('robotis-xm430-w350')).toMatch(
      /^The nearest ids are robotis-xm430-w350-r, robotis-xm430-w350-t, /,
    );
  });

  test('also gets the search for its kind of record', () => {
    expect(hintAt('/api/v1/robots/unitree-go2')).toContain('GET /api/v1/robots?q=');
  });

  test('that is a part number gets the ids that contain it', () => {
    expect(idHint('ak80')).toContain('The nearest id is cubemars-ak80-9;');
  });

  test.each([
    ['cubmars-ak80-9', 'cubemars-ak80-9'],
    ['robotis-xm340-w350-r', 'robotis-xm430-w350-r'],
    ['Cubemars-AK80-9', 'cubemars-ak80-9'],
    ['cubemars-ak80-9.json', 'cubemars-ak80-9'],
    ['cubemars_ak80_9', 'cubemars-ak80-9'],
  ])('%s gets the id %s, which is spelt alike', (id, near) => {
    expect(idHint(id)).toContain(near);
  });

  test('gets a hint with at most three ids, and the search', () => {
    expect(String(idHint('robotis')).match(/robotis-/g)).toHaveLength(3);
    expect(idHint('robotis')).toContain('GET /api/v1/actuators?q=');
  });

  test.each(['zzzzzzzz', 'a', 'x'.repeat(5000)])('without a near id gets the default hint: %s', (id) => {
    expect(idHint(id)).toBe(PROBLEMS.not_found.hint);
  });

  test('is never proposed an id of another kind', () => {
    expect(hintAt('/api/v1/robots/unitree-go1-motor')).toContain('The nearest id is unitree-go1;');
  });

  test.each([
    ['a%20b', 'a b'],
    ['%C3%A9', 'é'],
    ['100%', '100%'],
    ['{id}', '{id}'],
  ])('may have any characters: %s', (segment, id) => {
    expect(problemAt(`/api/v1/actuators/${segment}`)).toMatchObject({
      code: 'not_found',
      detail: expectedDetail(id),
      instance: `/api/v1/actuators/${segment}`,
    });
  });
});

test('the claims of an unknown id get the nearest ids', () => {
  const path = '/api/v1/actuators/cubmars-ak80-9/claims';
  expect(problemAt(path)).toMatchObject({ code: 'not_found', detail: expectedDetail('cubmars-ak80-9') });
  expect(hintAt(path)).toContain('cubemars-ak80-9;');
});

describe('a path that is not an endpoint', () => {
  test.each([
    ['/api/v1/actuators/', '/api/v1/actuators'],
    ['/api//v1/actuators', '/api/v1/actuators'],
    ['/API/v1/Actuators', '/api/v1/actuators'],
    ['/api/v1/brands.json', '/api/v1/brands'],
    ['/api/v1/v1/brands', '/api/v1/brands'],
    ['/api/v1/api/v1/brands', '/api/v1/brands'],
    ['/api/v1/actuators/cubemars-ak80-9/', '/api/v1/actuators/cubemars-ak80-9'],
  ])('%s gets its right spelling', (path, right) => {
    expect(hintAt(path)).toBe(`Ask for ${right}; GET /api lists every endpoint.`);
  });

  test.each([
    ['/api/v1/actuator', '/api/v1/actuators'],
    ['/api/robots', '/api/v1/robots'],
    ['/api/v1/use_cases', '/api/v1/use-cases'],
    ['/api/v1/actuator/cubemars-ak80-9', '/api/v1/actuators/cubemars-ak80-9'],
    ['/api/v1/robot/x', '/api/v1/robots/x'],
    ['/api/v1/robot/a$$b', '/api/v1/robots/a$$b'],
    ['/api/v1/actuators/cubemars-ak80-9/claim', '/api/v1/actuators/cubemars-ak80-9/claims'],
    ['/api/v1/robot/unitree-go1/claims', '/api/v1/robots/unitree-go1/claims'],
  ])('%s gets the nearest path %s', (path, nearest) => {
    expect(problemAt(path)).toMatchObject({
      code: 'unknown_endpoint',
      hint: `The nearest path is ${nearest}; GET /api lists every endpoint.`,
    });
  });

  test('without a near path gets the default hint', () => {
    expect(hintAt('/api/v9/zzzzzzzzzzz')).toBe(PROBLEMS.unknown_endpoint.hint);
  });
});
