import { z } from 'zod';
import { onCore } from '../../support/core.ts';
import { runProcess } from '../../support/process.ts';
import { needProgram } from '../../support/programs.ts';

/** Connections that are kept busy at the same time. */
export const CONNECTIONS = 16;

/** A load to put on a server: the paths in turn, each connection with one request under way. */
export interface Load {
  readonly baseUrl: string;
  /** A file with one path and query in each line. */
  readonly pathsFile: string;
  readonly seconds: number;
}

/** What a load gave. */
export interface LoadFigures {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Median and 99th percentile of the time to the end of an answer, milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Requests that were answered with an error, or not at all. */
  readonly failures: number;
}

/** Loads a server with wrk (https://github.com/wg/wrk), one thread, on the core for loads. Rejects, with its complaint, when it fails. */
export async function runLoad({ baseUrl, pathsFile, seconds }: Load): Promise<LoadFigures> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: identity'];
  const command = needProgram('wrk');
  const { exitCode, stdout, stderr } = await runProcess(
    onCore('load', { command, args: [...args, '-s', 'scripts/lab/speed/wrk.lua', baseUrl, '--', pathsFile] }),
  );
  if (exitCode !== 0) throw new Error(`wrk ended with ${String(exitCode)}, wanted 0. It said: ${stderr.slice(-500)}`);
  return readWrk(stdout);
}

const measured = z.object({
  requests: z.number(),
  microseconds: z.number().positive(),
  p50_microseconds: z.number(),
  p99_microseconds: z.number(),
  failures: z.number(),
});

/** The figures in what wrk prints with `wrk.lua`: its last line is JSON. Throws when it is not. */
export function readWrk(output: string): LoadFigures {
  const line = output.split('\n').findLast((candidate) => candidate.startsWith('{'));
  if (line === undefined)
    throw new Error(`wrk: found no line of JSON, wanted the one that wrk.lua prints. It said: ${output.slice(-500)}`);
  const { requests, microseconds, p50_microseconds, p99_microseconds, failures } = measured.parse(JSON.parse(line));
  return {
    requests,
    requestsPerSecond: requests / (microseconds / 1_000_000),
    p50: p50_microseconds / 1000,
    p99: p99_microseconds / 1000,
    failures,
  };
}
