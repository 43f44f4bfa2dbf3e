import { openMetricsContentType } from 'prom-client';
import type { Metrics } from '../../../src/origin/metrics/meter.ts';
import { openMetrics } from '../../../src/origin/metrics/metrics.ts';
import { readOpenMetrics, type Family } from '../../support/openmetrics.ts';
import { startOrigin, type Otherwise, type TestOrigin } from './origin.ts';

/** What metrics hold, read strictly. */
export const scrape = async ({ text }: Metrics): Promise<readonly Family[]> =>
  readOpenMetrics(await text(openMetricsContentType));

/** A listening origin and its metrics. */
export interface Measured {
  readonly metrics: Metrics;
  readonly origin: TestOrigin;
}

/** Starts an origin with metrics of its own. */
export async function startMeasured(otherwise: Otherwise = {}): Promise<Measured> {
  const metrics = openMetrics();
  const origin = await startOrigin({ ...otherwise, metrics });
  return { metrics, origin };
}
