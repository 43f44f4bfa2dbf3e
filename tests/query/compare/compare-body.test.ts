import { describe, expect, test, vi } from 'vitest';
import { parseCompareBody } from '../../../src/query/compare/parse-compare.ts';
import { textWith } from '../../support/text-with.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `a${index}`);
const bodyFaults = (body: unknown) => {
  const parsed = parseCompareBody(body);
  return parsed.ok ? [] : parsed.error;
};

describe('the body of a POST comparison', () => {
  test('has 1 to 20 ids, trimmed and without blanks and repeats, as by GET', () => {
    expect(parseCompareBody({ ids: ['b', ' a ', '', 'b'] })).toEqual({ ok: true, value: ['b', 'a'] });
  });

  test('has at most 20 errors', () => {
    expect(bodyFaults({ ids: ids(30).map(() => 1) })).toHaveLength(20);
    expect(bodyFaults(Object.fromEntries(ids(500).map((name) => [name, 1])))).toHaveLength(20);
  });

  test('has at most 20 ids, repeated or not', () => {
    expect(parseCompareBody({ ids: ids(20) }).ok).toBe(true);
    expect(bodyFaults({ ids: [...ids(20), 'a0'] })).toMatchObject([
      { detail: 'must hold 1 to 20 ids; got 21' },
    ]);
  });

  test.each([0, 21])('cannot have %d ids', (count) => {
    expect(bodyFaults({ ids: ids(count) })).toEqual([
      {
        field: 'ids',
        in: 'body',
        detail: `must hold 1 to 20 ids; got ${count}`,
        pointer: '#/ids',
        repair: 'Send `{"ids": [...]}` with 1 to 20 id strings.',
      },
    ]);
  });

  test('gets the JSON pointer of each id that is not a string', () => {
    expect(bodyFaults({ ids: ['a', 1, null, 'b', ['c'], {}, true] })).toMatchObject([
      { field: 'ids.1', pointer: '#/ids/1', detail: 'must be a string; got 1' },
      { field: 'ids.2', pointer: '#/ids/2', detail: 'must be a string; got null' },
      { field: 'ids.4', pointer: '#/ids/4', detail: 'must be a string; got an array' },
      { field: 'ids.5', pointer: '#/ids/5', detail: 'must be a string; got an object' },
      { field: 'ids.6', pointer: '#/ids/6', detail: 'must be a string; got true' },
    ]);
  });

  test('has ids of at most 200 characters', () => {
    expect(bodyFaults({ ids: ['x'.repeat(200)] })).toEqual([]);
    expect(bodyFaults({ ids: ['x'.repeat(201)] })).toMatchObject([
      { field: 'ids.0', detail: textWith(/^must be at most 200 characters; got x{60}…$/) },
    ]);
  });

  test.each([
    [{}, 'nothing'],
    [{ ids: 'a' }, 'a'],
    [{ ids: null }, 'null'],
    [{ ids: { 0: 'a' } }, 'an object'],
    [{ ids: { length: 1 } }, 'an object'],
  ])('%j has no list of ids', (body, found) => {
    expect(bodyFaults(body)).toMatchObject([
      { field: 'ids', pointer: '#/ids', detail: `must be an array of actuator ids; got ${found}` },
    ]);
  });

  test.each([
    [null, 'null'],
    ['ids', 'ids'],
    [1, '1'],
    [['a'], 'an array'],
  ])('is not %j', (body, found) => {
    expect(bodyFaults(body)).toEqual([
      {
        field: 'body',
        in: 'body',
        detail: `must be a JSON object such as {"ids": ["unitree-go-m8010-6"]}; got ${found}`,
        pointer: '#',
        repair: 'Send `{"ids": [...]}` with 1 to 20 id strings.',
      },
    ]);
  });

  test.each([
    ['colour', '#/colour'],
    ['__proto__', '#/__proto__'],
    ['constructor', '#/constructor'],
    ['a/b~c', '#/a~1b~0c'],
    ['ä b', '#/%C3%A4%20b'],
    ['', '#/'],
  ])('cannot have the member %j', (member, pointer) => {
    const body: unknown = JSON.parse(`{"ids":["a"],${JSON.stringify(member)}:1}`);
    expect(bodyFaults(body)).toMatchObject([
      { field: member, in: 'body', pointer, detail: 'is not a member of the body; it has ids only' },
    ]);
  });

  test('gets the name of the member to remove', () => {
    expect(bodyFaults({ ids: ['a'], colour: 1 })).toMatchObject([{ repair: 'Leave out `colour`.' }]);
  });

  test('with half a surrogate pair in the name of a member is refused like any other', () => {
    expect(bodyFaults({ ids: ['a'], '\ud800': 1 })).toMatchObject([
      { field: '\ufffd', pointer: '#/%EF%BF%BD' },
    ]);
  });

  test('is not read beyond the last reported error', () => {
    const numbers = Array.from({ length: 30 }, () => 1);
    const read = vi.fn(() => 1);
    Object.defineProperty(numbers, 25, { get: read });
    expect(bodyFaults({ ids: numbers })).toHaveLength(20);
    expect(read).not.toHaveBeenCalled();
  });

  test('that nests very deeply is refused like any other', () => {
    const depth = 8150;
    const body: unknown = JSON.parse(`{"ids":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`);
    expect(bodyFaults(body)).toMatchObject([
      { field: 'ids', detail: 'must be an array of actuator ids; got an object' },
    ]);
  });

  test('has all its errors reported at once', () => {
    expect(bodyFaults({ ids: [1], id: 'a', colour: 'red' }).map(({ field }) => field)).toEqual([
      'ids.0',
      'id',
      'colour',
    ]);
  });
});
