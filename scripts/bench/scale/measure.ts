import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { readService } from '../../../src/api/service-file.ts';
import { openService, type RunningService } from '../../../src/api/service.ts';
import { watchMemory } from '../../../src/server/memory.ts';
import { median, percentile } from '../../support/statistics.ts';
import { answer, timed, timeOf } from '../in-process.ts';
import type { answeringFigures } from './figures.ts';
import { KINDS, type Kind } from './kinds.ts';

/*
 * Opens what was prepared, as the start does, and prints what it costs to answer from it as JSON. Takes the file;
 * `npm run bench:scale` starts it, one process for each catalog.
 */

// For the questions of one kind.
const LONGEST_MILLISECONDS = 4000;

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('measure.ts: wanted the file of a service; it is started by `npm run bench:scale`.');
console.log(JSON.stringify(measureService(file)));

function measureService(path: string): z.infer<typeof answeringFigures> {
  const start = timed(() => openService(readService(readFileSync(path))));
  watchMemory().giveBack();
  const memory = process.memoryUsage();
  return {
    start: start.milliseconds,
    heap: memory.heapUsed / 1_000_000,
    resident: memory.rss / 1_000_000,
    lists: KINDS.map((kind) => measureKind(start.value, kind)),
  };
}

/** Times the answers of a kind, until all are asked or the time is up; the first fifth warms up. */
function measureKind(service: RunningService, { name, addresses }: Kind): { name: string; p50: number; p99: number } {
  const end = performance.now() + LONGEST_MILLISECONDS;
  const times = addresses(service).flatMap((address) =>
    performance.now() < end ? timeOf(() => answer(service, address)) : [],
  );
  const warm = times.slice(Math.floor(times.length / 5));
  return { name, p50: median(warm), p99: percentile(warm, 0.99) };
}
