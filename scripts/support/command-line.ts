import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Result } from '../../src/catalog/lib/result.ts';
import type { CatalogFolder } from '../catalog/catalog-folder.ts';
import { issueCount, issueLine, type Issue } from '../catalog/issue.ts';
import { readCatalogFolder } from '../catalog/read-folder.ts';
import { alignedLines } from './aligned-lines.ts';
import { messageOf } from './message-of.ts';

/** Exit codes of our scripts: success, failure (such as issues of the catalog), wrong arguments. */
export const EXIT = { success: 0, failed: 1, usage: 2 } as const;

/** A script: its help, its flags, and its work, which returns an exit code. */
export interface Command<Flags extends z.ZodObject> {
  readonly help: string;
  /** A flag for each key: `dryRun` is `--dry-run`. */
  readonly flags: Flags;
  /** The default folder; absent for a script that takes none. */
  readonly folder?: string;
  readonly run: (options: z.output<Flags>, folder: string) => number | Promise<number>;
}

/** A script that works on the catalog in a folder, by default `catalog`. */
interface FolderCommand<Flags extends z.ZodObject> extends Omit<Command<Flags>, 'run' | 'folder'> {
  readonly run: (catalog: CatalogFolder, options: z.output<Flags>) => number;
}

/** The flags of a script that takes none. */
export const NO_FLAGS = z.object({});

/** A flag without a value. */
export const onOff = (says: string) => z.boolean().default(false).describe(says);

/** A flag with a value, and its default. */
export const flag = <Value>(schema: z.ZodType<Value, string>, defaultText: string, says: string) =>
  schema.prefault(defaultText).meta({ title: defaultText, description: says });

/** A whole number from 0 or 1 to 9999. */
export const countFrom = (least: 0 | 1) =>
  z
    .string()
    .regex(
      least === 0 ? /^(0|[1-9]\d{0,3})$/ : /^[1-9]\d{0,3}$/,
      `wanted a whole number from ${least} to 9999`,
    )
    .transform(Number);

/**
 * Runs a script with its arguments, by default those of this process. Handles `--help`, bad arguments and
 * exceptions.
 */
export async function runCommand<Flags extends z.ZodObject>(
  command: Command<Flags>,
  argv: readonly string[] = process.argv.slice(2),
): Promise<number> {
  if (argv.includes('--help')) return print([command.help, '', ...flagLines(command.flags)], EXIT.success);
  const asked = readArguments(command, argv);
  if (!asked.ok) return complain([asked.error], EXIT.usage);
  try {
    return await command.run(asked.value.options, asked.value.folder);
  } catch (error) {
    return complain([messageOf(error)], EXIT.failed);
  }
}

/** Runs a script on the catalog in the folder that its arguments name. */
export const runOnFolder = <Flags extends z.ZodObject>(
  { run, ...script }: FolderCommand<Flags>,
  argv: readonly string[],
): Promise<number> =>
  runCommand(
    {
      ...script,
      folder: 'catalog',
      run: (options, folder) => onCatalog(folder, (catalog) => run(catalog, options)),
    },
    argv,
  );

/** Runs a function on the catalog in a folder, or complains that there is none. */
export function onCatalog(
  folder: string,
  run: (catalog: CatalogFolder) => number | Promise<number>,
): number | Promise<number> {
  const catalog = readCatalogFolder(folder);
  return catalog === null
    ? complain(
        [`${folder}: found no folder, wanted the catalog's: run this in the project, or see --help.`],
        EXIT.usage,
      )
    : run(catalog);
}

/** Reads the arguments of a script, or reports every bad value at once. */
export function readArguments<Flags extends z.ZodObject>(
  { flags, folder }: Pick<Command<Flags>, 'flags' | 'folder'>,
  argv: readonly string[],
): Result<{ readonly options: z.output<Flags>; readonly folder: string }, string> {
  try {
    const fields = Object.entries<z.core.$ZodType>(flags.shape);
    const names = new Map(fields.map(([name]) => [writtenName(name), name]));
    const options = Object.fromEntries(fields.map(([name, field]) => [writtenName(name), optionOf(field)]));
    const { values, positionals } = parseArgs({
      args: [...argv],
      options,
      allowPositionals: folder !== undefined,
    });
    if (positionals.length > 1) throw new Error(`found ${positionals.join(' ')}, wanted one folder`);
    const { data, error } = flags.safeParse(
      Object.fromEntries(Object.entries(values).map(([written, value]) => [names.get(written), value])),
    );
    if (data !== undefined)
      return { ok: true, value: { options: data, folder: positionals[0] ?? folder ?? '' } };
    throw new Error(
      error?.issues.map(({ path, message }) => `--${writtenName(String(path[0]))}: ${message}`).join('; '),
    );
  } catch (error) {
    return { ok: false, error: `${messageOf(error)}; see --help.` };
  }
}

/** The flags of a script for its help, each with a word for its value. */
export const flagLines = ({ shape }: z.ZodObject): string[] =>
  alignedLines([
    ...Object.entries(shape).map(([name, field]) => {
      const { title = '', description = '' } = z.globalRegistry.get(field) ?? {};
      return [`  --${writtenName(name)}`, title, description];
    }),
    ['  --help', '', 'print this'],
  ]);

/** `dryRun` -> `dry-run`. */
const writtenName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const optionOf = (field: z.core.$ZodType) =>
  ({
    type: field instanceof z.ZodDefault ? 'boolean' : 'string',
    multiple: z.safeParse(field, []).success,
  }) as const;

/** Prints each issue on a line, their number and the next step to stderr. */
export const complainOfIssues = (issues: readonly Issue[], nextStep: string): number =>
  complain([...issues.map(issueLine), `${issueCount(issues)} ${nextStep}`], EXIT.failed);

/** Prints lines to stdout; returns the exit code. */
export function print(lines: readonly string[], exitCode: number): number {
  console.log(lines.join('\n'));
  return exitCode;
}

/** Prints lines to stderr; returns the exit code. */
export function complain(lines: readonly string[], exitCode: number): number {
  console.error(lines.join('\n'));
  return exitCode;
}
