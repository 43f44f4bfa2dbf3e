import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { temporaryFolder } from '../temporary-folder.ts';
import { atExit } from './at-exit.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A process to start. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  /** Its name in messages; its command by default. */
  readonly name?: string;
  /** Its environment; of our own variables it gets PATH, HOME and NODE_COMPILE_CACHE only. */
  readonly environment?: Environment;
  /**
   * The destination of its standard error stream: kept by default, unread by anybody, a file, or a full disk.
   */
  readonly complaints?: 'kept' | 'unread' | 'a file' | 'full disk';
  /** The folder in which it runs; ours by default. */
  readonly cwd?: string;
}

/** A process that is ready. It is stopped when ours ends. */
export interface RunningProcess {
  readonly pid: number;
  /** Everything it has printed so far, without colours. */
  readonly output: () => string;
  /** The part of the output that went to the standard error stream. */
  readonly complaints: () => string;
  /**
   * Sends a signal at once, SIGTERM by default. Resolves to the exit code when the process has ended; to null
   * when a signal ended it.
   */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Milliseconds from its start until it was ready. */
  readonly readyAfter: number;
}

/** A process that was started, ready or not. */
interface SpawnedProcess extends Omit<RunningProcess, 'readyAfter'> {
  /** Resolves to the exit code; to null when a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly isRunning: () => boolean;
  /** The part of the output that went to the standard output. */
  readonly printed: () => string;
}

/** True if a process is ready, by what it has printed so far or by asking it. */
export type Readiness = (output: string) => boolean | Promise<boolean>;

/** Ready when it has printed a line like this. */
export const untilPrinted =
  (pattern: RegExp): Readiness =>
  (output) =>
    pattern.test(output);

/** Ready when something listens on a port of this machine. */
export const untilListening =
  (port: number): Readiness =>
  () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).once('error', () => resolve(false));
    });

// Generous, because a start takes many seconds next to builds on two cores, and a process that ends is
// reported at once.
const PATIENCE_SECONDS = 240;

/**
 * Starts a process and waits until it is ready. Rejects with its output if it ends before that or takes too
 * long.
 */
export async function startProcess(launch: Launch, isReady: Readiness): Promise<RunningProcess> {
  const started = performance.now();
  const child = spawned(launch);
  while (!(await isReady(child.output()))) {
    const isLate = performance.now() - started > PATIENCE_SECONDS * 1000;
    if (isLate || !child.isRunning()) throw await failure(launch, child, isLate);
    await pause(5);
  }
  const { pid, output, complaints, stop } = child;
  return { pid, output, complaints, stop, readyAfter: performance.now() - started };
}

/** Runs a process to its end; returns its exit code and its output. */
export async function runProcess(launch: Launch) {
  const child = spawned(launch);
  return { exitCode: await child.ended, stdout: child.printed(), stderr: child.complaints() };
}

/**
 * The address of HTTP in what a server printed, such as `listening on http://127.0.0.1:4321`. Throws when
 * there is none.
 */
export function addressIn(output: string): string {
  const [address] = /http:\/\/[\d.:]+/.exec(output) ?? [];
  if (address === undefined)
    throw new Error(`found "${output}" in the output of a server, wanted an http address.`);
  return address;
}

// Node keeps compiled code in NODE_COMPILE_CACHE: many of the processes that a test run starts are the same
// program.
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
const PASSED_ON = { PATH, HOME, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };

function spawned({ command, args, environment, cwd, complaints = 'kept' }: Launch): SpawnedProcess {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', streamFor(complaints)],
    env: { ...PASSED_ON, ...environment },
  });
  const all: string[] = [];
  const stdout = textsOf(child.stdout, all);
  const stderr = complaints === 'kept' ? textsOf(child.stderr, all) : [];
  // A command that does not exist ends at once; this error is its only message.
  child.once('error', ({ message }) => all.push(message));
  const ended = endOf(child);
  return {
    pid: child.pid ?? 0,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => stripVTControlCharacters(all.join('')),
    printed: () => stdout.join(''),
    complaints: () => stderr.join(''),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

function streamFor(complaints: Launch['complaints']): 'pipe' | number {
  if (complaints === 'full disk') return openSync('/dev/full', 'w');
  return complaints === 'a file' ? openSync(join(temporaryFolder('log'), 'log'), 'w') : 'pipe';
}

/** Collects the texts of a stream, also into a list shared with other streams. */
function textsOf(stream: Readable | null, all: string[]): readonly string[] {
  const texts: string[] = [];
  stream?.setEncoding('utf8').on('data', (text: string) => {
    texts.push(text);
    all.push(text);
  });
  return texts;
}

/** The exit code when a process has ended and its output is read; null when a signal ended it. */
async function endOf(child: ChildProcess): Promise<number | null> {
  const callOff = atExit(() => child.kill());
  await new Promise((resolve) => child.once('close', resolve));
  callOff();
  return child.exitCode;
}

async function failure({ name, command }: Launch, child: SpawnedProcess, isLate: boolean): Promise<Error> {
  const exitCode = await child.stop('SIGKILL');
  const outcome = isLate ? `it was not after ${PATIENCE_SECONDS} s` : `it ended with ${String(exitCode)}`;
  const output = child.output().slice(-1000);
  return new Error(`${name ?? command}: wanted it to get ready, but ${outcome}. It said: ${output}`);
}
