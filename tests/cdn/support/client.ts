import { Agent } from 'node:http';
import { send, type Answer, type Extras, type Headers } from '../../contract/support/ask.ts';

/** A client of one server with its own address. */
export interface Client {
  /** Such as `127.1.0.7`: all of 127.0.0.0/8 is this machine. */
  readonly address: string;
  ask(method: string, target: string, extras?: Extras): Promise<Answer>;
  get(target: string, headers?: Headers): Promise<Answer>;
}

let clientCount = 0;
const agents: Agent[] = [];

/** A client with an address that has sent no requests yet. */
export function newClient(server: string): Client {
  clientCount += 1;
  const address = `127.1.${Math.trunc(clientCount / 250)}.${(clientCount % 250) + 1}`;
  const agent = new Agent({ keepAlive: true, localAddress: address });
  agents.push(agent);
  const ask: Client['ask'] = (method, target, extras = {}) =>
    send({ address: server, agent }, { method, target, ...extras });
  return { address, ask, get: (target, headers = {}) => ask('GET', target, { headers }) };
}

export const newClients = (server: string, count: number): Client[] =>
  Array.from({ length: count }, () => newClient(server));

/** Closes the connections of all clients. */
export function dismissClients(): void {
  for (const agent of agents.splice(0)) agent.destroy();
}

/** True if an answer came from the cache (RFC 9211). */
export const isHit = ({ headers }: Answer): boolean => /^\w+; hit\b/.test(headers['cache-status'] ?? '');

/** The names of the headers that state a client's remaining limit. */
export const countersOf = ({ headers }: Answer): string[] =>
  Object.keys(headers).filter((name) => name.includes('ratelimit'));
