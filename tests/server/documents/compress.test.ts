import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inCoding } from '../../../src/server/documents/compress.ts';
import { represent, type Representation } from '../../../src/server/documents/representation.ts';

const ofText = (body: string, status = 200): Representation =>
  represent({ status, type: 'application/json', body, headers: { Link: '<x>' } }, {}, 'name');

const bytesOf = ({ content }: Representation): Buffer =>
  'fd' in content ? Buffer.of() : Buffer.concat(content);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a document in %s has the same content and its own tag', async (coding, decode) => {
  const plain = ofText('abc '.repeat(20_000));
  const coded = await inCoding(plain, coding);
  expect(decode(bytesOf(coded)).equals(bytesOf(plain))).toBe(true);
  expect(coded).toMatchObject({
    coding,
    tag: `"name-${coding}"`,
    status: 200,
    length: bytesOf(coded).length,
  });
  expect(coded.fields).toEqual(expect.arrayContaining(['Content-Encoding', 'Content-Length', 'Link']));
});

test.each([
  ['short', ofText('{}')],
  ['of an error', ofText('x'.repeat(5000), 400)],
])('a document that is %s is not compressed', async (_, document) => {
  expect(await inCoding(document, 'br')).toBe(document);
});

test('of many requests for compressed answers at once, some get plain ones', async () => {
  const crowd = Array.from({ length: 100 }, (_, number) => ofText(`${number} `.repeat(2000)));
  const answers = await Promise.all(crowd.map(async (plain) => inCoding(plain, 'br')));
  const codings = answers.map(({ coding }) => coding);
  expect(codings.slice(0, 32)).toEqual(Array(32).fill('br'));
  expect(codings.filter((coding) => coding === 'identity').length).toBeGreaterThan(60);
});

test('answers waiting for compression have at most 8 MiB in total', async () => {
  const crowd = Array.from({ length: 6 }, (_, number) => ofText(`${number} `.repeat(1024 * 1024)));
  const answers = await Promise.all(crowd.map(async (plain) => inCoding(plain, 'br')));
  expect(answers.map(({ coding }) => coding)).toEqual(['br', 'br', 'br', 'br', 'identity', 'identity']);
  // Nothing is waiting now.
  expect(await inCoding(ofText('a '.repeat(1024 * 1024)), 'br')).toMatchObject({ coding: 'br' });
});
