import { z } from 'zod';
import { findProgram, versionOf } from '../../support/programs.ts';
import { CONNECTIONS, runLoad, type LoadFigures, type LoadJob, type LoadTool } from './load.ts';

/** wrk (https://github.com/wg/wrk), one thread; null when it is not installed. */
export function findWrk(): LoadTool | null {
  const program = findProgram('wrk');
  if (program === null) return null;
  const version = versionOf(program, /wrk (?:debian\/)?([\d.]+)/);
  return { name: 'wrk', version, run: (job) => runWrk(program, job) };
}

async function runWrk(command: string, { baseUrl, pathsFile, coding, seconds }: LoadJob): Promise<LoadFigures> {
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${coding}`];
  return readWrk(await runLoad(command, [...load, '-s', 'scripts/bench/load/wrk.lua', baseUrl, '--', pathsFile]));
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
    throw new Error(
      `wrk: found no line of JSON, wanted the one that wrk.lua prints at the end. It said: ${output.slice(-500)}`,
    );
  const { requests, microseconds, p50_microseconds, p99_microseconds, failures } = measured.parse(JSON.parse(line));
  return {
    requestsPerSecond: requests / (microseconds / 1_000_000),
    p50: p50_microseconds / 1000,
    p99: p99_microseconds / 1000,
    failures,
  };
}
