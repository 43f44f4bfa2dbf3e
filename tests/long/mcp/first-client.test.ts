import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe } from 'vitest';
import { testClient } from '../../contract/mcp/support/client-suite.ts';
import type { AnyClient } from '../../contract/mcp/support/clients.ts';

// tests/contract/mcp/clients.test.ts has the client of the second generation.
describe('@modelcontextprotocol/sdk 1', () => {
  testClient({ revision: '2025-11-25', connect: connectFirst, callsEveryTool: false });
});

async function connectFirst(address: string): Promise<AnyClient> {
  const client = new Client({ name: 'long-test', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address));
  await client.connect(transport);
  return {
    revision: () => transport.protocolVersion,
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
