import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { shareMetrics } from '../metrics/crew-metrics.ts';
import { startCrew, type Crew } from './crew.ts';
import type { Job } from './job.ts';
import { openLog, type Notices } from '../log.ts';
import { readyLine } from './ready-line.ts';
import { realFolder } from '../documents/real-folder.ts';
import { onReload, onStop } from './signals.ts';

/** A job for several workers. */
export interface CrewJob extends Job {
  readonly workers: number;
}

/** Has workers serve until a signal stops them, and serves nothing itself; resolves to a fault when that cannot begin, else to null. */
export async function runPrimary({ folder, config, workers }: CrewJob): Promise<string | null> {
  const { log, flush } = openLog(config.logLevel);
  // The workers count here, unless they count in a store; see worker-limit.ts.
  if (config.rateLimitStore === null) new RateLimiterClusterMaster();
  if (config.metrics) shareMetrics();
  const started = await startCrew({ folder: realFolder(folder), workers }, log);
  if (!started.ok) return started.fault;
  const { crew, ready } = started;
  onStop(() => crew.stop().then(flush));
  onReload(() => renew(crew, folder, log));
  console.log(readyLine({ ...ready, workers, milliseconds: performance.now() }));
  return null;
}

async function renew(crew: Crew, path: string, log: Notices): Promise<void> {
  const start = performance.now();
  // Resolved once, so that all workers serve the same build, whatever becomes of the link.
  const folder = realFolder(path);
  const fault = await crew.renew(folder);
  if (fault !== null) return log.error({ fault }, 'the new build is refused: the old one goes on');
  log.info({ folder, milliseconds: Math.round(performance.now() - start) }, 'the new build is served by all workers');
}
