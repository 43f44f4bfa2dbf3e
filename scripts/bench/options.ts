import { z } from 'zod';
import { count, type Flags } from '../flags.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** What a run is asked to do. */
export interface BenchOptions {
  /** How long each load lasts. */
  readonly seconds: number;
  /** How often each server is measured in each scenario. */
  readonly rounds: number;
  readonly scenarios: readonly Scenario[];
  readonly tool: 'wrk' | 'autocannon';
  readonly write: boolean;
}

/** What `--help` prints. */
export const HELP = `Usage: npm run bench [-- flags]

Measures the built server beside nginx, json-server and Fastify over SQLite, all with the same catalog, and prints the
tables of docs/performance.md. A target that is missed is told in the table and is no failure.

  --seconds 5        how long each load lasts
  --rounds 3         how often each server is measured in each scenario; the median counts
  --only a,b         only these scenarios of
                     ${SCENARIOS.map(({ name }) => name).join('\n                     ')}
  --tool autocannon  load with autocannon even where wrk is installed
  --write            write the tables into docs/performance.md
  --help             print this`;

const NAMES = SCENARIOS.map(({ name }) => name);

const scenarioNames = z
  .string()
  .default(NAMES.join())
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(NAMES, `wanted names from ${NAMES.join(', ')}`)))
  .transform((names) => SCENARIOS.filter(({ name }) => names.includes(name)));

/** The flags of `npm run bench`. */
export const FLAGS: Flags<BenchOptions> = {
  written: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    tool: { type: 'string', default: 'wrk' },
    write: { type: 'boolean', default: false },
  },
  schema: z
    .object({
      seconds: count,
      rounds: count,
      only: scenarioNames,
      tool: z.enum(['wrk', 'autocannon'], 'wanted wrk or autocannon'),
      write: z.boolean(),
    })
    .transform(({ only, ...options }) => ({ ...options, scenarios: only })),
};
