import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { connectRaw } from '../../../scripts/support/raw-connection.ts';
import type { ApiRequest } from '../../../src/api/answer-request.ts';
import { jsonDocument, type Document } from '../../../src/api/documents/json-document.ts';
import { HEADERS } from '../../../src/api/http/headers.ts';
import { converse } from '../support/ask.ts';
import { startServer } from '../support/server.ts';

/** A computed document long enough for compression. */
const long = ({ path }: ApiRequest): Document =>
  jsonDocument(JSON.stringify({ path, data: 'word '.repeat(1000) }));

const PATHS = [
  '/openapi.json',
  '/api/v1/brands',
  '/api/v1/actuators/acme-a1',
  '/docs/api',
  '/api/v1/actuators?q=x',
];

test.each(PATHS)('%s has a strong tag for each coding, and revalidates with it', async (path) => {
  const server = await startServer({ answer: long });
  const tags = new Set<string>();
  for (const coding of ['identity', 'br', 'gzip']) {
    const headers = { 'Accept-Encoding': coding };
    const full = await server.ask(path, { headers });
    const tag = full.headers.etag ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    tags.add(tag);
    const again = await server.ask(path, { headers: { ...headers, 'If-None-Match': `"x", W/${tag}` } });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: tag,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=300',
    });
    expect(again.headers).not.toHaveProperty('content-length');
    expect(again.headers).not.toHaveProperty('content-type');
    expect(again.headers).toHaveProperty('access-control-allow-origin', '*');
  }
  expect(tags.size).toBe(3);
});

test.each(PATHS)('%s has the same content in every coding, with the right length', async (path) => {
  const server = await startServer({ answer: long });
  const plain = await server.ask(path);
  const br = await server.ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const gzip = await server.ask(path, { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
  for (const { headers, bytes } of [plain, br, gzip]) {
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers).not.toHaveProperty('transfer-encoding');
  }
});

test.each([1, 400, 4000])('a document in several parts is sent whole, %i of each', async (times) => {
  const words = ['Kraftübertragung ', '減速機 ', '⚙️'].map((word) => word.repeat(times));
  const body = words.map((word) => new TextEncoder().encode(word));
  const server = await startServer({ answer: () => ({ ...jsonDocument(''), body }) });
  const { text, headers } = await server.ask('/api/v1/actuators');
  expect(text).toBe(words.join(''));
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
});

test('HEAD of a compressed document has the length of its GET', async () => {
  const server = await startServer({ answer: long, rateLimit: null });
  const headers = { 'Accept-Encoding': 'br' };
  const got = await server.ask('/api/v1/actuators', { headers });
  const head = await server.ask('/api/v1/actuators', { method: 'HEAD', headers });
  expect({ ...head.headers, date: '', 'request-id': '' }).toEqual({
    ...got.headers,
    date: '',
    'request-id': '',
  });
});

test('If-None-Match: * gets 304, and another tag gets the document', async () => {
  const server = await startServer();
  expect((await server.ask('/api', { headers: { 'If-None-Match': '*' } })).status).toBe(304);
  expect((await server.ask('/api', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  expect((await server.ask('/api', { method: 'HEAD', headers: { 'If-None-Match': '*' } })).status).toBe(304);
});

test('the tag of one coding does not revalidate another', async () => {
  const server = await startServer();
  const { headers } = await server.ask('/api', { headers: { 'Accept-Encoding': 'br' } });
  expect((await server.ask('/api', { headers: { 'If-None-Match': headers.etag } })).status).toBe(200);
});

test('If-None-Match has no effect on POST', async () => {
  const server = await startServer();
  const headers = { 'If-None-Match': '*', 'Content-Type': 'application/json' };
  expect(
    (await server.ask('/api/v1/actuators/compare', { method: 'POST', headers, body: '{}' })).status,
  ).toBe(200);
});

test('the tag depends only on the content', async () => {
  const [one, other] = [await startServer(), await startServer()];
  const tags = [await one.ask('/api'), await other.ask('/api'), await one.ask('/api/v1/brands')].map(
    ({ headers }) => headers.etag,
  );
  expect(tags[0]).toBe(tags[1]);
  expect(tags[0]).not.toBe(tags[2]);
});

test('a short computed document and an error are not compressed', async () => {
  const server = await startServer();
  const headers = { 'Accept-Encoding': 'br, gzip' };
  for (const path of ['/api/v1/actuators', '/api/v1/actuators/none-such', '/no-page']) {
    expect((await server.ask(path, { headers })).headers).not.toHaveProperty('content-encoding');
  }
});

test.each(['/api', '/api/v1/actuators', '/api/v1/actuators/none-such', '/api/nothing'])(
  '%s has the common headers of the API, for success or error',
  async (path) => {
    const server = await startServer();
    const { headers } = await server.ask(path);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': Object.keys(HEADERS).join(', '),
      'api-version': 'v1',
      'catalog-version': '2026.11.21-3f2a9c1b20de',
      'x-content-type-options': 'nosniff',
      'ratelimit-policy': '"default";q=1000;w=60',
      ratelimit: '"default";r=999;t=60',
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '999',
      'x-ratelimit-reset': '60',
    });
  },
);

test('pages have a strict security policy and no header of the API', async () => {
  const server = await startServer();
  const { headers } = await server.ask('/docs/api');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'public, max-age=300',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'self'; /);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(Object.keys(headers).filter((name) => /ratelimit|api-version|catalog-version/.test(name))).toEqual(
    [],
  );
});

test('assets with a hash in their name are cached for a year', async () => {
  const server = await startServer();
  const { headers } = await server.ask('/_astro/page.Bx1.css');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
  });
});

