import { openMetricsContentType, prometheusContentType } from 'prom-client';
import { expect, test } from 'vitest';
import { formFor } from '../../../src/server/metrics/exposition.ts';
import { readOpenMetrics, valueOf } from '../../support/openmetrics.ts';
import { idleMetrics } from '../support/metrics.ts';

const PROMETHEUS =
  'application/openmetrics-text;version=1.0.0;q=0.5,application/openmetrics-text;version=0.0.1;q=0.4,text/plain;version=0.0.4;q=0.3,*/*;q=0.2';

test.each([
  [undefined, openMetricsContentType],
  ['*/*', openMetricsContentType],
  [PROMETHEUS, openMetricsContentType],
  ['text/html,*/*;q=0.8', openMetricsContentType],
  ['text/plain;version=0.0.4;q=1,*/*;q=0.1', prometheusContentType],
])('a scraper that accepts %j gets %s', (accept, form) => {
  expect(formFor(accept)).toBe(form);
});

test('the Prometheus text has full names and no end mark', async () => {
  const { refused, text } = idleMetrics();
  refused();
  await text(openMetricsContentType);
  const lines = (await text(prometheusContentType)).split('\n');
  expect(lines).toContain('# TYPE rate_limit_refusals_total counter');
  expect(lines).toContain('rate_limit_refusals_total 1');
  expect(lines).not.toContain('# EOF');
});

test('answers are counted under full names, and start times are kept', async () => {
  const metrics = idleMetrics();
  metrics.answered({ operation: 'mcp', method: 'POST', status: 200, source: undefined, seconds: 0.001 });
  const families = readOpenMetrics(await metrics.text(openMetricsContentType));
  const labels = { operation: 'mcp', method: 'POST', status: '200' };
  expect(valueOf(families, 'http_requests_total', labels)).toBe(1);
  expect(valueOf(families, 'http_request_duration_seconds_count', labels)).toBe(1);
  expect(valueOf(families, 'process_start_time_seconds')).toBeGreaterThan(1_700_000_000);
});
