import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inCoding } from '../../../src/server/documents/compress.ts';
import { represent, type Representation } from '../../../src/server/documents/representation.ts';
import { joined } from '../../../src/server/http/buffers.ts';

const ofText = (body: string, status = 200): Representation =>
  represent({ status, type: 'application/json', body, headers: { Link: '<x>' } }, {}, 'name');

const bytesOf = ({ content }: Representation): Buffer => ('fd' in content ? Buffer.of() : Buffer.concat(content));

/** Bytes of memory that a representation keeps from being freed. */
const memoryOf = ({ content }: Representation): number =>
  'fd' in content ? 0 : content.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'a document in %s is the same, with a tag of its own, and keeps no more memory than its bytes',
  async (coding, decode) => {
    const plain = ofText('abc '.repeat(20_000));
    const coded = await inCoding(plain, coding);
    expect(decode(bytesOf(coded)).equals(bytesOf(plain))).toBe(true);
    expect(coded).toMatchObject({ coding, tag: `"name-${coding}"`, status: 200, length: bytesOf(coded).length });
    expect(coded.fields).toEqual(expect.arrayContaining(['Content-Encoding', 'Content-Length', 'Link']));
    expect(memoryOf(coded)).toBe(coded.length);
  },
);

test.each([
  ['short', ofText('{}')],
  ['of an error', ofText('x'.repeat(5000), 400)],
])('a document that is %s stays as it is', async (_, document) => {
  expect(await inCoding(document, 'br')).toBe(document);
});

test('a piece of a larger block is copied to memory of its own', () => {
  const piece = Buffer.from('{}');
  const own = joined([piece], piece.length);
  expect(piece.buffer.byteLength).toBeGreaterThan(2);
  expect([own.toString(), own.buffer.byteLength]).toEqual(['{}', 2]);
});

test('of a crowd that asks for compressed answers at once, some get theirs as it is', async () => {
  const crowd = Array.from({ length: 100 }, (_, number) => ofText(`${number} `.repeat(2000)));
  const answers = await Promise.all(crowd.map(async (plain) => inCoding(plain, 'br')));
  const codings = answers.map(({ coding }) => coding);
  expect(codings.slice(0, 32)).toEqual(Array(32).fill('br'));
  expect(codings.filter((coding) => coding === 'identity').length).toBeGreaterThan(60);
});
