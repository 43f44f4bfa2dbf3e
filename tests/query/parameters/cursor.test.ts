import { describe, expect, test } from 'vitest';
import { fingerprintOfText, openCursor, sealCursor } from '../../../src/query/parameters/cursor.ts';

const FOR = 'query1';
const BY_NAME = { fingerprint: FOR, order: { sort: 'name', direction: 'asc' } } as const;
const BY_MASS = { fingerprint: FOR, order: { sort: 'weight_g', direction: 'asc' } } as const;
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  test.each([
    { key: 22.5, id: 'cubemars-ak80-9' },
    { key: 'ak80-9 ünïcode 🦾', id: 'cubemars-ak80-9' },
    { key: null, id: 'x' },
    { key: '???>>>~~~', id: 'x' },
  ])('opens to its sealed position: %j', (position) => {
    const owner = typeof position.key === 'string' ? BY_NAME : BY_MASS;
    expect(openCursor(sealCursor(FOR, position), owner)).toEqual(position);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'has only characters that need no escaping in a URL (id of %d characters)',
    (length) => {
      expect(sealCursor(FOR, { key: '???>>>', id: 'x'.repeat(length) })).toMatch(/^[A-Za-z0-9_-]+$/);
    },
  );

  test('of another query is refused', () => {
    expect(openCursor(sealCursor('query2', { key: 1, id: 'a' }), BY_MASS)).toBeNull();
  });

  const sealed = sealCursor(FOR, { key: 1, id: 'a' });

  test.each([
    ['nonsense', 'nonsense'],
    ['nothing', ''],
    ['a blank', ' '],
    ['a cursor and a blank', `${sealed} `],
    ['a cursor with padding', `${sealed}==`],
    ['a cursor cut short', sealed.slice(0, -1)],
    ['a cursor in the other base64', Buffer.from(JSON.stringify([FOR, '???>>>', 'a'])).toString('base64')],
    ['JSON with blanks', base64url(`["${FOR}", 1, "a"]`)],
    ['text that is not JSON', base64url('["')],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
    ['an object', base64url('{"0":1}')],
    ['too few members', base64url(`["${FOR}",1]`)],
    ['too many members', base64url(`["${FOR}",1,"a",2]`)],
    ['an empty id', base64url(`["${FOR}",1,""]`)],
    ['an id that is no text', base64url(`["${FOR}",1,2]`)],
    ['a key of no kind', base64url(`["${FOR}",true,"a"]`)],
    ['a number spelt otherwise', base64url(`["${FOR}",1.0,"a"]`)],
    ['an infinite key', base64url(`["${FOR}",1e999,"a"]`)],
    ['10000 characters', 'A'.repeat(10_000)],
  ])('is refused when it is %s', (_kind, cursor) => {
    expect(openCursor(cursor, BY_MASS)).toBeNull();
    expect(openCursor(cursor, BY_NAME)).toBeNull();
  });

  test.each([
    ['a text instead of a figure', BY_MASS, { key: 'abc', id: 'a' }],
    ['a figure where names stand', BY_NAME, { key: 1, id: 'a' }],
    ['an unknown name', BY_NAME, { key: null, id: 'a' }],
    ['another id', { fingerprint: FOR, order: { sort: null, direction: 'asc' } }, { key: 'b', id: 'a' }],
  ] as const)('is refused when its key is %s', (_case, owner, position) => {
    expect(openCursor(sealCursor(FOR, position), owner)).toBeNull();
  });
});

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the fingerprint of %j is its 32-bit FNV-1a', (text, hash) => {
  expect(fingerprintOfText(text)).toBe(hash.toString(36));
});
