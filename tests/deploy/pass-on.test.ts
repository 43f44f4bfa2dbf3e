import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { config } from '../../deploy/static-host/edge-functions/origin.ts';
import { passOn } from '../../deploy/static-host/pass-on.ts';
import { API_PATHS } from '../../src/api/http/links.ts';
import { OPERATIONS } from '../../src/api/operations.ts';

const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  if (request.url === '/moved') response.writeHead(308, { Location: '/elsewhere' });
  if (request.method === 'POST') request.pipe(response);
  else response.end('answered');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound === 'object' && bound !== null) origin = `http://127.0.0.1:${bound.port}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const pass = (target: string, init: RequestInit = {}): Promise<Response> =>
  passOn(new Request(`https://edge.example.org${target}`, init), { origin, client: '192.0.2.1' });

describe('the function of a static host', () => {
  test('runs for exactly the paths that are computed on request', () => {
    const computed = OPERATIONS.filter(({ answer }) => answer !== undefined).map(({ path }) => path);
    expect(config.path.toSorted()).toEqual([...new Set(computed), API_PATHS.mcp].toSorted());
  });

  test.each(['//evil.example/x?q=1', '///evil.example/x', '/\\evil.example/x', '//user@evil.example:81/x'])(
    'sends every path to the origin: %s',
    async (target) => {
      const { pathname, search } = new URL(`https://edge.example.org${target}`);
      expect(await (await pass(target)).text()).toBe('answered');
      expect(asked.map(({ url }) => url)).toEqual([pathname + search]);
    },
  );

  test('follows no redirect', async () => {
    const answer = await pass('/moved');
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/elsewhere']);
    expect(asked).toHaveLength(1);
  });

  test('passes on only the headers that the service reads', async () => {
    await pass('/mcp', {
      headers: {
        Accept: 'application/json',
        'If-None-Match': '"a"',
        'Mcp-Session-Id': 'b',
        Cookie: 'session=c',
        Authorization: 'Bearer d',
        'X-Forwarded-For': '198.51.100.1',
        'X-Other': 'e',
      },
    });
    const [headers = {}] = asked.map((request) => request.headers);
    expect(headers).toMatchObject({
      accept: 'application/json',
      'if-none-match': '"a"',
      'mcp-session-id': 'b',
      'x-forwarded-for': '192.0.2.1',
    });
    for (const name of ['cookie', 'authorization', 'x-other']) expect(headers).not.toHaveProperty(name);
  });

  test('passes on the body', async () => {
    const answer = await pass('/mcp', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await answer.text()).toBe('{}');
    expect(asked[0]?.headers['content-type']).toBe('application/json');
  });

  // Nothing listens on port 9 (discard).
  test.each(['', 'origin.example.org', 'http://127.0.0.1:9'])(
    'answers problem 503 without a working origin: %j',
    async (bad) => {
      const request = new Request('https://edge.example.org/api/v1/robots?q=x');
      const answer = await passOn(request, { origin: bad, client: '192.0.2.1' });
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        503,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await answer.json()).toMatchObject({
        status: 503,
        code: 'internal_error',
        instance: '/api/v1/robots',
      });
    },
  );
});
