import { describe, expect, test } from 'vitest';
import { get } from '../../support/ask.ts';
import { faultyFieldsOf, objectOf, problemOf } from '../../support/read.ts';
import { realService } from '../../support/real-service.ts';

const search = (query: ConstructorParameters<typeof URLSearchParams>[0]) => get(realService, 'search', query);

describe('the search', () => {
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
  test('names the word that it searched for instead', () => {
    expect(objectOf(search({ q: 'quadroped' }))).toMatchObject({
      corrected: [{ from: 'quadroped', to: 'quadruped' }],
    });
    expect(objectOf(search({ q: 'quadruped' })).corrected).toEqual([]);
  });

  test('suggests no word when none is near', () => {
    for (const q of ['tesla optimus', 'MN5212_340']) {
      expect(objectOf(search({ q }))).toMatchObject({ total: 0, corrected: [], did_you_mean: [] });
    }
  });

  test('names the model whose digits were swapped', () => {
    expect(String(objectOf(search({ q: 'dynamixel xh450 w150' })).did_you_mean)).toContain('XH540-W150');
  });
});
