import { expect, test } from 'vitest';
import { readOpenMetrics } from '../../support/openmetrics.ts';
import { idleMetrics, startMeasured } from '../support/metrics.ts';
import { startServer } from '../support/server.ts';

test('without metrics the path is unknown', async () => {
  const server = await startServer();
  const [found, other] = [await server.ask('/metrics'), await server.ask('/nothing')];
  const alike = (headers: object): object => ({ ...headers, date: '', 'request-id': '' });
  expect({ ...found, headers: alike(found.headers) }).toEqual({ ...other, headers: alike(other.headers) });
  expect(found.status).toBe(404);
  expect(server.lines).toHaveLength(2);
});

test('a scrape is OpenMetrics, and is not rate-limited, logged or cached', async () => {
  const { server } = await startMeasured({ pageLimit: { requests: 1, seconds: 60 } });
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await server.ask('/metrics', { method });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(Object.keys(answer.headers).filter((name) => /ratelimit|etag|allow-origin/.test(name))).toEqual(
      [],
    );
    if (method === 'GET') expect(readOpenMetrics(answer.text).length).toBeGreaterThan(20);
    else expect(answer.text).toBe('');
  }
  expect(server.lines).toEqual([]);
});

test.each(['POST', 'DELETE', 'OPTIONS'])('a scrape by %s is refused', async (method) => {
  const { server } = await startMeasured();
  expect(await server.ask('/metrics', { method })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('a failure of the metrics is an internal error', async () => {
  const metrics = { ...idleMetrics(), text: () => Promise.reject(new Error('broken')) };
  const server = await startServer({ metrics });
  expect((await server.ask('/metrics')).status).toBe(500);
  expect(server.faults).toMatchObject([{ path: '/metrics', err: { message: 'broken' } }]);
});
