import type { z } from 'zod';
import { faultCount, faultLine, type Fault } from './catalog/fault.ts';
import type { CatalogFolder } from './catalog/folder.ts';
import { readCatalogFolder } from './catalog/read.ts';
import { flagLines, readArguments, type Usage } from './flags.ts';
import { messageOf } from './message-of.ts';

/** Exit codes of our scripts: all well; the catalog has faults; the arguments have. */
export const EXIT = { well: 0, faults: 1, usage: 2 } as const;

/** A script: its help, what it takes, and its work, which gives an exit code. */
export interface Command<Flags extends z.ZodObject> extends Usage<Flags> {
  readonly help: string;
  readonly run: (options: z.output<Flags>, folder: string) => number | Promise<number>;
}

/** A script that works on the catalog in a folder, `catalog` unless another is given. */
interface FolderCommand<Flags extends z.ZodObject> extends Omit<Command<Flags>, 'run' | 'folder'> {
  readonly run: (catalog: CatalogFolder, options: z.output<Flags>) => number;
}

/** Runs a script as its arguments ask; answers `--help`, bad arguments and what is thrown itself. */
export async function runCommand<Flags extends z.ZodObject>(
  command: Command<Flags>,
  argv: readonly string[],
): Promise<number> {
  if (argv.includes('--help')) return print([command.help, '', ...flagLines(command.flags)], EXIT.well);
  const asked = readArguments(command, argv);
  if (!asked.ok) return complain([asked.fault], EXIT.usage);
  try {
    return await command.run(asked.value.options, asked.value.folder);
  } catch (error) {
    return complain([messageOf(error)], EXIT.faults);
  }
}

/** Runs a script on the catalog in the folder that its arguments name. */
export const runOnFolder = <Flags extends z.ZodObject>(
  { run, ...script }: FolderCommand<Flags>,
  argv: readonly string[],
): Promise<number> =>
  runCommand(
    { ...script, folder: 'catalog', run: (options, folder) => onCatalog(folder, (catalog) => run(catalog, options)) },
    argv,
  );

/** Does something with the catalog in a folder, or complains that there is none. */
export function onCatalog(folder: string, run: (catalog: CatalogFolder) => number): number {
  const catalog = readCatalogFolder(folder);
  return catalog === null
    ? complain([`${folder}: found no folder, wanted the catalog's; see --help.`], EXIT.usage)
    : run(catalog);
}

/** Each fault on a line, their number, and the next step; all to stderr. */
export const complainOfFaults = (faults: readonly Fault[], nextStep: string): number =>
  complain([...faults.map(faultLine), `${faultCount(faults)} ${nextStep}`], EXIT.faults);

/** Lines to stdout; gives the exit code back. */
export function print(lines: readonly string[], exitCode: number): number {
  console.log(lines.join('\n'));
  return exitCode;
}

/** Lines to stderr; gives the exit code back. */
export function complain(lines: readonly string[], exitCode: number): number {
  console.error(lines.join('\n'));
  return exitCode;
}
