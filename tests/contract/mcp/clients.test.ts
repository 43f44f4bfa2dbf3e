import { describe } from 'vitest';
import { testClient } from './support/client-suite.ts';
import { connectSecond } from './support/clients.ts';

// tests/long/mcp has the older client.
describe('@modelcontextprotocol/client 2, revision 2026-07-28', () => {
  testClient({
    revision: '2026-07-28',
    connect: (address) => connectSecond(address, 'modern'),
    callsEveryTool: true,
  });
});

describe('@modelcontextprotocol/client 2, by initialize', () => {
  testClient({
    revision: '2025-11-25',
    connect: (address) => connectSecond(address, 'legacy'),
    callsEveryTool: false,
  });
});
