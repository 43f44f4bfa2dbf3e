import { Agent, request } from 'node:http';

/** The outcome of one request. */
export interface RequestOutcome {
  readonly status: number;
  readonly remaining: number;
  readonly milliseconds: number;
}

let clientCount = 0;

/** An address that has sent no requests yet. */
export function newClient(): string {
  clientCount += 1;
  return `10.${Math.trunc(clientCount / 62_500)}.${Math.trunc(clientCount / 250) % 250}.${(clientCount % 250) + 1}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends one request as a client; a broken request has status 0. */
export function askAs(client: string, address: string, method = 'GET'): Promise<RequestOutcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, remaining: number): void =>
      resolve({ status, remaining, milliseconds: performance.now() - start });
    request(
      `${address}/api/v1/brands`,
      { agent, method, headers: { 'X-Forwarded-For': client } },
      (response) => {
        response.once('error', () => end(0, 0));
        response.once('end', () =>
          end(response.statusCode ?? 0, Number(response.headers['x-ratelimit-remaining'])),
        );
        response.resume();
      },
    )
      .once('error', () => end(0, 0))
      .end();
  });
}

/**
 * Sends requests of one client in parallel; returns how many were served. Throws if one was neither served
 * nor refused.
 */
export async function servedOf(times: number, address: string, client = newClient()): Promise<number> {
  const asked = await Promise.all(Array.from({ length: times }, () => askAs(client, address)));
  const odd = asked.find(({ status }) => status !== 200 && status !== 429);
  if (odd !== undefined) throw new Error(`Found status ${odd.status}, wanted 200 or 429.`);
  return asked.filter(({ status }) => status === 200).length;
}
