import { parseArgs } from 'node:util';
import type { Result } from '../src/catalog/result.ts';
import { type Fault, faultCount, faultLine } from './catalog/fault.ts';
import type { CatalogFolder } from './catalog/folder.ts';
import { readCatalogFolder } from './catalog/read.ts';
import { readFlags, type Flags } from './flags.ts';
import { messageOf } from './message-of.ts';

/** Exit codes of our scripts: all well; the catalog has faults; the arguments have. */
export const EXIT = { well: 0, faults: 1, usage: 2 } as const;

/** A script that works on a catalog's folder: its help, the flags that it knows, and its work, which gives an exit code. */
export interface FolderScript {
  readonly help: string;
  readonly flags: readonly string[];
  readonly run: (catalog: CatalogFolder, flags: ReadonlySet<string>) => number;
}

/** A script that takes flags only: its help, its flags, and its work, which gives an exit code. */
export interface Command<Options> {
  readonly help: string;
  readonly flags: Flags<Options>;
  readonly run: (options: Options) => number | Promise<number>;
}

/** Runs a script as its arguments ask; answers `--help`, bad arguments and what is thrown itself. */
export async function runCommand<Options>(command: Command<Options>, argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) return print([command.help], EXIT.well);
  const asked = readFlags(command.flags, argv);
  if (!asked.ok) return complain([asked.fault], EXIT.usage);
  try {
    return await command.run(asked.value);
  } catch (error) {
    return complain([messageOf(error)], EXIT.faults);
  }
}

/** Runs a script on the folder that its arguments name, by default `catalog`; answers `--help` and bad arguments itself. */
export function runOnFolder(script: FolderScript, argv: readonly string[]): number {
  const asked = parseFolderArguments(argv, { flags: ['help', ...script.flags], folder: 'catalog' });
  if (!asked.ok) return complain([asked.fault], EXIT.usage);
  const { folder, flags } = asked.value;
  if (flags.has('help')) return print([script.help], EXIT.well);
  const catalog = readCatalogFolder(folder);
  if (catalog === null) return complain([`${folder}: found no folder, wanted the catalog's; see --help.`], EXIT.usage);
  return script.run(catalog, flags);
}

/** What a script that works on a folder knows: its flags, and the folder that is meant when none is given. */
export interface FolderUsage {
  readonly flags: readonly string[];
  readonly folder: string;
}

/** The folder and the flags that arguments ask for. */
export interface FolderArguments {
  readonly folder: string;
  readonly flags: ReadonlySet<string>;
}

/** Reads at most one folder, and flags of the given names without values, or says what is wrong with the arguments. */
export function parseFolderArguments(argv: readonly string[], usage: FolderUsage): Result<FolderArguments, string> {
  try {
    const options = Object.fromEntries(usage.flags.map((flag) => [flag, { type: 'boolean' } as const]));
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    if (positionals.length > 1)
      return { ok: false, fault: `found ${positionals.join(' ')}, wanted one folder; see --help.` };
    return { ok: true, value: { folder: positionals[0] ?? usage.folder, flags: new Set(Object.keys(values)) } };
  } catch (error) {
    return { ok: false, fault: `${messageOf(error)}; see --help.` };
  }
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
