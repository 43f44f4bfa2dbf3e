import { z } from 'zod';
import { count, countOrNone, type Flags } from '../flags.ts';

/** What a run is asked to do. */
export interface SoakOptions {
  readonly minutes: number;
  readonly connections: number;
  /** Requests per second, at most. */
  readonly rate: number;
  /** Faults injected per second, at most. */
  readonly faults: number;
  readonly seed: number;
  /** Seconds between two signals to load the build anew; 0 for none. */
  readonly reloadEvery: number;
  readonly write: boolean;
}

/** What `--help` prints. */
export const HELP = `Usage: npm run soak [-- flags]

Starts the built server as \`npm start\` does, asks it everything that clients ask, injects faults all the while, and holds
every answer against the one computed in this process. Prints a line per minute and ends with a table. Exit code 1 when an
answer was wrong, a status 5xx, a connection broke, or the server's memory grew by half a megabyte a minute or more.

  --minutes 30       how long
  --connections 16   connections kept open, each with one request under way
  --rate 400         requests per second, at most
  --faults 2         faults injected per second, at most; 0 for none
  --seed 1           equal seeds make equal requests
  --reload-every 60  seconds between two SIGHUPs to the server; 0 for none
  --write            write the tables into docs/soak.md
  --help             print this`;

/** The flags of `npm run soak`. */
export const FLAGS: Flags<SoakOptions> = {
  written: {
    minutes: { type: 'string', default: '30' },
    connections: { type: 'string', default: '16' },
    rate: { type: 'string', default: '400' },
    faults: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    'reload-every': { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
  schema: z
    .object({
      minutes: count,
      connections: count,
      rate: count,
      faults: countOrNone,
      seed: count,
      'reload-every': countOrNone,
      write: z.boolean(),
    })
    .transform(({ 'reload-every': reloadEvery, ...options }) => ({ ...options, reloadEvery })),
};
