import { expose } from './exposition.ts';
import { metricsToWorker, type MetricsFromWorker } from '../process/messages.ts';
import type { Metrics } from './meter.ts';
import type { ProcessMetrics } from './metrics.ts';

/** Longer than the primary waits for the others. */
const PATIENCE_MILLISECONDS = 2000;

/** Metrics of a worker, whose text tells of all workers; of this one alone when the primary does not answer. */
export function metricsOfAll({ meter, report }: ProcessMetrics): Metrics {
  process.on('message', (message) => {
    if (metricsToWorker.safeParse(message).data?.type === 'report') void sayReport('report', report);
  });
  return { meter, text: async (form) => expose((await reportsOfAll()) ?? [await report()], form) };
}

/** Leaves the counts of a worker that ends to its primary, so that no total ever falls. */
export const leaveReport = ({ report }: ProcessMetrics): Promise<void> => sayReport('last report', report);

async function sayReport(type: 'report' | 'last report', report: ProcessMetrics['report']): Promise<void> {
  const said = { type, report: await report() };
  await new Promise<void>((resolve) => say(said, resolve));
}

const say = (message: MetricsFromWorker, then?: () => void): void =>
  void process.send?.(message, undefined, undefined, then);

/** What the primary has gathered; null when it does not answer. */
function reportsOfAll(): Promise<readonly unknown[] | null> {
  const { promise, resolve } = Promise.withResolvers<readonly unknown[] | null>();
  const hear = (message: unknown): void => {
    const word = metricsToWorker.safeParse(message).data;
    if (word?.type === 'reports') resolve(word.reports);
  };
  const timer = setTimeout(resolve, PATIENCE_MILLISECONDS, null);
  process.on('message', hear);
  say({ type: 'scrape' });
  return promise.finally(() => {
    clearTimeout(timer);
    process.off('message', hear);
  });
}
