import { expect, test } from 'vitest';
import { BASE_URL, startOrigin } from '../support/origin.ts';

const TINY = { rateLimit: { requests: 2, seconds: 60 } };
const PROXIED = { ...TINY, trustedProxies: ['127.0.0.1'] };

const remaining = ({ headers }: { headers: Record<string, unknown> }): unknown => headers['x-ratelimit-remaining'];

test('one request more than the limit is 429, with the seconds to wait', async () => {
  const origin = await startOrigin({ config: TINY });
  await origin.ask('/api');
  await origin.ask('/api');
  const answer = await origin.ask('/api/v1/brands?x=1');
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
      hint: 'Wait for the seconds in `Retry-After`, then repeat the request. Answers may be cached for 5 minutes.',
      instance: '/api/v1/brands',
      docs: `${BASE_URL}/docs/api#errors`,
      'violated-policies': ['default'],
    }),
  );
});

test('every request counts: errors, revalidations, HEAD and unknown paths too', async () => {
  const origin = await startOrigin({ config: { rateLimit: { requests: 9, seconds: 60 } } });
  const answers = [
    await origin.ask('/api'),
    await origin.ask('/api', { headers: { 'If-None-Match': '*' } }),
    await origin.ask('/api', { method: 'HEAD' }),
    await origin.ask('/api/nothing'),
    await origin.ask('/api', { method: 'DELETE' }),
    await origin.ask('/api/v1/robots'),
    await origin.ask('//api'),
  ];
  expect(answers.map(remaining)).toEqual(['8', '7', '6', '5', '4', '3', '2']);
});

test('OPTIONS shows the limit and does not count', async () => {
  const origin = await startOrigin({ config: TINY });
  const answers = [
    await origin.ask('/api', { method: 'OPTIONS' }),
    await origin.ask('/api'),
    await origin.ask('/api', { method: 'OPTIONS' }),
  ];
  expect(answers.map(remaining)).toEqual(['2', '1', '1']);
});

test('OPTIONS is answered when the limit is used up', async () => {
  const origin = await startOrigin({ config: TINY });
  for (let count = 0; count < 3; count += 1) await origin.ask('/api');
  expect((await origin.ask('/api', { method: 'OPTIONS' })).status).toBe(204);
});

test('pages and assets are neither counted nor refused', async () => {
  const origin = await startOrigin({ config: TINY });
  for (let count = 0; count < 3; count += 1) await origin.ask('/api');
  expect((await origin.ask('/docs/api')).status).toBe(200);
  expect((await origin.ask('/no-page')).status).toBe(404);
});

test('a refused question is not computed', async () => {
  const origin = await startOrigin({ config: { rateLimit: { requests: 1, seconds: 60 } } });
  await origin.ask('/api');
  await origin.ask('/api/v1/robots');
  expect(origin.questions).toEqual([]);
});

test('without a limit there is none of its fields', async () => {
  const origin = await startOrigin({ config: { rateLimit: null } });
  const names = Object.keys((await origin.ask('/api')).headers);
  expect(names.filter((name) => name.includes('ratelimit'))).toEqual([]);
});

test('a client cannot make itself another by X-Forwarded-For', async () => {
  const origin = await startOrigin({ config: TINY });
  const answers = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    answers.push(await origin.ask('/api', { headers: { 'X-Forwarded-For': address } }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
});

test('behind a trusted proxy each client has its own count', async () => {
  const origin = await startOrigin({ config: PROXIED });
  const from = (address: string) => origin.ask('/api', { headers: { 'X-Forwarded-For': address } });
  const answers = [
    await from('192.0.2.1'),
    await from('203.0.113.5, 192.0.2.1'),
    await from('192.0.2.2'),
    await from('2001:db8::1'),
    await from('2001:db8::2'),
  ];
  expect(answers.map(remaining)).toEqual(['1', '0', '1', '1', '0']);
});
