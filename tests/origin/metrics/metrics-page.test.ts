import { expect, test } from 'vitest';
import { openMetrics } from '../../../src/origin/metrics/metrics.ts';
import { readOpenMetrics } from '../../support/openmetrics.ts';
import { startMeasured } from '../support/metrics.ts';
import { startOrigin } from '../support/origin.ts';

test('without metrics the path is as unknown as any other', async () => {
  const origin = await startOrigin();
  const [found, other] = [await origin.ask('/metrics'), await origin.ask('/nothing')];
  expect({ ...found, headers: { ...found.headers, date: '' } }).toEqual({
    ...other,
    headers: { ...other.headers, date: '' },
  });
  expect(found.status).toBe(404);
  expect(origin.lines).toHaveLength(2);
});

test('a scrape is OpenMetrics, neither counted by the limit nor logged nor kept', async () => {
  const { origin } = await startMeasured({ config: { rateLimit: { requests: 1, seconds: 60 } } });
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await origin.ask('/metrics', { method });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(Object.keys(answer.headers).filter((name) => /ratelimit|etag|allow-origin/.test(name))).toEqual([]);
    if (method === 'GET') expect(readOpenMetrics(answer.text).length).toBeGreaterThan(20);
    else expect(answer.text).toBe('');
  }
  expect(origin.lines).toEqual([]);
});

test.each(['POST', 'DELETE', 'OPTIONS'])('a scrape by %s is refused', async (method) => {
  const { origin } = await startMeasured();
  expect(await origin.ask('/metrics', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('metrics that cannot be had are an internal error', async () => {
  const { meter } = openMetrics();
  const origin = await startOrigin({ metrics: { meter, text: () => Promise.reject(new Error('a worker is silent')) } });
  expect((await origin.ask('/metrics')).status).toBe(500);
  expect(origin.faults).toMatchObject([{ path: '/metrics', err: { message: 'a worker is silent' } }]);
});
