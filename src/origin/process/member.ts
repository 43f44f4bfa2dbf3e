import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { fromWorker, type FromWorker, type ToWorker } from './messages.ts';

/** A worker that serves. */
export interface Member {
  readonly pid: number;
  readonly ready: Extract<FromWorker, { type: 'ready' }>;
  /** Resolves to how it ended: a signal or an exit code. */
  readonly ended: Promise<string>;
  /** Has it take no new connection, finish and end. */
  readonly retire: () => void;
}

/** What starting a worker gave; a fault says what to do. */
export type Launch = { readonly ok: true; readonly member: Member } | { readonly ok: false; readonly fault: string };

const READY_WITHIN_MILLISECONDS = 60_000;

/** A worker closes what does not end by itself after 10 s; then it is late. */
const END_WITHIN_MILLISECONDS = 12_000;

/** Starts a worker over a build, with the settings and the options of Node that this process has. */
export async function launch(folder: string): Promise<Launch> {
  cluster.setupPrimary({ args: [folder] });
  const worker = cluster.fork();
  // A message that no more reaches it: that it has ended is said by its end.
  worker.on('error', () => undefined);
  const ended = endOf(worker);
  const said = await Promise.race([wordOf(worker), ended, pause(READY_WITHIN_MILLISECONDS, 'silence', { ref: false })]);
  if (typeof said === 'string') {
    worker.process.kill('SIGKILL');
    return { ok: false, fault: `A worker did not get ready (${said}).` };
  }
  if (said.type === 'refused') return { ok: false, fault: said.fault };
  const retire = (): void => {
    worker.send({ type: 'retire' } satisfies ToWorker);
    killWhenLate(worker);
  };
  return { ok: true, member: { pid: worker.process.pid ?? 0, ready: said, ended, retire } };
}

/** Stops all workers, whatever they are doing; resolves when the last has ended. */
export async function stopWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker?.isDead() === false ? [worker] : [],
  );
  const ends = workers.map(endOf);
  for (const worker of workers) {
    worker.process.kill('SIGTERM');
    killWhenLate(worker);
  }
  await Promise.all(ends);
}

function killWhenLate(worker: Worker): void {
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), END_WITHIN_MILLISECONDS).unref();
  worker.once('exit', () => clearTimeout(timer));
}

const endOf = (worker: Worker): Promise<string> =>
  new Promise((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => resolve(signal ?? `exit code ${String(code)}`));
  });

const wordOf = (worker: Worker): Promise<FromWorker> =>
  new Promise((resolve) => {
    worker.on('message', (message) => {
      const word = fromWorker.safeParse(message);
      if (word.success) resolve(word.data);
    });
  });
