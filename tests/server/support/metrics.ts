import { openMetricsContentType } from 'prom-client';
import { openMetrics, type Metrics } from '../../../src/server/metrics/metrics.ts';
import { readOpenMetrics, type Family } from '../../support/openmetrics.ts';
import { startServer, type Otherwise, type TestServer } from './server.ts';

/** The metrics, parsed strictly. */
export const scrape = async ({ text }: Metrics): Promise<readonly Family[]> =>
  readOpenMetrics(await text(openMetricsContentType));

/** A listening server with its metrics. */
export interface MeasuredServer {
  readonly metrics: Metrics;
  readonly server: TestServer;
}

/** Metrics of a process without work. */
export const idleMetrics = (): Metrics => openMetrics({ droppedLines: () => 0, underWay: () => 0 });

/** Starts a server with its own metrics. */
export async function startMeasured(otherwise: Otherwise = {}): Promise<MeasuredServer> {
  let underWay = (): number => 0;
  const metrics = openMetrics({ droppedLines: () => 3, underWay: () => underWay() });
  const server = await startServer({ ...otherwise, metrics });
  underWay = server.underWay;
  return { metrics, server };
}
