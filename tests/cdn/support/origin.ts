import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../../scripts/support/processes/free-port.ts';
import { startProgram, type Program } from '../../contract/support/program.ts';

export interface OriginRequest {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly client: string;
  readonly status: number;
}

export interface Origin {
  readonly port: number;
  readonly address: string;
  /** The requests for a path with query that have reached the origin so far. */
  reached(path: string): Promise<OriginRequest[]>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const line = z.object({ method: z.string(), path: z.string(), client: z.string(), status: z.int() });

/**
 * Starts the built origin with its default limit, with metrics (an edge must hide them), trusting the edge's
 * client addresses.
 */
export async function startOrigin(): Promise<Origin> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const start = (): Promise<Program> =>
    startProgram(['src/serve.ts'], {
      environment: { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1', METRICS: 'on' },
    });
  let program = await start();
  let marks = 0;
  return {
    port,
    address,
    async reached(path) {
      // The log is buffered: once our own request appears, all earlier lines are there.
      marks += 1;
      const mark = `/api/mark-${marks}`;
      await fetch(`${address}${mark}`);
      while (!program.output().includes(`"${mark}"`)) await pause(50);
      return requestsIn(program.output()).filter((request) => request.path === path);
    },
    async kill() {
      process.kill(program.processId, 'SIGKILL');
      await program.terminate();
    },
    async restart() {
      program = await start();
    },
    async stop() {
      await program.terminate();
    },
  };
}

const requestsIn = (output: string): OriginRequest[] =>
  output
    .split('\n')
    .flatMap((text) => (text.startsWith('{') ? (line.safeParse(JSON.parse(text)).data ?? []) : []));
