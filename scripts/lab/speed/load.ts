import { z } from 'zod';
import { onCore } from '../../support/core.ts';
import { runProcess } from '../../support/process.ts';
import { needProgram } from '../../support/programs.ts';

/** Connections that are kept busy at the same time. */
export const CONNECTIONS = 16;

/**
 * Loads a server with wrk (https://github.com/wg/wrk), one thread, on the core for loads: it asks for the lines of a file in
 * turn, each connection with one request under way. Rejects, with its complaint, when it fails.
 */
export async function runLoad(baseUrl: string, pathsFile: string, seconds: number): Promise<LoadFigures> {
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

/** What a load gave: times to the end of an answer in milliseconds; failures are errors for answers, and none at all. */
export type LoadFigures = ReturnType<typeof readWrk>;

/** The figures in what wrk prints with `wrk.lua`: its last line is JSON. Throws when it is not. */
export function readWrk(output: string) {
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
