import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A program of this machine: how it is called, and its version. */
export interface Program {
  readonly command: string;
  readonly version: string;
}

/** The first of these commands that runs with `-v`, the version read from what it prints; null when none is installed. */
export function findProgram(commands: readonly string[], version: RegExp): Program | null {
  const [command, ...others] = commands;
  if (command === undefined) return null;
  const { error, stdout, stderr } = spawnSync(command, ['-v'], { encoding: 'utf8' });
  if (error !== undefined) return findProgram(others, version);
  return { command, version: version.exec(`${stdout}${stderr}`)?.[1] ?? 'of unknown version' };
}

const manifest = z.object({ version: z.string() });

/** The version of an installed npm package. Throws when it is not installed. */
export const packageVersion = (name: string): string =>
  manifest.parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).version;
