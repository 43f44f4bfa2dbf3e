import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MISSING = 'This test needs redis-server and nginx: apt-get install redis-server nginx';

/** Fails, saying what to install, where a program is missing. */
export function needPrograms(...names: readonly string[]): void {
  const missing = names.filter((name) => spawnSync(name, ['-v']).error !== undefined);
  if (missing.length > 0) throw new Error(`${missing.join(' and ')}: not found. ${MISSING}`);
}

/** A program of the system that listens on a port of this machine. */
export interface Daemon {
  readonly child: ChildProcess;
  /** Ends it, however it stands. */
  readonly kill: () => Promise<void>;
}

/** Starts a program and waits until its port answers. Rejects, with what it said, when it ends before. */
export async function startDaemon(command: string, args: readonly string[], port: number): Promise<Daemon> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${command} ended with ${String(code)}: ${said.join('').slice(-1000)}`);
  });
  failed.catch(() => undefined);
  await Promise.race([answers(port), failed]);
  return { child, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function answers(port: number): Promise<void> {
  const isOpen = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  if (isOpen) return;
  await pause(20);
  return answers(port);
}

/** A folder for the files of a test; it goes with the process. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
