import { freePort } from '../../../scripts/measuring/free-port.ts';
import { needPrograms, scratchFolder, startDaemon, type Daemon } from './debian.ts';

/** A Redis of a test, which can be hurt. */
export interface Redis {
  readonly address: string;
  readonly port: number;
  /** Kills it without a word. */
  readonly kill: () => Promise<void>;
  /** Starts it anew on its port, empty. */
  readonly start: () => Promise<void>;
  /** Lets it take connections and answer nothing. */
  readonly hang: () => void;
  readonly goOn: () => void;
}

/** Starts a Redis that keeps nothing on disk, on a free port. */
export async function startRedis(options: readonly string[] = []): Promise<Redis> {
  needPrograms('redis-server', 'nginx');
  const port = await freePort();
  const folder = scratchFolder('redis');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const state: { daemon?: Daemon } = {};
  const start = async (): Promise<void> => {
    state.daemon = await startDaemon('redis-server', [...args, ...options], port);
  };
  await start();
  return {
    address: `redis://127.0.0.1:${port}`,
    port,
    start,
    kill: async () => state.daemon?.kill(),
    hang: () => void state.daemon?.child.kill('SIGSTOP'),
    goOn: () => void state.daemon?.child.kill('SIGCONT'),
  };
}
