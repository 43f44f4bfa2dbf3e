import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** How a child process is started. */
export interface Launch {
  /** What it is called in messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Variables beside those that every child gets; they win. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A child process that is ready. */
export interface Child {
  readonly pid: number;
  /** From its start until it was ready, milliseconds. */
  readonly readyAfter: number;
  /** The line by which it said that it is ready; empty for one that was asked. */
  readonly readyLine: string;
  /** What it has written to its standard error stream so far. */
  complaints(): string;
  /** Asks it to end. Resolves to its exit code when it has ended; to null when a signal ended it. */
  stop(): Promise<number | null>;
}

const PATIENCE_SECONDS = 30;

/** Starts a process and waits for its line that matches `pattern`. Rejects, with its complaints, when it ends before. */
export const startUntilLine = (launch: Launch, pattern: RegExp): Promise<Child> =>
  startUntil(launch, (child) => lineOf(child, pattern));

/** Starts a process and asks an address until it answers 200. Rejects, with its complaints, when the process ends before. */
export const startUntilAnswer = (launch: Launch, address: string): Promise<Child> =>
  startUntil(launch, (child) => answerOf(child, address));

/** The address of HTTP in a line such as `listening on http://127.0.0.1:4321`. Throws when there is none. */
export function addressIn(line: string): string {
  const [address] = /http:\/\/[\d.:]+/.exec(line) ?? [];
  if (address === undefined) throw new Error(`found "${line}" of a server, wanted an http address in it.`);
  return address;
}

async function startUntil(launch: Launch, isReady: (child: ChildProcess) => Promise<string>): Promise<Child> {
  const started = performance.now();
  const child = spawn(launch.command, launch.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...ENVIRONMENT, ...launch.environment },
  });
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const complaints: string[] = [];
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)));
  const readyLine = await Promise.race([isReady(child), failureOf(launch, child, complaints)]).catch(
    (error: unknown) => {
      child.kill();
      throw error;
    },
  );
  const readyAfter = performance.now() - started;
  return {
    pid: child.pid ?? 0,
    readyAfter,
    readyLine,
    complaints: () => complaints.join(''),
    stop: () => stop(child),
  };
}

// Ours takes a free port and neither limits nor logs; the others do not know these words, except the first.
const ENVIRONMENT = { NODE_ENV: 'production', PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };

function lineOf({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  if (stdout === null) throw new Error('A child process was started without a pipe for its lines.');
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (pattern.test(line)) resolve(line);
    });
  });
}

async function answerOf(child: ChildProcess, address: string): Promise<string> {
  const isReady = await fetch(address).then(
    async (response) => response.ok && (await response.text()) !== '',
    () => false,
  );
  if (isReady) return '';
  if (child.exitCode !== null || child.killed) return new Promise(() => undefined);
  await pause(20);
  return answerOf(child, address);
}

/** Rejects when the process ends, or has had time enough to get ready. */
async function failureOf({ name }: Launch, child: ChildProcess, complaints: readonly string[]): Promise<never> {
  const outcome = await Promise.race([
    once(child, 'exit').then(([code]) => `it ended with ${String(code)}`, String),
    pause(PATIENCE_SECONDS * 1000, `it was not after ${PATIENCE_SECONDS} s`, { ref: false }),
  ]);
  throw new Error(`${name}: wanted it to get ready, but ${outcome}. It said: ${complaints.join('').slice(-1000)}`);
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  return child.exitCode;
}
