import type { Job } from './job.ts';
import { readyLine } from './ready-line.ts';
import { startServing, type Serving } from './serving.ts';
import { onReload, onStop } from './signals.ts';

/** Serves in this process alone until a signal stops it; resolves to a fault when that cannot begin, else to null. */
export async function runAlone(job: Job): Promise<string | null> {
  const start = await startServing(job);
  if (!start.ok) return start.fault;
  const { serving } = start;
  onStop(() => serving.stop());
  onReload(() => takeBuild(serving));
  const { address } = serving;
  console.log(readyLine({ address, counts: serving.release().counts, milliseconds: performance.now() }));
  return null;
}

async function takeBuild({ reload, log }: Serving): Promise<void> {
  const start = performance.now();
  const next = await reload();
  if (!next.ok) return log.error({ fault: next.fault }, 'the new build is refused: the old one goes on');
  const { folder, counts } = next.release;
  log.info({ folder, ...counts, milliseconds: Math.round(performance.now() - start) }, 'the new build is served');
}
