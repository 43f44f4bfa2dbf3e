import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { z } from 'zod';

/** What arguments ask for, or what is wrong with them. */
export type Arguments<Options> =
  { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly message: string };

/** How a command's flags are written, and what their texts must be. */
export interface Flags<Options> {
  readonly written: ParseArgsOptionsConfig;
  readonly schema: z.ZodType<Options>;
}

/** Reads the arguments of a command that takes flags only; all bad values are told at once. */
export function readFlags<Options>({ written, schema }: Flags<Options>, argv: readonly string[]): Arguments<Options> {
  try {
    const parsed = schema.safeParse(parseArgs({ args: [...argv], options: written }).values);
    if (parsed.success) return { ok: true, options: parsed.data };
    const faults = parsed.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`);
    return { ok: false, message: `${faults.join('; ')}; see --help.` };
  } catch (error) {
    return { ok: false, message: `${messageOf(error)}; see --help.` };
  }
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A whole number from 1 to 9999. */
export const count = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'wanted a whole number from 1 to 9999')
  .transform(Number);
