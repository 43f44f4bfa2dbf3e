import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/document.ts';
import { HEADERS } from '../../../src/api/headers.ts';
import type { Answer } from '../../../src/origin/documents/computed.ts';
import { startOrigin } from '../support/origin.ts';

/** A computed document long enough to be compressed. */
const long: Answer = ({ url }) => Promise.resolve(jsonDocument(JSON.stringify({ url, data: 'word '.repeat(1000) })));

const PATHS = ['/openapi.json', '/api/v1/brands', '/api/v1/actuators/acme-a1', '/docs/api', '/api/v1/actuators?q=x'];

test.each(PATHS)('%s has a strong tag for each coding, and revalidates with it', async (path) => {
  const origin = await startOrigin({ answer: long });
  const tags = new Set<string>();
  for (const coding of ['identity', 'br', 'gzip']) {
    const headers = { 'Accept-Encoding': coding };
    const full = await origin.ask(path, { headers });
    const tag = full.headers.etag ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    tags.add(tag);
    const again = await origin.ask(path, { headers: { ...headers, 'If-None-Match': `"x", W/${tag}` } });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=300' });
    expect(again.headers).not.toHaveProperty('content-length');
    expect(again.headers).not.toHaveProperty('content-type');
    expect(again.headers).toHaveProperty('access-control-allow-origin', '*');
  }
  expect(tags.size).toBe(3);
});

test.each(PATHS)('%s is the same content in every coding, with its true length', async (path) => {
  const origin = await startOrigin({ answer: long });
  const plain = await origin.ask(path);
  const br = await origin.ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const gzip = await origin.ask(path, { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
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

test('HEAD of a compressed document has the length of its GET', async () => {
  const origin = await startOrigin({ answer: long, config: { rateLimit: null } });
  const headers = { 'Accept-Encoding': 'br' };
  const got = await origin.ask('/api/v1/actuators', { headers });
  const head = await origin.ask('/api/v1/actuators', { method: 'HEAD', headers });
  expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
});

test('If-None-Match: * is answered with 304, another tag with the document', async () => {
  const origin = await startOrigin();
  expect((await origin.ask('/api', { headers: { 'If-None-Match': '*' } })).status).toBe(304);
  expect((await origin.ask('/api', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  expect((await origin.ask('/api', { method: 'HEAD', headers: { 'If-None-Match': '*' } })).status).toBe(304);
});

test('the tag of one coding does not revalidate another', async () => {
  const origin = await startOrigin();
  const { headers } = await origin.ask('/api', { headers: { 'Accept-Encoding': 'br' } });
  expect((await origin.ask('/api', { headers: { 'If-None-Match': headers.etag } })).status).toBe(200);
});

test('If-None-Match has no effect on POST', async () => {
  const origin = await startOrigin();
  const headers = { 'If-None-Match': '*', 'Content-Type': 'application/json' };
  expect((await origin.ask('/api/v1/actuators/compare', { method: 'POST', headers, body: '{}' })).status).toBe(200);
});

test('the tag depends on the content alone', async () => {
  const [one, other] = [await startOrigin(), await startOrigin()];
  const tags = [await one.ask('/api'), await other.ask('/api'), await one.ask('/api/v1/brands')].map(
    ({ headers }) => headers.etag,
  );
  expect(tags[0]).toBe(tags[1]);
  expect(tags[0]).not.toBe(tags[2]);
});

test('a short computed document and an error are not compressed', async () => {
  const origin = await startOrigin();
  const headers = { 'Accept-Encoding': 'br, gzip' };
  for (const path of ['/api/v1/actuators', '/api/v1/actuators/none-such', '/no-page']) {
    expect((await origin.ask(path, { headers })).headers).not.toHaveProperty('content-encoding');
  }
});

test.each(['/api', '/api/v1/actuators', '/api/v1/actuators/none-such', '/api/nothing'])(
  '%s carries the common headers of the API, success or error',
  async (path) => {
    const origin = await startOrigin();
    const { headers } = await origin.ask(path);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': Object.keys(HEADERS).join(', '),
      'api-version': 'v1',
      'x-content-type-options': 'nosniff',
      'ratelimit-policy': '"default";q=1000;w=60',
      ratelimit: '"default";r=999;t=60',
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '999',
      'x-ratelimit-reset': '60',
    });
  },
);

test('pages carry a strict security policy, and no field of the API', async () => {
  const origin = await startOrigin();
  const { headers } = await origin.ask('/docs/api');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'public, max-age=300',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'self'; /);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(Object.keys(headers).filter((name) => /ratelimit|api-version/.test(name))).toEqual([]);
});

test('assets whose name holds a hash are kept for a year', async () => {
  const origin = await startOrigin();
  const { headers } = await origin.ask('/_astro/page.Bx1.css');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
  });
});

test('the home page, the index and the API catalog link to the descriptions of the API', async () => {
  const origin = await startOrigin();
  expect((await origin.ask('/')).headers.link).toContain('rel="service-desc"');
  expect((await origin.ask('/api')).headers.link).toContain('rel="service-desc"');
  const catalog = await origin.ask('/.well-known/api-catalog', { method: 'HEAD' });
  expect(catalog.headers.link).toContain('rel="api-catalog"');
  expect(catalog.headers['content-type']).toMatch(/^application\/linkset\+json; profile=/);
});

test('headers of a computed document go out with it', async () => {
  const answer: Answer = () => Promise.resolve(jsonDocument('{}', { Link: '</next>; rel="next"' }));
  const origin = await startOrigin({ answer });
  expect((await origin.ask('/api/v1/robots')).headers.link).toBe('</next>; rel="next"');
});
