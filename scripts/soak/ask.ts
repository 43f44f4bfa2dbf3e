import { request, type Agent, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer, Asked } from './answer.ts';

/** Where requests go, and the connections over which they go. */
export interface Door {
  readonly address: string;
  readonly agent: Agent;
}

/** Sends one request and reads its whole answer. Rejects when the connection fails. */
export async function askOver({ address, agent }: Door, asked: Asked): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const { method, target, body } = asked;
  const framing = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const headers = { ...asked.headers, ...framing };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: hostname, port, agent, method, path: target, headers }, resolve).once('error', reject).end(body);
  });
  const bytes = await bytesOf(message);
  const known = Object.entries(message.headersDistinct).map(([name, values]) => [name, values?.join(', ')] as const);
  return {
    status: message.statusCode ?? 0,
    headers: Object.fromEntries(known),
    content: decoded(bytes, message.headers['content-encoding']),
  };
}

function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    message
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', reject);
  });
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0 || coding === undefined) return bytes;
  if (coding === 'br') return brotliDecompressSync(bytes);
  if (coding === 'gzip') return gunzipSync(bytes);
  throw new Error(`found the content coding ${coding}, wanted br or gzip.`);
}
