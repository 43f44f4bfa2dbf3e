import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { parsed, send, type Answer, type Destination, type Extras, type Headers } from './ask.ts';
import { expectLawful } from './laws.ts';
import { startProgram, type Environment, type Program } from './program.ts';

/** A running server; every answer is checked against docs/interface.md. */
export interface AskedApi extends Destination {
  ask(method: string, target: string, extras?: Extras): Promise<Answer>;
  get(target: string, headers?: Headers): Promise<Answer>;
  /** The parsed body of a GET that must answer 200. */
  json(target: string): Promise<unknown>;
}

/** A server only for these tests. */
export interface Api extends AskedApi {
  readonly program: Program;
  /** Stops the server, which must exit with 0. */
  stop(): Promise<void>;
}

/** Starts the server on a free port, over the build of the project unless a folder is given. */
async function startApi(environment: Environment, folder?: string): Promise<Api> {
  const words = ['src/serve.ts', ...(folder === undefined ? [] : [folder])];
  const program = await startProgram(words, { environment: { PORT: '0', ...environment } });
  const api = askAt(program.address, environment.RATE_LIMIT !== 'off');
  return {
    ...api,
    program,
    async stop() {
      api.agent.destroy();
      expect(await program.terminate()).toBe(0);
    },
  };
}

function askAt(address: string, isLimited: boolean): AskedApi {
  const client = { address, agent: new Agent({ keepAlive: true, maxSockets: 16 }) };
  const ask = async (method: string, target: string, extras: Extras = {}): Promise<Answer> => {
    const answer = await send(client, { method, target, ...extras });
    expectLawful(answer, isLimited);
    return answer;
  };
  return {
    ...client,
    ask,
    get: (target, headers = {}) => ask('GET', target, { headers }),
    async json(target) {
      const answer = await ask('GET', target);
      expect(answer.status).toBe(200);
      return parsed(answer);
    },
  };
}

/** One server for all tests of a file; call the returned function inside a test. */
export function useApi(environment: Environment, folder?: string): () => Api {
  let api: Api | undefined;
  beforeAll(async () => {
    api = await startApi(environment, folder);
  });
  afterAll(() => api?.stop());
  return () => {
    if (api === undefined) throw new Error('The server is started by `beforeAll`: ask it inside a test.');
    return api;
  };
}

/** The server with default settings, shared by all files; call the returned function inside a test. */
export const useSharedApi = (): (() => AskedApi) => useServer('sharedServer');

/**
 * The other shared server: five requests a minute per client, and it trusts a test about the client's
 * address.
 */
export const useStrictApi = (): (() => AskedApi) => useServer('strictServer');

function useServer(name: 'sharedServer' | 'strictServer'): () => AskedApi {
  let api: AskedApi | undefined;
  beforeAll(() => {
    api = askAt(inject(name), true);
  });
  afterAll(() => api?.agent.destroy());
  return () => {
    if (api === undefined) throw new Error('The server is asked by `beforeAll`: ask it inside a test.');
    return api;
  };
}