test('the home page, the index and the API catalog link to the discovery documents', async () => {
  const server = await startServer();
  expect((await server.ask('/')).headers.link).toContain('rel="service-desc"');
  expect((await server.ask('/api')).headers.link).toContain('rel="service-desc"');
  const catalog = await server.ask('/.well-known/api-catalog', { method: 'HEAD' });
  expect(catalog.headers.link).toContain('rel="api-catalog"');
  expect(catalog.headers['content-type']).toMatch(/^application\/linkset\+json; profile=/);
});

test('headers of a computed document are sent with it', async () => {
  const server = await startServer({ answer: () => jsonDocument('{}', { Link: '</next>; rel="next"' }) });
  expect((await server.ask('/api/v1/robots')).headers.link).toBe('</next>; rel="next"');
});

test('requests that arrive in one turn of the event loop are all computed before any answer is sent', async () => {
  const sentBefore: number[] = [];
  const server = await startServer({
    answer: (question) => {
      sentBefore.push(server.lines.length);
      return long(question);
    },
  });
  const { write, heard } = converse(server.address);
  const askFor = (query: string, end: string): string =>
    `GET /api/v1/actuators?${query} HTTP/1.1\r\nHost: a\r\n${end}\r\n`;
  write(
    ['a=1', 'a=2', 'a=3']
      .map((query) => askFor(query, query === 'a=3' ? 'Connection: close\r\n' : ''))
      .join(''),
  );
  expect((await heard).match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(sentBefore).toEqual([0, 0, 0]);
});

test('many requests of one client at once do not delay the answer to another client', async () => {
  const server = await startServer();
  const from = [...Array.from({ length: 40 }, () => '127.0.0.1'), '127.0.0.2'];
  const connections = await Promise.all(from.map((address) => connectRaw(server.address, address)));
  const ask = (): void => connections.forEach(({ write }) => write('GET /api HTTP/1.1\r\nHost: a\r\n\r\n'));
  ask();
  await expect.poll(() => server.lines).toHaveLength(41);
  ask();
  // All requests have arrived before the first one is read.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  await expect.poll(() => server.lines).toHaveLength(82);
  // Eight answers are ahead of it; on a slow machine a waiting one goes out after each of them.
  expect(server.lines.slice(41, 41 + 18)).toContainEqual(expect.objectContaining({ client: '127.0.0.2' }));
});
