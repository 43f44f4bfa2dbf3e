import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startProcess, untilListening, type RunningProcess } from './process.ts';

/** The command that installs every program of the system that tests and measurements start. */
const INSTALL = 'apt-get install nginx varnish varnish-modules redis-server wrk';

/** The path of a program; null when it is not installed. */
export function findProgram(name: string): string | null {
  // Servers are often not on the path of people who are not root.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

/** The path of a program. Throws, with the command that installs it, when it is missing. */
export function needProgram(name: string): string {
  const found = findProgram(name);
  if (found === null) throw new Error(`${name}: found no such program, wanted it installed: ${INSTALL}`);
  return found;
}

/** Starts a program of the system in the foreground and waits until it listens on its port. */
export const startDaemon = (name: string, args: readonly string[], port: number): Promise<RunningProcess> =>
  startProcess({ name, command: needProgram(name), args }, untilListening(port));

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
