import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { converse } from '../support/ask.ts';
import { BASE_URL, startServer } from '../support/server.ts';

const TINY = { rateLimit: { requests: 2, seconds: 60 } };
const PROXIED = { ...TINY, trustedProxies: ['127.0.0.1'] };

// A fixed clock, because on a busy machine a window of one second may end between two requests.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => void vi.restoreAllMocks());

const remaining = ({ headers }: { headers: Record<string, unknown> }): unknown =>
  headers['x-ratelimit-remaining'];

test('one request more than the limit is 429, with the seconds to wait', async () => {
  const server = await startServer(TINY);
  await server.ask('/api');
  await server.ask('/api');
  const answer = await server.ask('/api/v1/brands?x=1');
  expect(answer.status).toBe(429);
  expect(answer.headers).toMatchObject({
    'retry-after': '60',
    ratelimit: '"default";r=0;t=60',
    'ratelimit-policy': '"default";q=2;w=60',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'content-type': 'application/problem+json; charset=utf-8',
  });
  expect(answer.text).toBe(
    JSON.stringify({
      type: `${BASE_URL}/docs/api#error-rate-limited`,
      title: 'Rate limit exceeded',
      status: 429,
      detail: 'More than 2 requests in 60 seconds; the next is served in 60 seconds.',
      code: 'rate_limited',
      hint: 'Wait the number of seconds in `Retry-After`, then repeat the request. Cache answers for up to 5 minutes to stay under the limit.',
      instance: '/api/v1/brands',
      docs: `${BASE_URL}/docs/api#errors`,
      'violated-policies': ['default'],
    }),
  );
});

test('every request counts: errors, revalidations, HEAD and unknown paths too', async () => {
  const server = await startServer({ rateLimit: { requests: 9, seconds: 60 } });
  const answers = [
    await server.ask('/api'),
    await server.ask('/api', { headers: { 'If-None-Match': '*' } }),
    await server.ask('/api', { method: 'HEAD' }),
    await server.ask('/api/nothing'),
    await server.ask('/api', { method: 'DELETE' }),
    await server.ask('/api/v1/robots'),
    await server.ask('//api'),
  ];
  expect(answers.map(remaining)).toEqual(['8', '7', '6', '5', '4', '3', '2']);
});

