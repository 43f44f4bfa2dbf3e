import { expect, test } from 'vitest';
import { jsonDocument } from '../../src/api/document.ts';
import { converse } from './support/ask.ts';
import { documentsOf } from './support/documents.ts';
import { BASE_URL, held, startOrigin } from './support/origin.ts';

test('an exception is an internal error that tells nothing, and is logged with the request line', async () => {
  const origin = await startOrigin({ answer: () => Promise.reject(new Error('secret of /srv/file.ts')) });
  const answer = await origin.ask('/api/v1/actuators?q=x', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(500);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-ratelimit-remaining': '999',
  });
  expect(answer.text).toBe(
    JSON.stringify({
      type: `${BASE_URL}/docs/api#error-internal-error`,
      title: 'Internal error',
      status: 500,
      detail: 'A fault of the server, not of the request.',
      code: 'internal_error',
      hint: 'Repeat the request; every call is safe to retry.',
      instance: '/api/v1/actuators',
      docs: `${BASE_URL}/docs/api#errors`,
    }),
  );
  expect(origin.faults).toMatchObject([
    { method: 'GET', path: '/api/v1/actuators?q=x', err: { message: 'secret of /srv/file.ts' } },
  ]);
});

test('an answer to POST that throws is an internal error too', async () => {
  const origin = await startOrigin({ answer: () => Promise.reject(new Error('broken')) });
  const answer = await origin.ask('/api/v1/actuators/compare', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(500);
});

test('a document that the build should have made and did not is an internal error', async () => {
  const origin = await startOrigin({ documents: documentsOf(['/api']) });
  expect((await origin.ask('/api/v1/categories')).status).toBe(500);
  expect(origin.faults).toHaveLength(1);
});

test('a header that cannot be sent is an internal error, not the end of the server', async () => {
  const origin = await startOrigin({ answer: () => Promise.resolve(jsonDocument('{}', { Link: 'a\r\nb' })) });
  expect((await origin.ask('/api/v1/robots')).status).toBe(500);
  expect((await origin.ask('/api')).status).toBe(200);
});

test('an exception outside the API is an internal error too', async () => {
  const find = (): never => {
    throw new Error('broken');
  };
  const origin = await startOrigin({ documents: { find, paths: [] } });
  expect((await origin.ask('/docs/api')).status).toBe(500);
  expect(origin.faults).toHaveLength(1);
});

test('each request is logged once, with its query and without its body', async () => {
  const origin = await startOrigin();
  await origin.ask('/api/v1/robots?q=x', { headers: { 'Accept-Encoding': 'br' } });
  await origin.ask('/api/v1/robots?q=x', { headers: { 'If-None-Match': '*' } });
  await origin.ask('/api/v1/actuators/compare', { method: 'POST', body: 'private' });
  await origin.ask('/docs/api', { headers: { 'Accept-Encoding': 'br' } });
  await origin.ask('/api', { method: 'HEAD' });
  const common = { client: '127.0.0.1', milliseconds: 0 };
  expect(origin.lines).toMatchObject([
    { ...common, method: 'GET', path: '/api/v1/robots?q=x', status: 200, bytes: 55, coding: 'identity', cache: 'miss' },
    { ...common, method: 'GET', path: '/api/v1/robots?q=x', status: 304, bytes: 0, coding: 'identity', cache: 'hit' },
    { ...common, method: 'POST', path: '/api/v1/actuators/compare', status: 200, bytes: 68, coding: 'identity' },
    { ...common, method: 'GET', path: '/docs/api', status: 200, coding: 'br', cache: 'static' },
    { ...common, method: 'HEAD', path: '/api', status: 200, bytes: 0 },
  ]);
  expect(JSON.stringify(origin.lines)).not.toContain('private');
});

test('the milliseconds of a request are those of the clock', async () => {
  const times = [10, 12.3456];
  const origin = await startOrigin({ clock: () => times.shift() ?? 0 });
  await origin.ask('/api');
  expect(origin.lines).toMatchObject([{ milliseconds: 2.35 }]);
});

test.each([
  ['GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', 400],
  ['NONSENSE\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ['POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: x\r\n', 408],
])('a malformed, oversized or unfinished request is answered and closed: %j', async (text, status) => {
  const origin = await startOrigin({
    times: { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 },
  });
  const talk = converse(origin.address);
  talk.write(text);
  expect(await talk.heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await origin.ask('/api')).status).toBe(200);
});

test('a client that goes away while its answer is computed harms nobody', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const origin = await startOrigin({ answer: () => answer.promise, times: { stopTimeout: 100 } });
  const talk = converse(origin.address);
  talk.write('GET /api/v1/robots HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => origin.questions.length).toBe(1);
  talk.leave();
  await talk.heard;
  answer.resolve(jsonDocument('{}'));
  expect((await origin.ask('/api/v1/robots')).status).toBe(200);
  expect(origin.faults).toEqual([]);
});
