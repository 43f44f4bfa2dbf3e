import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { z } from 'zod';
import type { Result } from '../src/catalog/result.ts';
import { messageOf } from './message-of.ts';

/** How a command's flags are written, and what their texts must be. */
export interface Flags<Options> {
  readonly written: ParseArgsOptionsConfig;
  readonly schema: z.ZodType<Options>;
}

/** Reads the arguments of a command that takes flags only, or says what is wrong with them: all bad values at once. */
export function readFlags<Options>(
  { written, schema }: Flags<Options>,
  argv: readonly string[],
): Result<Options, string> {
  try {
    const parsed = schema.safeParse(parseArgs({ args: [...argv], options: written }).values);
    if (parsed.success) return { ok: true, value: parsed.data };
    const faults = parsed.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`);
    return { ok: false, fault: `${faults.join('; ')}; see --help.` };
  } catch (error) {
    return { ok: false, fault: `${messageOf(error)}; see --help.` };
  }
}

/** The flags of a command that takes none. */
export const NO_FLAGS: Flags<unknown> = { written: {}, schema: z.unknown() };

/** A whole number from 1 to 9999. */
export const count = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'wanted a whole number from 1 to 9999')
  .transform(Number);

/** The same, or 0 for none. */
export const countOrNone = z
  .string()
  .regex(/^(0|[1-9]\d{0,3})$/, 'wanted a whole number from 0 to 9999')
  .transform(Number);
