import { z } from 'zod';
import { stated } from '../field.ts';
import type { Unit } from '../units.ts';
import { answered, thread } from '../value-schemas.ts';

/* The columns of rows of extended figures: sources state them, but they are not in the closed record. */

/** The columns of a quantity that files state under `figures`. */
export const extended = <Code extends Unit>(unit: Code) =>
  ({ ...stated(unit, 'figures'), in: 'extended' }) as const;

/** The columns of a whole number that files state under `figures`. */
export const whole = <Code extends Unit>(unit: Code) =>
  ({ ...extended(unit), written: { in: 'figures', as: z.int().positive().optional() } }) as const;

/** The columns of a yes or no that files state under `figures`: no only where a source says so. */
export const flag = {
  in: 'extended',
  schema: answered.maybeFlag,
  written: { in: 'figures', as: z.boolean().optional() },
} as const;

/** The columns of a thread that files state under `figures`. */
export const threaded = {
  in: 'extended',
  schema: answered.maybeText,
  written: { in: 'figures', as: thread.optional() },
} as const;
