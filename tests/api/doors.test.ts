import { expect, test } from 'vitest';
import { DOORS } from '../../src/api/doors.ts';
import { findRoute } from '../../src/api/routes.ts';

test('the doors are the MCP server and its card, with the methods and the request headers that they take', () => {
  expect(DOORS).toEqual([
    {
      path: '/mcp',
      allow: 'POST, OPTIONS',
      requestHeaders: [
        'Content-Type',
        'Accept',
        'Origin',
        'Authorization',
        'MCP-Protocol-Version',
        'Mcp-Method',
        'Mcp-Name',
        'Mcp-Session-Id',
        'Last-Event-ID',
      ],
    },
    {
      path: '/mcp/server-card',
      allow: 'GET, HEAD, OPTIONS',
      requestHeaders: ['Content-Type', 'If-None-Match', 'Accept'],
    },
  ]);
});

test.each(DOORS)('$path is a route without operations, with the methods of its door', (door) => {
  expect(findRoute(door.path)).toMatchObject({ path: door.path, operations: [], door, allow: door.allow });
});

test('a path of operations has no door', () => {
  expect(findRoute('/api')?.door).toBeNull();
  expect(findRoute('/mcp/nonsense')).toBeNull();
});
