import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../src/api/http/endpoints.ts';
import { findRoute } from '../../../src/api/http/routes.ts';

test('the endpoints that are no operations are the MCP server and the discovery documents', () => {
  expect(ENDPOINTS.map(({ path, kind, method }) => [path, kind, method])).toEqual([
    ['/mcp', 'api', 'POST'],
    ['/mcp/server-card', 'api', 'GET'],
    ['/.well-known/api-catalog', 'site', 'GET'],
    ['/.well-known/ai-catalog.json', 'site', 'GET'],
  ]);
});

test.each(ENDPOINTS.filter(({ kind }) => kind === 'api'))(
  '$path is a route without operations',
  (endpoint) => {
    expect(findRoute(endpoint.path)).toMatchObject({ path: endpoint.path, operations: [], endpoint });
  },
);

test('a path of operations is not another endpoint', () => {
  expect(findRoute('/api')?.endpoint).toBeNull();
  expect(findRoute('/mcp/nonsense')).toBeNull();
});
