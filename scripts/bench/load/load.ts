import { onCore } from '../../support/core.ts';
import { runProcess } from '../../support/process.ts';

/** Connections that are kept busy at the same time. */
export const CONNECTIONS = 16;

/** A load to put on a server: the addresses in turn, each connection with one request under way. */
export interface LoadJob {
  readonly baseUrl: string;
  /** A file with one path and query in each line. */
  readonly pathsFile: string;
  readonly coding: 'identity' | 'gzip';
  readonly seconds: number;
}

/** What a load gave. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  /** Median and 99th percentile of the time to the end of an answer, milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Requests that were answered with an error, or not at all. */
  readonly failures: number;
}

/** A program that makes load. */
export interface LoadTool {
  readonly name: 'wrk' | 'autocannon';
  readonly version: string;
  readonly run: (job: LoadJob) => Promise<LoadFigures>;
}

/** Runs a program that makes load, on the core for it, and gives what it printed. Rejects, with its complaint, when it fails. */
export async function runLoad(command: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runProcess(onCore('load', { command, args }));
  if (exitCode === 0) return stdout;
  throw new Error(`${command} ended with ${String(exitCode)}, wanted 0. It said: ${stderr.slice(-500)}`);
}
