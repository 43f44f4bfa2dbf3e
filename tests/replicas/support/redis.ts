import { freePort } from '../../../scripts/support/processes/free-port.ts';
import { startDaemon } from '../../../scripts/support/processes/programs.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';

/** A Redis of a test, which can be disturbed. */
export interface Redis {
  readonly address: string;
  readonly port: number;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<unknown>;
  /** Starts it again on its port, empty. */
  readonly start: () => Promise<void>;
  /** Lets it accept connections but answer nothing. */
  readonly hang: () => void;
  readonly goOn: () => void;
}

/** Starts a Redis without disk storage on a free port. */
export async function startRedis(options: readonly string[] = []): Promise<Redis> {
  const port = await freePort();
  const places = ['--port', String(port), '--bind', '127.0.0.1', '--dir', temporaryFolder('redis')];
  const args = [...places, '--save', '', '--appendonly', 'no', ...options];
  let daemon = await startDaemon('redis-server', args, port);
  return {
    address: `redis://127.0.0.1:${port}`,
    port,
    start: async () => {
      daemon = await startDaemon('redis-server', args, port);
    },
    kill: () => daemon.stop('SIGKILL'),
    hang: () => void process.kill(daemon.pid, 'SIGSTOP'),
    goOn: () => void process.kill(daemon.pid, 'SIGCONT'),
  };
}
