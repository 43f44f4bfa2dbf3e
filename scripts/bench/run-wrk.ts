import { z } from 'zod';
import { onCore } from '../support/processes/cpu-cores.ts';
import { runProcess } from '../support/processes/process.ts';
import { needProgram } from '../support/processes/programs.ts';

/** The outcome of a load; times to the end of an answer, in milliseconds. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Loads a server with wrk (https://github.com/wg/wrk), one thread, on the core for loads, with the paths of a
 * file in turn. Rejects when wrk is missing or a request failed.
 */
export async function runLoad(baseUrl: string, pathsFile: string, seconds: number): Promise<LoadFigures> {
  // 16 connections, each with one request under way.
  const args = ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: identity'];
  const command = needProgram('wrk');
  const { exitCode, stdout, stderr } = await runProcess(
    onCore('load', { command, args: [...args, '-s', 'scripts/bench/wrk.lua', baseUrl, '--', pathsFile] }),
  );
  if (exitCode !== 0)
    throw new Error(`wrk ended with ${String(exitCode)}, wanted 0. It said: ${stderr.slice(-500)}`);
  return readWrk(stdout);
}

const printed = z.object({
  requests: z.number().positive(),
  microseconds: z.number().positive(),
  p50_microseconds: z.number(),
  p99_microseconds: z.number(),
  failures: z.number(),
});

/** Reads the line of JSON that `wrk.lua` prints. Throws when there is none, or when a request failed. */
export function readWrk(output: string): LoadFigures {
  const line = output.split('\n').findLast((candidate) => candidate.startsWith('{'));
  if (line === undefined)
    throw new Error(
      `wrk: found no line of JSON, wanted the one that wrk.lua prints. It said: ${output.slice(-500)}`,
    );
  const { requests, microseconds, p50_microseconds, p99_microseconds, failures } = printed.parse(
    JSON.parse(line),
  );
  // Refusals are fast, so the figures would mean nothing.
  if (failures > 0) throw new Error(`wrk: ${failures} of ${requests} requests failed, wanted none.`);
  return {
    requestsPerSecond: requests / (microseconds / 1_000_000),
    p50: p50_microseconds / 1000,
    p99: p99_microseconds / 1000,
  };
}
