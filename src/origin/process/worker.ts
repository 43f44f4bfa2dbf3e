import type { Job } from './job.ts';
import { toWorker, type FromWorker } from './messages.ts';
import { startServing } from './serving.ts';

/**
 * How long the clients of a worker that retires may still send over connections that are open. The next answer on each
 * says that it is the last, so that no client sends into a connection that is just being closed.
 */
const LINGER_MILLISECONDS = 2000;

/** Serves as one of several workers, until its primary or a signal stops it. */
export async function runWorker(job: Job): Promise<void> {
  const start = await startServing(job);
  if (!start.ok) return say({ type: 'refused', fault: start.fault }, () => process.exit(1));
  const { address, release, stop } = start.serving;
  const state = { isStopping: false };
  const end = (lingerMilliseconds?: number): void => {
    if (state.isStopping) return;
    state.isStopping = true;
    void stop(lingerMilliseconds).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => end());
  // A terminal sends these to the whole group: what becomes of the workers is for their primary to say.
  process.on('SIGINT', ignore).on('SIGHUP', ignore);
  process.on('message', (message) => toWorker.safeParse(message).success && end(LINGER_MILLISECONDS));
  say({ type: 'ready', address, counts: release().counts });
}

const say = (message: FromWorker, then?: () => void): void => void process.send?.(message, undefined, undefined, then);

const ignore = (): void => undefined;
