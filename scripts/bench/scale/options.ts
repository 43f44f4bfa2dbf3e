import { z } from 'zod';
import { count, type Flags } from '../../flags.ts';

/** What a run over synthetic catalogs is asked to do. */
export interface ScaleOptions {
  /** Numbers of actuators. */
  readonly sizes: readonly number[];
  readonly seed: number;
  readonly write: boolean;
}

/** What `--help` prints. */
export const HELP = `Usage: npm run bench:scale [-- flags]

Makes catalogs of many actuators out of the real one and measures what each costs: start, memory, documents, lists and
searches, in a process of its own. Prints the tables of docs/performance.md.

  --sizes 1200,10000,100000  numbers of actuators, each at least that of the real catalog
  --seed 1                   another seed makes other catalogs
  --write                    write the tables into docs/performance.md
  --help                     print this`;

/** The flags of `npm run bench:scale`. */
export const FLAGS: Flags<ScaleOptions> = {
  written: {
    sizes: { type: 'string', default: '1200,10000,100000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
  schema: z.object({
    sizes: z
      .string()
      .regex(/^[1-9]\d{0,6}(,[1-9]\d{0,6})*$/, 'wanted whole numbers, separated by commas')
      .transform((text) => text.split(',').map(Number)),
    seed: count,
    write: z.boolean(),
  }),
};
