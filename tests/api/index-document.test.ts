import { expect, test } from 'vitest';
import { apiCatalog, indexDocument } from '../../src/api/documents/discovery.ts';
import { OPENAPI_TYPE } from '../../src/api/http/links.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { BASE_URL } from '../support/small-catalog.ts';

const index = indexDocument(BASE_URL, OPERATIONS);

test('the index has its members in their order', () => {
  expect(Object.keys(index)).toEqual(['name', 'description', 'version', 'base_url', 'endpoints', 'links']);
});

test('the index describes the API and gives its base address', () => {
  expect(index).toMatchObject({ name: 'Robot Actuator Catalog API', version: '1.0.0', base_url: BASE_URL });
  expect(index.description).toMatch(/^[A-Z].+\.$/);
});

test('each endpoint has its members in their order, with its address and a sentence', () => {
  for (const endpoint of index.endpoints) {
    expect(Object.keys(endpoint)).toEqual(['operation_id', 'method', 'path', 'url', 'summary']);
    expect(endpoint.url).toBe(`${BASE_URL}${endpoint.path}`);
    expect(endpoint.summary).toMatch(/^[A-Z].+\.$/);
  }
});

test('the index links to every document around the API, in their order', () => {
  expect(JSON.stringify(index.links)).toBe(
    JSON.stringify({
      self: 'https://catalog.example/api',
      docs: 'https://catalog.example/docs/api',
      docs_markdown: 'https://catalog.example/docs/api.md',
      openapi: 'https://catalog.example/openapi.json',
      mcp: 'https://catalog.example/mcp',
      llms: 'https://catalog.example/llms.txt',
      changelog: 'https://catalog.example/docs/changelog',
      api_catalog: 'https://catalog.example/.well-known/api-catalog',
    }),
  );
});

test('the API catalog is a linkset (RFC 9727) that describes version 1 and the MCP server', () => {
  const documented = {
    'service-doc': [
      { href: 'https://catalog.example/docs/api', type: 'text/html' },
      { href: 'https://catalog.example/docs/api.md', type: 'text/markdown' },
    ],
    status: [{ href: 'https://catalog.example/healthz', type: 'application/json' }],
  };
  const serverCard = 'https://catalog.example/mcp/server-card';
  expect(apiCatalog(BASE_URL)).toEqual({
    linkset: [
      {
        anchor: 'https://catalog.example/api/v1',
        'service-desc': [{ href: 'https://catalog.example/openapi.json', type: OPENAPI_TYPE }],
        ...documented,
      },
      {
        anchor: 'https://catalog.example/mcp',
        'service-desc': [{ href: serverCard, type: 'application/mcp-server-card+json' }],
        ...documented,
      },
    ],
  });
});
