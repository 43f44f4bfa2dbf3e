import { z } from 'zod';
import { count, countOrNone, type Flags } from '../flags.ts';
import type { Attack } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/** What a run is asked to do. */
export interface AttackOptions {
  readonly attacks: readonly Attack[];
  /** How long each attack lasts. */
  readonly seconds: number;
  /** Megabytes of heap that the server has; 0 for as much as it wants. */
  readonly heap: number;
  readonly write: boolean;
}

const NAMES = ATTACKS.map(({ name }) => name);

/** What `--help` prints. */
export const HELP = `Usage: npm run attack [-- flags]

Starts the built server on one core, attacks it over the loopback interface of this machine, one attack after the other,
each on a server of its own, and measures what others notice of it: how long /healthz and the record of an actuator take
before and during the attack, and how much memory the server holds before, during and after. Prints a table. Exit code 1
when an answer was late, memory was not given back, or a server died. Wants Linux, where all of 127.0.0.0/8 is loopback:
attackers and others come from different addresses of it.

  --only a,b       only these attacks of
                   ${NAMES.join('\n                   ')}
  --seconds 15     how long each attack lasts
  --heap 0         megabytes of heap that the server has, by --max-old-space-size; 0 for as much as it wants. With a
                   small one only survival is judged
  --write          write the table into docs/hardening.md
  --help           print this`;

const attackNames = z
  .string()
  .default(NAMES.join())
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(NAMES, `wanted names from ${NAMES.join(', ')}`)))
  .transform((names) => ATTACKS.filter(({ name }) => names.includes(name)));

/** The flags of `npm run attack`. */
export const FLAGS: Flags<AttackOptions> = {
  written: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '15' },
    heap: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
  },
  schema: z
    .object({ only: attackNames, seconds: count, heap: countOrNone, write: z.boolean() })
    .transform(({ only: attacks, ...options }) => ({ ...options, attacks })),
};
