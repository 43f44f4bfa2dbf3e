import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Result } from '../src/catalog/result.ts';
import { alignedLines } from './catalog/table.ts';
import { messageOf } from './message-of.ts';

/** What a command takes: a flag for each key of a schema (`dryRun` is `--dry-run`), and perhaps one folder. */
export interface Usage<Flags extends z.ZodObject> {
  readonly flags: Flags;
  /** The folder that is meant when none is given; absent for a command that takes none. */
  readonly folder?: string;
}

/** What the arguments of a command ask for. */
export interface CommandArguments<Options> {
  readonly options: Options;
  readonly folder: string;
}

/** The flags of a command that takes none. */
export const NO_FLAGS = z.object({});

/** A flag without a value. */
export const onOff = (says: string) => z.boolean().default(false).describe(says);

/** A flag with a value, and the text that is meant when it is not given. */
export const flag = <Value>(schema: z.ZodType<Value, string>, usual: string, says: string) =>
  schema.prefault(usual).describe(says);

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

/** Reads the arguments of a command, or says what is wrong with them: all bad values at once. */
export function readArguments<Flags extends z.ZodObject>(
  { flags, folder }: Usage<Flags>,
  argv: readonly string[],
): Result<CommandArguments<z.output<Flags>>, string> {
  try {
    const fields = Object.entries<z.core.$ZodType>(flags.shape);
    const names = new Map(fields.map(([name]) => [writtenName(name), name]));
    const options = Object.fromEntries(fields.map(([name, field]) => [writtenName(name), optionOf(field)]));
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: folder !== undefined });
    if (positionals.length > 1) throw new Error(`found ${positionals.join(' ')}, wanted one folder`);
    const { data, error } = flags.safeParse(
      Object.fromEntries(Object.entries(values).map(([written, value]) => [names.get(written), value])),
    );
    if (data !== undefined) return { ok: true, value: { options: data, folder: positionals[0] ?? folder ?? '' } };
    throw new Error(
      error?.issues.map(({ path, message }) => `--${writtenName(String(path[0]))}: ${message}`).join('; '),
    );
  } catch (error) {
    return { ok: false, fault: `${messageOf(error)}; see --help.` };
  }
}

/** The flags of a command for its help, each with the text that is meant when it is not given. */
export const flagLines = ({ shape }: z.ZodObject): string[] =>
  alignedLines(
    [
      ...Object.entries(shape).map(([name, field]) => [
        `  --${writtenName(name)}${field instanceof z.ZodPrefault ? ` ${String(field.def.defaultValue)}` : ''}`,
        z.globalRegistry.get(field)?.description ?? '',
      ]),
      ['  --help', 'print this'],
    ],
    new Set(),
  );

/** `dryRun` -> `dry-run`. */
const writtenName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const optionOf = (field: z.core.$ZodType) => ({ type: field instanceof z.ZodDefault ? 'boolean' : 'string' }) as const;
