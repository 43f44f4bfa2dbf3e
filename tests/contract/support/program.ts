import {
  runProcess,
  startProcess,
  untilPrinted,
  type Launch,
} from '../../../scripts/support/processes/process.ts';

export type Environment = Readonly<Record<string, string>>;

/** A rate limit that no test reaches. */
export const PLENTY: Environment = { RATE_LIMIT: '100000000/3600' };

/** A child process that serves HTTP. */
export interface Program {
  /** The address of the server, such as `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly processId: number;
  /** Everything printed so far. */
  output(): string;
  /** Sends SIGTERM; resolves to the exit code. */
  terminate(): Promise<number | null>;
}

/** The base of all addresses in documents, whatever the port of a test's server. */
export const BASE_URL = 'http://localhost:4321';

/** Starts Node with these arguments and waits for the printed address (first group of `ready`). */
export async function startProgram(
  nodeArguments: readonly string[],
  {
    environment = {},
    ready = /listening on (http:\/\/[^\s"]+)/,
  }: { environment?: Environment; ready?: RegExp } = {},
): Promise<Program> {
  const { pid, output, stop } = await startProcess(node(nodeArguments, environment), untilPrinted(ready));
  return { address: ready.exec(output())?.[1] ?? '', processId: pid, output, terminate: () => stop() };
}

/** Runs Node with these arguments to its end. */
export const runProgram = (nodeArguments: readonly string[], environment: Environment = {}) =>
  runProcess(node(nodeArguments, environment));

// The test runner's own variables (its BASE_URL is `/`) must not reach the program.
const node = (args: readonly string[], environment: Environment): Launch => ({
  name: `node ${args.join(' ')}`,
  command: process.execPath,
  args,
  environment: { BASE_URL, ...environment },
});
