import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';

/** The methods that tests use of the official clients of both generations. */
export interface AnyClient {
  /** The negotiated revision. */
  readonly revision: () => string | undefined;
  readonly instructions: () => string | undefined;
  readonly listTools: () => Promise<unknown>;
  readonly callTool: (name: string, given: Record<string, unknown>) => Promise<unknown>;
  readonly listResources: () => Promise<unknown>;
  readonly listTemplates: () => Promise<unknown>;
  readonly readResource: (uri: string) => Promise<unknown>;
  readonly listPrompts: () => Promise<unknown>;
  readonly getPrompt: (name: string, given: Record<string, string>) => Promise<unknown>;
  readonly complete: (uri: string, value: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const NAME = { name: 'contract-test', version: '1.0.0' };

/** Connects a client of the second generation, in one of its two protocol eras. */
export async function connectSecond(address: string, era: 'modern' | 'legacy'): Promise<AnyClient> {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : 'legacy';
  const client = new Client(NAME, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)));
  return {
    revision: () => client.getNegotiatedProtocolVersion(),
    instructions: () => client.getInstructions(),
    listTools: () => client.listTools(),
    callTool: (name, given) => client.callTool({ name, arguments: given }),
    listResources: () => client.listResources(),
    listTemplates: () => client.listResourceTemplates(),
    readResource: (uri) => client.readResource({ uri }),
    listPrompts: () => client.listPrompts(),
    getPrompt: (name, given) => client.getPrompt({ name, arguments: given }),
    complete: (uri, value) =>
      client.complete({ ref: { type: 'ref/resource', uri }, argument: { name: 'id', value } }),
    close: () => client.close(),
  };
}

const schema = z.record(z.string(), z.unknown());

/** The answer of `tools/list`. */
export const toolList = z.looseObject({
  tools: z.array(z.looseObject({ name: z.string(), inputSchema: schema, outputSchema: schema })),
});

export const callResult = z.looseObject({
  isError: z.boolean().optional(),
  structuredContent: schema.optional(),
  content: z.tuple([z.looseObject({ type: z.literal('text'), text: z.string() })]),
});

/** The content of a successful tool call. */
export async function contentOf(
  client: Pick<AnyClient, 'callTool'>,
  name: string,
  given: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { isError, structuredContent, content } = callResult.parse(await client.callTool(name, given));
  if (isError === true || structuredContent === undefined) throw new Error(`${name}: ${content[0].text}`);
  return structuredContent;
}

/** A client for the tests of a block; call the returned function inside a test. */
export function useClient(connect: () => Promise<AnyClient>): () => AnyClient {
  let client: AnyClient | undefined;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client?.close());
  return () => {
    if (client === undefined)
      throw new Error('The client is connected by `beforeAll`: use it inside a test.');
    return client;
  };
}
