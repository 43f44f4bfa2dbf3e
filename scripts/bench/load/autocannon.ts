import { z } from 'zod';
import { packageVersion } from '../../support/programs.ts';
import { runLoad, type LoadFigures, type LoadJob, type LoadTool } from './load.ts';

/** autocannon in a process of its own: slower than wrk, and its latencies are whole milliseconds. */
export const autocannon = (): LoadTool => ({
  name: 'autocannon',
  version: packageVersion('autocannon'),
  run: runAutocannon,
});

async function runAutocannon({ baseUrl, pathsFile, coding, seconds }: LoadJob): Promise<LoadFigures> {
  const program = 'scripts/bench/load/autocannon-run.ts';
  return readAutocannon(await runLoad(process.execPath, [program, baseUrl, pathsFile, coding, String(seconds)]));
}

const measured = z.object({
  duration: z.number().positive(),
  requests: z.object({ total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});

/** The figures in autocannon's result as JSON. Throws when it is none. */
export function readAutocannon(output: string): LoadFigures {
  const { duration, requests, latency, errors, non2xx } = measured.parse(JSON.parse(output));
  return {
    requestsPerSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failures: errors + non2xx,
  };
}
