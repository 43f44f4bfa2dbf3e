import { describe, expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/documents/json-document.ts';
import { BASE_URL, startServer } from '../support/server.ts';

/** Headers without those that differ between equal answers. */
const withoutIds = (headers: object): object => ({ ...headers, date: '', 'request-id': '' });

const COMPARE = '/api/v1/actuators/compare';

const ALLOWED: readonly [path: string, allow: string][] = [
  ['/api', 'GET, HEAD, OPTIONS'],
  ['/openapi.json', 'GET, HEAD, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['/api/v1/actuators', 'GET, HEAD, OPTIONS'],
  [COMPARE, 'GET, HEAD, POST, OPTIONS'],
  ['/api/v1/actuators/acme-a1', 'GET, HEAD, OPTIONS'],
  ['/api/v1/robots', 'GET, HEAD, OPTIONS'],
  ['/api/v1/robots/acme-walker', 'GET, HEAD, OPTIONS'],
  ['/api/v1/brands', 'GET, HEAD, OPTIONS'],
];

/** The headers of a preflight request from another site. */
const preflightOf = (method: string, headers?: string) => ({
  Origin: 'https://page.test',
  'Access-Control-Request-Method': method,
  ...(headers !== undefined && { 'Access-Control-Request-Headers': headers }),
});

describe.each(ALLOWED)('%s', (path, allow) => {
  test('answers GET with its document and HEAD with the same headers and no body', async () => {
    const server = await startServer({ rateLimit: null });
    const got = await server.ask(path);
    const head = await server.ask(path, { method: 'HEAD' });
    expect(got.status).toBe(200);
    expect(got.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(got.headers['content-length']).toBe(String(got.bytes.length));
    expect(head.status).toBe(200);
    expect(withoutIds(head.headers)).toEqual(withoutIds(got.headers));
    expect(head.bytes).toHaveLength(0);
  });

  test('answers OPTIONS with 204 and its methods', async () => {
    const server = await startServer();
    const answer = await server.ask(path, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({ allow, 'access-control-allow-origin': '*', 'api-version': 'v1' });
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(answer.headers).not.toHaveProperty('access-control-allow-methods');
  });

  test('answers a preflight: a browser may send any header', async () => {
    const server = await startServer();
    const headers = preflightOf('GET', 'authorization,cache-control,traceparent,x-own');
    const answer = await server.ask(path, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': allow,
      'access-control-allow-headers': 'authorization,cache-control,traceparent,x-own',
      'access-control-max-age': '86400',
    });
  });

  const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'PROPFIND'].filter(
    (method) => !allow.includes(method),
  );

  test.each(others)('refuses %s with 405 and its methods', async (method) => {
    const server = await startServer();
    const answer = await server.ask(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({ allow, 'cache-control': 'no-store' });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'method_not_allowed', instance: path });
    expect(server.questions).toEqual([]);
  });
});

describe.each(['/', '/docs/api', '/llms.txt', '/healthz', '/.well-known/api-catalog'])('%s', (path) => {
  test('also has HEAD and OPTIONS', async () => {
    const server = await startServer();
    const [got, head] = [await server.ask(path), await server.ask(path, { method: 'HEAD' })];
    expect([got.status, head.status]).toEqual([200, 200]);
    expect(withoutIds(head.headers)).toEqual(withoutIds(got.headers));
    const headers = preflightOf('GET', 'range,if-range');
    const options = await server.ask(path, { method: 'OPTIONS', headers });
    expect(options.status).toBe(204);
    expect(options.headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'range,if-range',
    });
  });

  test('refuses other methods with 405', async () => {
    const server = await startServer();
    const answer = await server.ask(path, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'GET, HEAD, OPTIONS', 'cache-control': 'no-store' });
  });
});

test('a 405 is a problem document, with its members in order', async () => {
  const server = await startServer();
  const answer = await server.ask('/api/v1/brands', { method: 'DELETE' });
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.text).toBe(
    JSON.stringify({
      type: `${BASE_URL}/docs/api#error-method-not-allowed`,
      title: 'Method not allowed',
      status: 405,
      detail: 'The path has no method DELETE.',
      code: 'method_not_allowed',
      hint: 'Use one of GET, HEAD, OPTIONS.',
      instance: '/api/v1/brands',
      docs: `${BASE_URL}/docs/api#errors`,
    }),
  );
});

test('HEAD of an error has its headers and no body', async () => {
  const server = await startServer({ rateLimit: null });
  const got = await server.ask('/api/v1/actuators/none-such');
  const head = await server.ask('/api/v1/actuators/none-such', { method: 'HEAD' });
  expect(head.status).toBe(404);
  expect(withoutIds(head.headers)).toEqual(withoutIds(got.headers));
  expect(head.bytes).toHaveLength(0);
});

test('HEAD of a computed document is compressed and cached for its GET', async () => {
  const server = await startServer({ answer: () => jsonDocument(JSON.stringify('x'.repeat(4000))) });
  const headers = { 'Accept-Encoding': 'br' };
  for (const method of ['HEAD', 'GET']) await server.ask('/api/v1/actuators?q=x', { method, headers });
  expect(server.questions).toHaveLength(1);
});

test.each(['/api/nope', '/api/v1/actuator', '/api/v1/actuators/', '/mcp/x'])(
  'a preflight to the unknown path %s is answered, so that a page can read the problem',
  async (path) => {
    const server = await startServer();
    const headers = preflightOf('POST');
    const preflight = await server.ask(path, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-headers');
    expect((await server.ask(path, { method: 'OPTIONS' })).status).toBe(404);
    expect((await server.ask(path)).status).toBe(404);
  },
);
