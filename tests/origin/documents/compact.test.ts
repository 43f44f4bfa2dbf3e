import { expect, test } from 'vitest';
import { compact } from '../../../src/origin/documents/compact.ts';
import { compress } from '../../../src/origin/documents/compress.ts';
import { represent, type Representation } from '../../../src/origin/documents/representation.ts';

const ofText = (text: string): Representation =>
  represent({ status: 200, type: 'application/json', bytes: Buffer.from(text), headers: {} });

/** Bytes of memory that a representation keeps from being freed. */
const memoryOf = ({ bytes, content }: Representation): number =>
  [...new Set([bytes.buffer, content.bytes.buffer])].reduce((sum, { byteLength }) => sum + byteLength, 0);

test.each(['br', 'gzip'] as const)('a document in %s keeps no more memory than its bytes', async (coding) => {
  const coded = await compress(ofText('abc '.repeat(20_000)), coding);
  expect(memoryOf(coded)).toBeGreaterThan(80_000);
  const kept = compact(coded);
  expect(memoryOf(kept)).toBe(coded.bytes.length);
  expect(kept.bytes.equals(coded.bytes)).toBe(true);
});

test('a short document keeps no more memory than its bytes', () => {
  expect(memoryOf(compact(ofText('{}')))).toBe(2);
});

test('what already lies on memory of its own is not copied', () => {
  const document = ofText('x'.repeat(100_000));
  expect(compact(document).bytes).toBe(document.bytes);
});

test('tag, fields and status stay', async () => {
  const coded = await compress(ofText('abc '.repeat(2_000)), 'br');
  const { tag, fields, coding, content } = compact(coded);
  expect({ tag, fields, coding, status: content.status }).toEqual({
    tag: coded.tag,
    fields: coded.fields,
    coding: 'br',
    status: 200,
  });
});
