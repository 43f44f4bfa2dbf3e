import { openMetricsContentType } from 'prom-client';
import type { Metrics } from '../../../src/origin/meter.ts';
import { readOpenMetrics, type Family } from '../../support/openmetrics.ts';

/** What metrics hold, read strictly. */
export const scrape = async ({ text }: Metrics): Promise<readonly Family[]> =>
  readOpenMetrics(await text(openMetricsContentType));
