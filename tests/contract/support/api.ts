import { Agent } from 'node:http';
import { afterAll, beforeAll, expect } from 'vitest';
import { parsed, send, type Answer, type Door, type Extras, type Headers } from './ask.ts';
import { describe, type Description } from './described.ts';
import { expectLawful } from './laws.ts';
import { startProgram, type Environment, type Program } from './program.ts';

/** A running server; every answer that it gives is held against the laws of CONTRACT. */
export interface Api extends Door {
  readonly program: Program;
  readonly description: Description;
  ask(method: string, target: string, extras?: Extras): Promise<Answer>;
  get(target: string, headers?: Headers): Promise<Answer>;
  /** The parsed body of a GET that must answer 200. */
  json(target: string): Promise<unknown>;
  /** Ends the server, which must go in peace. */
  stop(): Promise<void>;
}

const PLENTY = { RATE_LIMIT: '100000000/3600' };

/** Starts the built server on a free port, with a limit that no test reaches. */
export async function startApi(environment: Environment = PLENTY): Promise<Api> {
  const program = await startProgram(['src/origin/main.ts'], { environment: { PORT: '0', ...environment } });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const door = { address: program.address, agent };
  const served = await send(door, { method: 'GET', target: '/openapi.json' });
  const description = describe(served.text);
  const surroundings = { description, isLimited: environment.RATE_LIMIT !== 'off' };
  const ask = async (method: string, target: string, extras: Extras = {}): Promise<Answer> => {
    const answer = await send(door, { method, target, ...extras });
    expectLawful(answer, surroundings);
    return answer;
  };
  return {
    ...door,
    program,
    description,
    ask,
    get: (target, headers = {}) => ask('GET', target, { headers }),
    async json(target) {
      const answer = await ask('GET', target);
      expect(answer.status).toBe(200);
      return parsed(answer);
    },
    async stop() {
      agent.destroy();
      expect(await program.terminate()).toBe(0);
    },
  };
}

/** One server for all tests of a file; call the result inside a test. */
export function useApi(environment: Environment = PLENTY): () => Api {
  const state: { api?: Api } = {};
  beforeAll(async () => {
    state.api = await startApi(environment);
  });
  afterAll(() => state.api?.stop());
  return () => {
    if (state.api === undefined) throw new Error('The server is started by `beforeAll`: ask it inside a test.');
    return state.api;
  };
}
