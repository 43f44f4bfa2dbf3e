import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openFile } from '../../../src/server/documents/open-file.ts';
import { representContent } from '../../../src/server/documents/representation.ts';
import { rangeOf } from '../../../src/server/http/range.ts';
import { documentsOf } from '../support/documents.ts';
import { startServer } from '../support/server.ts';

const CONTENT = { tag: '"tag"', length: 1000 };

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=900-', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-2000', { first: 0, last: 999 }],
  ['bytes=999-5000', { first: 999, last: 999 }],
  ['BYTES=0-0', { first: 0, last: 0 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-1', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=0x1-2', 'whole'],
  [undefined, 'whole'],
])('Range: %s of 1000 bytes is %j', (range, wanted) => {
  expect(rangeOf({ range }, CONTENT)).toEqual(wanted);
});

test('a range of another version gets the whole file', () => {
  expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"tag"' }, CONTENT)).toEqual({ first: 0, last: 1 });
  for (const version of ['"other"', 'W/"tag"', 'Sun, 22 Nov 2026 00:00:00 GMT'])
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': version }, CONTENT)).toBe('whole');
});

describe('a bulk file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const text = Array.from({ length: 50_000 }, (_, line) => `${line}\n`).join('');

  /** A server with a bulk file and its compressed copy on disk. */
  async function startBulk() {
    const [plain, copy] = [join(folder, 'all.csv'), join(folder, 'all.csv.br')];
    writeFileSync(plain, text);
    writeFileSync(copy, 'brotli');
    const about = {
      status: 200,
      type: 'text/csv',
      headers: { 'Cache-Control': 'public, max-age=300' },
      name: 'bulk',
    };
    const [identity, br] = [openFile(plain), openFile(copy)];
    onTestFinished(() => [identity, br].forEach((file) => file.close()));
    const documents = new Map([
      ...documentsOf([], { '/404': 'none' }),
      [
        '/data/all.csv',
        {
          identity: representContent(identity, { ...about, coding: 'identity' }),
          br: representContent(br, { ...about, coding: 'br' }),
          gzip: null,
        },
      ],
    ]);
    return startServer({ documents });
  }

  test('is streamed whole, and states that it has ranges', async () => {
    const server = await startBulk();
    const answer = await server.ask('/data/all.csv');
    expect(answer.text).toBe(text);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(text.length),
      etag: '"bulk"',
    });
    expect((await server.ask('/data/all.csv', { headers: { 'If-None-Match': '"bulk"' } })).status).toBe(304);
    expect((await server.ask('/data/all.csv', { headers: { 'Accept-Encoding': 'br' } })).text).toBe('brotli');
  });

  test('is streamed whole even after another file has replaced it', async () => {
    const server = await startBulk();
    rmSync(join(folder, 'all.csv'));
    expect((await server.ask('/data/all.csv')).text).toBe(text);
  });

  test('has ranges of its plain form, whatever codings the client accepts', async () => {
    const server = await startBulk();
    const answer = await server.ask('/data/all.csv', {
      headers: { Range: 'bytes=10-19', 'Accept-Encoding': 'br' },
    });
    expect(answer).toMatchObject({ status: 206, text: text.slice(10, 20) });
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 10-19/${text.length}`,
      'content-length': '10',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  test('refuses a range outside the file', async () => {
    const server = await startBulk();
    const answer = await server.ask('/data/all.csv', { headers: { Range: 'bytes=9999999-' } });
    expect(answer).toMatchObject({ status: 416, text: '' });
    expect(answer.headers).toMatchObject({
      'content-range': `bytes */${text.length}`,
      'content-length': '0',
      'cache-control': 'no-store',
    });
    for (const name of ['etag', 'content-type']) expect(answer.headers).not.toHaveProperty(name);
  });

  test('answers HEAD without a range and without its bytes', async () => {
    const server = await startBulk();
    const answer = await server.ask('/data/all.csv', { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect(answer).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': String(text.length) },
    });
  });
});

test('a document in memory has no ranges', async () => {
  const server = await startServer();
  const answer = await server.ask('/api', { headers: { Range: 'bytes=0-0' } });
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty('accept-ranges');
});
