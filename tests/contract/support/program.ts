import { spawn, type ChildProcess } from 'node:child_process';

export type Environment = Readonly<Record<string, string>>;

/** A limit that no test reaches. */
export const PLENTY: Environment = { RATE_LIMIT: '100000000/3600' };

/** A child process that serves HTTP. */
export interface Program {
  /** Where it listens, such as `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly processId: number;
  /** What it has printed so far. */
  output(): string;
  /** Sends SIGTERM at once; the exit code when it has ended. */
  terminate(): Promise<number | null>;
}

/** How a program ended. */
export interface Ending {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The base of every address in every document, whatever port a test's server takes. */
export const BASE_URL = 'http://localhost:4321';

/** Starts Node with these arguments and waits until it prints where it listens (first group of `ready`). */
export async function startProgram(
  nodeArguments: readonly string[],
  { environment = {}, ready = /listening on (http:\/\/[^\s"]+)/ }: { environment?: Environment; ready?: RegExp } = {},
): Promise<Program> {
  const child = launch(nodeArguments, environment);
  const printed: string[] = [];
  const ended = endOf(child);
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed.push(chunk.toString());
      const found = ready.exec(withoutColours(printed.join('')))?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((exitCode) => {
      reject(
        new Error(
          `${nodeArguments.join(' ')} ended with ${exitCode ?? child.signalCode ?? 'nothing'}:\n${printed.join('')}`,
        ),
      );
    });
  });
  const terminate = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { address, processId: child.pid ?? 0, output: () => printed.join(''), terminate };
}

/** Runs Node with these arguments to its end. */
export async function runProgram(nodeArguments: readonly string[], environment: Environment = {}): Promise<Ending> {
  const child = launch(nodeArguments, environment);
  const stdout: string[] = [];
  const stderr: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk.toString()));
  const exitCode = await endOf(child);
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}

// The test runner's own variables (its BASE_URL is `/`) must not reach the program.
const launch = (nodeArguments: readonly string[], environment: Environment): ChildProcess =>
  spawn(process.execPath, nodeArguments, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, BASE_URL, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The exit code when the process has ended and its output is read; null when a signal ended it. */
const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });

const withoutColours = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');
