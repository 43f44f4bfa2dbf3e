import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aiCatalog, discoveryDocuments, registryEntry, serverCard } from '../../src/mcp/about.ts';
import { mcpService } from './support/service.ts';

/*
 * The forms are copied by hand from the drafts: modelcontextprotocol/experimental-ext-server-card (schema.ts),
 * Agent-Card/ai-catalog (specification) and the MCP registry (server.json of 2025-12-11).
 */
const identity = {
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  websiteUrl: z.url(),
};
const remote = { type: z.literal('streamable-http'), url: z.string().regex(/^https?:\/\/\S+\/mcp$/) };
const cardForm = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  ...identity,
  remotes: z.tuple([z.strictObject({ ...remote, supportedProtocolVersions: z.array(z.iso.date()).min(1) })]),
});
const registryForm = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  ...identity,
  remotes: z.tuple([z.strictObject(remote)]),
});
const type = z.literal('application/mcp-server-card+json');
const catalogForm = z.strictObject({
  specVersion: z.literal('1.0'),
  host: z.strictObject({ displayName: z.string(), documentationUrl: z.url() }),
  entries: z.tuple([
    z.strictObject({
      identifier: z.string().regex(/^urn:air:[a-z0-9.-]+:mcp:[a-z-]+$/),
      displayName: z.string(),
      description: z.string(),
      version: z.string(),
      type,
      mediaType: type,
      url: z.url(),
    }),
  ]),
});

const BASES = ['https://catalog.example', 'http://localhost:4321', 'http://127.0.0.1:8080'];

describe.each(BASES)('at %s', (baseUrl) => {
  test('card, catalog and registry entry have the forms of their drafts', () => {
    expect(() => [
      cardForm.parse(serverCard(baseUrl)),
      catalogForm.parse(aiCatalog(baseUrl)),
      registryForm.parse(registryEntry(baseUrl)),
    ]).not.toThrow();
  });
});

test('the server is named by its host in reverse order', () => {
  expect(serverCard('https://catalog.example.org').name).toBe('org.example.catalog/robot-actuator-catalog');
});

test('server.json is the registry entry for the example of BASE_URL', () => {
  const text = readFileSync(new URL('../../server.json', import.meta.url), 'utf8');
  expect(JSON.parse(text)).toEqual(registryEntry('https://catalog.example.org'));
});

test('each discovery document has its own path', () => {
  expect(discoveryDocuments(mcpService.dataset).map(({ path }) => path)).toEqual([
    '/mcp/server-card',
    '/.well-known/ai-catalog.json',
  ]);
});
