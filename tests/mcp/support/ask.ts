import { z } from 'zod';
import { answerMcp } from '../../../src/mcp/protocol/endpoint.ts';
import { anyObject } from '../../support/read.ts';
import { mcpService } from './service.ts';

type Headers = Readonly<Record<string, string>>;

/** An answer to a message with its body parsed; null without a body. */
export interface McpAnswer {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Metadata of every request of the revision 2026-07-28. */
export const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
} as const;

const BASIC = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' } as const;

/** Sends any body as a POST. */
export async function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Headers = BASIC,
): Promise<McpAnswer> {
  return send(new Request('http://localhost/mcp', { method: 'POST', headers: { ...headers }, body }));
}

export async function send(request: Request): Promise<McpAnswer> {
  const response = await answerMcp(mcpService, request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body:
      text === ''
        ? null
        : z
            .union([anyObject, z.array(z.unknown()).transform((batch) => ({ batch }))])
            .parse(JSON.parse(text)),
  };
}

/** A message of the revision 2026-07-28, with changes to its required headers. */
export interface ModernMessage {
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly headers?: Headers;
}

const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** Sends a request of the revision 2026-07-28. */
export function modern({ method, params = {}, headers = {} }: ModernMessage): Promise<McpAnswer> {
  const name = NAMED[method] === undefined ? undefined : params[NAMED[method]];
  const message = { jsonrpc: '2.0', id: 1, method, params: { _meta: META, ...params } };
  return post(JSON.stringify(message), {
    ...BASIC,
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...(typeof name === 'string' && { 'Mcp-Name': name }),
    ...headers,
  });
}

/** Sends a request of the revisions of 2025. */
export const legacy = (method: string, params?: Readonly<Record<string, unknown>>): Promise<McpAnswer> =>
  post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) }));

export const errorOf = ({ body }: McpAnswer) =>
  z.looseObject({ code: z.number(), message: z.string() }).parse(body?.error);