describe('a question counts as several requests', () => {
  const joints = (count: number): string =>
    JSON.stringify({
      joints: Array.from({ length: count }, (_, number) => ({ name: `J${number}`, weight_g: 900 })),
    });
  const match = { path: '/api/v1/actuators/match', headers: { 'Content-Type': 'application/json' } };

  test('a match counts once for each joint, and is not computed beyond the limit', async () => {
    const server = await startServer({ rateLimit: { requests: 12, seconds: 60 } });
    const post = (body: string) => server.ask(match.path, { method: 'POST', headers: match.headers, body });
    const answers = [
      await post(joints(1)),
      await post(joints(7)),
      await post(joints(7)),
      await server.ask('/api'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect(answers.map(remaining)).toEqual(['11', '4', '0', '0']);
    expect(server.questions).toHaveLength(2);
  });

  test('an export counts as 4, and is not made beyond the limit', async () => {
    const server = await startServer({ rateLimit: { requests: 6, seconds: 60 } });
    const answers = [
      await server.ask('/api/v1/actuators/export'),
      await server.ask('/api/v1/actuators/export', { method: 'HEAD' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    expect(answers.map(remaining)).toEqual(['2', '0']);
    expect(server.questions).toHaveLength(1);
  });

  test('every other operation counts as one, including the core', () => {
    const costly = OPERATIONS.filter(({ cost }) => cost !== undefined).map(({ id }) => id);
    expect(costly).toEqual([
      'export_actuators',
      'export_robots',
      'export_joints',
      'match_actuators',
      'match_actuators_batch',
    ]);
  });
});

describe('costly questions', () => {
  const points = Array.from({ length: 20 }, (_, number) => `1@${number + 1}`).join();
  const request = (path: string, closing = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${closing}\r\n`;
  const costly = (number: number): string =>
    request(`/api/v1/actuators/match?peak_points=${points}&rated_points=${points}&max_weight_g=${number}`);

  test('of one client are answered one at a time; with too many waiting, further ones are refused', async () => {
    const server = await startServer();
    const talk = converse(server.address);
    talk.write(Array.from({ length: 9 }, (_, number) => costly(number)).join(''));
    talk.write(request('/api/v1/actuators/match?max_weight_g=1', 'Connection: close\r\n'));
    const heard = await talk.heard;
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([
      ...Array<string>(5).fill('HTTP/1.1 200'),
      ...Array<string>(4).fill('HTTP/1.1 429'),
      'HTTP/1.1 200',
    ]);
    expect(heard).toContain('Retry-After: 1\r\n');
    expect(heard).toContain('"code":"rate_limited"');
    expect(server.questions).toHaveLength(6);
  });
});

test('OPTIONS shows the limit and does not count', async () => {
  const server = await startServer(TINY);
  const answers = [
    await server.ask('/api', { method: 'OPTIONS' }),
    await server.ask('/api'),
    await server.ask('/api', { method: 'OPTIONS' }),
  ];
  expect(answers.map(remaining)).toEqual(['2', '1', '1']);
});

test('OPTIONS is answered even with the limit used up', async () => {
  const server = await startServer(TINY);
  for (let count = 0; count < 3; count += 1) await server.ask('/api');
  expect((await server.ask('/api', { method: 'OPTIONS' })).status).toBe(204);
});

test('pages and assets are neither counted nor refused', async () => {
  const server = await startServer(TINY);
  for (let count = 0; count < 3; count += 1) await server.ask('/api');
  expect((await server.ask('/docs/api')).status).toBe(200);
  expect((await server.ask('/no-page')).status).toBe(404);
});

test('a refused question is not computed', async () => {
  const server = await startServer({ rateLimit: { requests: 1, seconds: 60 } });
  await server.ask('/api');
  await server.ask('/api/v1/robots');
  expect(server.questions).toEqual([]);
});

test('without a limit its headers are absent', async () => {
  const server = await startServer({ rateLimit: null });
  const names = Object.keys((await server.ask('/api')).headers);
  expect(names.filter((name) => name.includes('ratelimit'))).toEqual([]);
});

test('a client cannot change its identity by X-Forwarded-For', async () => {
  const server = await startServer(TINY);
  const answers = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    answers.push(await server.ask('/api', { headers: { 'X-Forwarded-For': address } }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
});

test('behind a trusted proxy each client has its own count', async () => {
  const server = await startServer(PROXIED);
  const from = (address: string) => server.ask('/api', { headers: { 'X-Forwarded-For': address } });
  const answers = [
    await from('192.0.2.1'),
    await from('203.0.113.5, 192.0.2.1'),
    await from('192.0.2.2'),
    await from('2001:db8::1'),
    await from('2001:db8::2'),
  ];
  expect(answers.map(remaining)).toEqual(['1', '0', '1', '1', '0']);
});

test('pages have a separate limit, which is only shown when it is exceeded', async () => {
  const server = await startServer({ ...TINY, pageLimit: { requests: 2, seconds: 60 } });
  const pages = [];
  for (const path of ['/docs/api', '/no-page', '/docs/api']) pages.push(await server.ask(path));
  expect(pages.map(({ status }) => status)).toEqual([200, 404, 429]);
  expect(pages[0]?.headers).not.toHaveProperty('ratelimit');
  expect(pages[2]?.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(JSON.parse(pages[2]?.text ?? '')).toMatchObject({
    code: 'rate_limited',
    'violated-policies': ['pages'],
  });
  expect(remaining(await server.ask('/api'))).toBe('1');
  expect((await server.ask('/healthz')).status).toBe(200);
});
