import { Agent, request } from 'node:http';
import { z } from 'zod';

const headers = z.record(z.string(), z.string());

/** A request as it is sent: the target is not normalised. */
export const askedRequest = z.strictObject({
  method: z.string(),
  target: z.string(),
  headers,
  body: z.string().nullable(),
});

/** A request with its answer: headers by lower-case name, the body as text of one character for each byte. */
export const exchange = z.strictObject({
  request: askedRequest,
  answer: z.strictObject({ status: z.int(), headers, body: z.string() }),
});

export type AskedRequest = Readonly<z.infer<typeof askedRequest>>;
export type Exchange = Readonly<z.infer<typeof exchange>>;
export type Answer = Exchange['answer'];

/** Asks a server requests, one after the other on one connection. Rejects when it does not answer. */
export async function askAll(server: string, requests: readonly AskedRequest[]): Promise<Exchange[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const exchanges: Exchange[] = [];
  for (const asked of requests) exchanges.push({ request: asked, answer: await ask(server, asked, agent) });
  agent.destroy();
  return exchanges;
}

function ask(server: string, { method, target, headers: sent, body }: AskedRequest, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(server);
  const length = body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, agent, method, path: target, headers: { ...sent, ...length } };
    const outgoing = request(options, (message) => {
      message
        .toArray()
        .then((chunks: Buffer[]) =>
          resolve({
            status: message.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)])),
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        )
        .catch(reject);
    });
    outgoing.once('error', reject).end(body ?? undefined);
  });
}
