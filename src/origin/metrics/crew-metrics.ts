import cluster, { type Worker } from 'node:cluster';
import { totalsOf } from './exposition.ts';
import { metricsFromWorker, type MetricsToWorker } from '../process/messages.ts';

const PATIENCE_MILLISECONDS = 1000;

/** Has this primary give each worker that is scraped the reports of all, and the counts of those that have ended. */
export function shareMetrics(): void {
  const ended: { totals: readonly unknown[] } = { totals: [] };
  const keep = async (report: unknown): Promise<void> => {
    ended.totals = [await totalsOf([...ended.totals, report])];
  };
  const gather = async (): Promise<readonly unknown[]> => {
    const reports = await Promise.all(Object.values(cluster.workers ?? {}).map(reportOf));
    return [...ended.totals, ...reports.flat()];
  };
  cluster.on('message', (worker, message) => {
    const word = metricsFromWorker.safeParse(message).data;
    if (word?.type === 'last report') void keep(word.report);
    if (word?.type === 'scrape')
      void gather().then((reports) => tell(worker, { type: 'reports', reports: [...reports] }));
  });
}

function tell(worker: Worker, message: MetricsToWorker): void {
  if (worker.isConnected()) worker.send(message);
}

/** The report of a worker; none of one that does not answer in time. */
function reportOf(worker: Worker | undefined): Promise<readonly unknown[]> {
  const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
  const hear = (message: unknown): void => {
    const word = metricsFromWorker.safeParse(message).data;
    if (word?.type === 'report') resolve([word.report]);
  };
  if (worker?.isConnected() !== true) return Promise.resolve([]);
  const timer = setTimeout(resolve, PATIENCE_MILLISECONDS, []);
  worker.on('message', hear);
  tell(worker, { type: 'report' });
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', hear);
  });
}
