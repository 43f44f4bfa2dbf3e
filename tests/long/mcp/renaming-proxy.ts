import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { RESOURCE_STAND_INS, STAND_INS } from '../../../scripts/mcp/conformance-scenarios.ts';
import { BASE_URL } from '../../contract/support/program.ts';

/** A server that forwards messages with other names. */
export interface Proxy {
  readonly address: string;
  readonly close: () => void;
}

const OURS = new Map([
  ...Object.entries(STAND_INS),
  ...Object.entries(RESOURCE_STAND_INS).map(([uri, path]): [string, string] => [uri, `${BASE_URL}${path}`]),
]);

// The suite expects the id that it sent in the answer.
const [OUR_ID, THEIR_ID] = ['unitree-go-m8010-6', '123'] as const;

const withOurNames = (message: string): string =>
  [...OURS].reduce((renamed, [theirs, ours]) => renamed.replaceAll(`"${theirs}"`, `"${ours}"`), message);

const withTheirNames = (answer: string): string => answer.replaceAll(OUR_ID, THEIR_ID);

/** Starts a proxy in front of a server that replaces names of the suite's example server by ours. */
export async function startRenamingProxy(address: string): Promise<Proxy> {
  const server = createServer((request, response) => void pass(address, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The proxy has no port.');
  return { address: `http://127.0.0.1:${place.port}`, close: () => server.close() };
}

const OF_THE_CONNECTION = /^(host|connection|keep-alive|content-length|content-encoding|transfer-encoding)$/;

async function pass(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = withOurNames(await text(request));
  const answer = await fetch(`${address}${request.url ?? ''}`, {
    method: request.method ?? 'GET',
    headers: headersOf(request),
    ...(body !== '' && { body }),
  });
  const kept = [...answer.headers].filter(([name]) => !OF_THE_CONNECTION.test(name));
  response.writeHead(answer.status, Object.fromEntries(kept)).end(withTheirNames(await answer.text()));
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, OURS.get(String(value)) ?? String(value)]));
}
