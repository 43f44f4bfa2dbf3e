import { request, type Agent, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Headers = Readonly<Record<string, string>>;

/** The parts of a request besides method and target. */
export interface Extras {
  readonly headers?: Headers;
  /** Several pieces are sent chunked, without a length. */
  readonly body?: string | Buffer | readonly string[];
}

export interface Request extends Extras {
  readonly method: string;
  readonly target: string;
}

export interface Answer {
  readonly request: Request;
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Headers;
  /** Names in the order and spelling of the server. */
  readonly headerNames: readonly string[];
  readonly bytes: Buffer;
  /** The body with its content coding removed. */
  readonly content: Buffer;
  readonly text: string;
}

/** The server that requests go to. */
export interface Destination {
  readonly address: string;
  readonly agent: Agent;
}

/** Sends one request with exactly this target, without normalisation, and reads its answer. */
export async function send({ address, agent }: Destination, asked: Request): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const { method, target, body } = asked;
    const headers = { ...asked.headers, ...framing(body) };
    const outgoing = request({ host: hostname, port, agent, method, path: target, headers }, resolve);
    outgoing.once('error', reject);
    if (isPieces(body)) {
      for (const piece of body) outgoing.write(piece);
      outgoing.end();
    } else {
      outgoing.end(body);
    }
  });
  return answerOf(asked, message, await readAll(message));
}

export function parsed({ text }: Answer): unknown {
  return JSON.parse(text);
}

/** The media type without its charset, which must be UTF-8; null without a type. */
export const mediaTypeOf = ({ headers }: Answer): string | null =>
  headers['content-type']?.replace(/;( ?header=present;)? ?charset=utf-8$/i, '') ?? null;

// Set here, because node:http does not frame the body of a GET by itself.
function framing(body: Extras['body']): Record<string, string> {
  if (body === undefined) return {};
  return isPieces(body)
    ? { 'Transfer-Encoding': 'chunked' }
    : { 'Content-Length': String(Buffer.byteLength(body)) };
}

const isPieces = (body: Extras['body']): body is readonly string[] => Array.isArray(body);

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) {
    if (chunk instanceof Buffer) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function answerOf(asked: Request, message: IncomingMessage, bytes: Buffer): Answer {
  const headers = Object.fromEntries(
    Object.entries(message.headersDistinct).map(([name, values]) => [name, (values ?? []).join(', ')]),
  );
  const content = decoded(bytes, headers['content-encoding']);
  return {
    request: asked,
    status: message.statusCode ?? 0,
    headers,
    headerNames: message.rawHeaders.filter((_, index) => index % 2 === 0),
    bytes,
    content,
    // Decoded on demand, because some answers are files of many megabytes.
    get text() {
      return content.toString();
    },
  };
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0 || coding === undefined) return bytes;
  if (coding === 'br') return brotliDecompressSync(bytes);
  if (coding === 'gzip') return gunzipSync(bytes);
  throw new Error(`No test knows the content coding ${coding}.`);
}
