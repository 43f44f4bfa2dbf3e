import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { get } from '../support/ask.ts';
import { mismatches } from '../support/openapi.ts';
import { faultyFieldsOf, objectOf, problemOf } from '../support/read.ts';
import { realService } from '../support/real-service.ts';

const search = (query: ConstructorParameters<typeof URLSearchParams>[0]) => get(realService, 'search', query);

describe('the search', () => {
  test.each([
    ['xm430w350', 'robotis-xm430-w350-t'],
    ['ak7010', 'cubemars-ak70-10-kv100'],
    ['ax12a', 'robotis-ax-12a'],
    ['unitree go1', 'unitree-go1'],
    ['unitree', 'unitree'],
  ])('finds %s first where it is meant', (q, id) => {
    expect(objectOf(search({ q, limit: '1' })).data).toMatchObject([{ id }]);
  });

  test('answers what its schema describes, whatever is searched for', () => {
    const texts = fc.oneof(fc.constantFrom('go', 'humanoid knee', 'zzzz', '4310', 'robotis dynamixel'), fc.string());
    fc.assert(
      fc.property(texts, fc.constantFrom('actuator', 'robot,brand'), (q, type) => {
        const document = search({ q, type });
        const schema = document.status === 200 ? 'SearchResult' : 'Problem';
        expect([200, 400]).toContain(document.status);
        expect(mismatches(`#/components/schemas/${schema}`, objectOf(document))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('tells the nearest names exactly where nothing is found', () => {
    expect(objectOf(search({ q: 'xm430-w999' }))).toMatchObject({ data: [], total: 0 });
    expect(objectOf(search({ q: 'xm430-w999' })).did_you_mean).not.toEqual([]);
    expect(objectOf(search({ q: 'xm430' }))).not.toHaveProperty('did_you_mean');
  });

  test.each([
    ['', ['q']],
    ['q=%20', ['q']],
    ['q=a&type=motor&limit=51', ['type', 'limit']],
    ['q=a&page=2', ['page']],
  ])('refuses %j, naming what is wrong', (query, fields) => {
    expect(faultyFieldsOf(search(query))).toEqual(fields);
    expect(problemOf(search(query)).code).toBe('invalid_parameter');
  });
});

describe('a search that corrects', () => {
  test('says which word it looked for instead', () => {
    expect(objectOf(search({ q: 'quadroped' }))).toMatchObject({ corrected: [{ from: 'quadroped', to: 'quadruped' }] });
    expect(objectOf(search({ q: 'quadruped' })).corrected).toEqual([]);
  });

  test('names nothing where nothing is near', () => {
    for (const q of ['tesla optimus', 'cls6336', 'MN5212_340']) {
      expect(objectOf(search({ q }))).toMatchObject({ total: 0, corrected: [], did_you_mean: [] });
    }
  });

  test('names the model whose digits were swapped', () => {
    expect(String(objectOf(search({ q: 'dynamixel xh450 w150' })).did_you_mean)).toContain('XH540-W150');
  });
});
