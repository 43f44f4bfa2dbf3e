import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { parsed, send, type Answer, type Destination, type Extras, type Headers } from './ask.ts';
import { describe, type Description } from './described.ts';
import { expectLawful } from './laws.ts';
import { newClient } from './new-client.ts';
import { PLENTY, startProgram, type Environment, type Program } from './program.ts';

/** A running server; every answer is checked against docs/interface.md. */
export interface AskedApi extends Destination {
  readonly description: Description;
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

/** Starts the built server on a free port, with a rate limit that no test reaches. */
export async function startApi(environment: Environment = PLENTY): Promise<Api> {
  const program = await startProgram(['src/serve.ts'], { environment: { PORT: '0', ...environment } });
  const api = await askAt(program.address, environment.RATE_LIMIT !== 'off');
  return {
    ...api,
    program,
    async stop() {
      api.agent.destroy();
      expect(await program.terminate()).toBe(0);
    },
  };
}

async function askAt(address: string, isLimited: boolean): Promise<AskedApi> {
  const client = { address, agent: new Agent({ keepAlive: true, maxSockets: 16 }) };
  const headers = { 'X-Forwarded-For': newClient() };
  const served = await send(client, { method: 'GET', target: '/openapi.json', headers });
  const surroundings = { description: describe(served.text), isLimited };
  const ask = async (method: string, target: string, extras: Extras = {}): Promise<Answer> => {
    const answer = await send(client, { method, target, ...extras });
    expectLawful(answer, surroundings);
    return answer;
  };
  return {
    ...client,
    description: surroundings.description,
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
export function useApi(environment: Environment = PLENTY): () => Api {
  let api: Api | undefined;
  beforeAll(async () => {
    api = await startApi(environment);
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
  beforeAll(async () => {
    api = await askAt(inject(name), true);
  });
  afterAll(() => api?.agent.destroy());
  return () => {
    if (api === undefined) throw new Error('The server is asked by `beforeAll`: ask it inside a test.');
    return api;
  };
}
