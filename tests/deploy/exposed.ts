import { setImmediate } from 'node:timers/promises';
import type { Metrics } from '../../src/server/metrics/metrics.ts';
import { idleMetrics, scrape } from '../server/support/metrics.ts';
import type { Family } from '../support/openmetrics.ts';

/** Metrics that the library has only on Linux. */
export const LINUX_ONLY = [
  'process_open_fds',
  'process_max_fds',
  'process_virtual_memory_bytes',
  'process_heap_bytes',
];

/** The metrics of the service after each has recorded a value. */
export async function exposedFamilies(): Promise<readonly Family[]> {
  const metrics = idleMetrics();
  const counts = { actuators: 1, robots: 1 };
  metrics.serves({ version: 'one', counts, cacheSize: () => ({ bytes: 0, entries: 0 }) });
  metrics.answered({ operation: 'mcp', method: 'POST', status: 200, source: 'miss', seconds: 0.001 });
  metrics.unreadable(400);
  return scrapeWithCollections(metrics);
}

/** Makes garbage until the collector has run, because its metrics have no labels before. */
async function scrapeWithCollections(metrics: Metrics): Promise<readonly Family[]> {
  const families = await scrape(metrics);
  if (families.some(({ name, samples }) => name === 'nodejs_gc_duration_seconds' && samples.length > 0))
    return families;
  Array.from({ length: 200_000 }, (_, index) => ({ index }));
  await setImmediate();
  return scrapeWithCollections(metrics);
}

/** Names as queries use them, each with the labels of its series. */
export async function exposedNames(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const families = await exposedFamilies();
  const absent = LINUX_ONLY.map((name) => [name, new Set<string>()] as const);
  return new Map([
    ...absent,
    ...families.flatMap(({ name, type, samples }) => {
      const labels = new Set(samples.flatMap((sample) => Object.keys(sample.labels)));
      return (ENDINGS[type] ?? ['']).map((ending) => [name + ending, labels] as const);
    }),
  ]);
}

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  counter: ['_total'],
  histogram: ['_bucket', '_sum', '_count'],
};
