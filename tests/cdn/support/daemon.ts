import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of the operating system that serves on a port. */
export interface Daemon {
  /** What it has printed so far. */
  output(): string;
  /** Ends it; resolves when it is gone. */
  stop(): Promise<void>;
}

/** How to get every program that the tests start. */
export const INSTALL = 'apt-get install nginx varnish varnish-modules';

const START_SECONDS = 30;

// Its input is a pipe from the tests: when they end, however they end, the pipe closes and the program is stopped.
const GUARD = 'exec 3<&0; "$@" & child=$!; (cat <&3 >/dev/null; kill "$child" 2>/dev/null) & wait "$child"';

/** Where a program lies. Throws, saying what to install, when it is missing. */
export function findProgram(name: string): string {
  // Servers are often not on the path of people who are not root.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found === undefined) throw new Error(`${name} is not installed, and test:cdn needs it: ${INSTALL}`);
  return found;
}

/** Starts a program in the foreground and waits until something listens on its port. */
export async function startDaemon(name: string, given: readonly string[], port: number): Promise<Daemon> {
  const child = spawn('sh', ['-c', GUARD, 'sh', findProgram(name), ...given], { stdio: ['pipe', 'pipe', 'pipe'] });
  const printed: string[] = [];
  const state = { isRunning: true };
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() => {
    state.isRunning = false;
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(String(chunk)));
  const daemon: Daemon = {
    output: () => printed.join(''),
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
  const deadline = Date.now() + START_SECONDS * 1000;
  while (!(await isListening(port))) {
    if (state.isRunning && Date.now() < deadline) {
      await pause(50);
      continue;
    }
    await daemon.stop();
    throw new Error(`${name} does not listen on port ${port} (is all there? ${INSTALL}):\n${daemon.output()}`);
  }
  return daemon;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
