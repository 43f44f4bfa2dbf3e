import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyObject } from '../support/read.ts';
import { ALL_OPERATION_ROWS, OPERATION_ROWS } from '../support/spec.ts';
import { useSharedApi } from './support/api.ts';
import { BASE_URL } from './support/program.ts';
import { pathOf } from './support/target.ts';

const api = useSharedApi();

const index = z.strictObject({
  name: z.string(),
  description: z.string(),
  version: z.string(),
  base_url: z.string(),
  endpoints: z.array(
    z.strictObject({
      operation_id: z.string(),
      method: z.string(),
      path: z.string(),
      url: z.string(),
      summary: z.string().min(1),
    }),
  ),
  links: z.record(z.string(), z.string()),
});

describe('the index', () => {
  test('has the members of CONTRACT in their order', async () => {
    const members = Object.keys(anyObject.parse(await api().json('/api')));
    expect(members).toEqual(['name', 'description', 'version', 'base_url', 'endpoints', 'links']);
  });

  test('names every operation of SPEC section 4 in its order, then those of CAPABILITIES', async () => {
    const { endpoints } = index.parse(await api().json('/api'));
    const named = endpoints.map(({ operation_id, method, path }) => [operation_id, method, path]);
    const ofSpec = OPERATION_ROWS.map(([id, method, path]) => [id, method, path]);
    expect(named.slice(0, ofSpec.length)).toEqual(ofSpec);
    expect(named.toSorted()).toEqual(ALL_OPERATION_ROWS.map(([id, method, path]) => [id, method, path]).toSorted());
  });

  test('writes the address of each endpoint below the base address', async () => {
    const { base_url, endpoints } = index.parse(await api().json('/api'));
    expect(base_url).toBe(BASE_URL);
    expect(endpoints.map(({ url }) => url)).toEqual(endpoints.map(({ path }) => `${BASE_URL}${path}`));
  });

  test('links to the guide, the description, the MCP server and the rest', async () => {
    const { links } = index.parse(await api().json('/api'));
    expect(Object.keys(links)).toEqual([
      'self',
      'docs',
      'docs_markdown',
      'openapi',
      'mcp',
      'llms',
      'changelog',
      'api_catalog',
    ]);
    expect(links).toMatchObject({
      self: `${BASE_URL}/api`,
      docs: `${BASE_URL}/docs/api`,
      docs_markdown: `${BASE_URL}/docs/api.md`,
      openapi: `${BASE_URL}/openapi.json`,
      mcp: `${BASE_URL}/mcp`,
      llms: `${BASE_URL}/llms.txt`,
      api_catalog: `${BASE_URL}/.well-known/api-catalog`,
    });
  });

  test.each(['self', 'docs', 'docs_markdown', 'openapi', 'llms', 'changelog', 'api_catalog'])(
    'has a link %s that leads to something',
    async (name) => {
      const { links } = index.parse(await api().json('/api'));
      expect((await api().get(links[name]?.replace(BASE_URL, '') ?? '')).status).toBe(200);
    },
  );

  test.each(['service-desc', 'service-doc'])('carries a %s link', async (relation) => {
    const { headers } = await api().get('/api');
    expect(headers.link).toMatch(new RegExp(`<[^>]+>; rel="${relation}"`));
  });
});

describe('the OpenAPI document', () => {
  test('has the same bytes at both paths', async () => {
    const [top, below] = await Promise.all([api().get('/openapi.json'), api().get('/api/openapi.json')]);
    expect(below.bytes.equals(top.bytes)).toBe(true);
  });

  test('is of version 3.1, with the base address as server and no security', () => {
    const { document } = api().description;
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document).toMatchObject({ servers: [{ url: BASE_URL }], security: [] });
  });

  test.each(ALL_OPERATION_ROWS)('describes %s: %s %s, with its error statuses', (...[id, method, path, statuses]) => {
    const operation = api().description.document.paths[path]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(id);
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', ...statuses.map(String)]));
  });

  test('describes no operation that neither SPEC nor CAPABILITIES has', () => {
    const ids = Object.values(api().description.document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(ALL_OPERATION_ROWS.map(([id]) => id).toSorted());
  });

  test('gives examples that its own schemas accept', () => {
    const { document, ...description } = api().description;
    const refused = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, { content }]) => {
          const isValid = description.answer({ method, path, status: Number(status) })?.isValid;
          return examplesIn(content).filter((example) => isValid?.(example) === false);
        }),
      ),
    );
    expect(refused).toEqual([]);
  });
});

function examplesIn(content: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined): unknown[] {
  const examples = z.record(z.string(), z.looseObject({ value: z.unknown() }));
  return Object.values(content ?? {}).flatMap((holder) =>
    Object.values(examples.parse(holder.examples ?? {})).map(({ value }) => value),
  );
}

describe('the API catalog', () => {
  const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

  test.each(['GET', 'HEAD'])('answers %s with the type and profile of RFC 9727 and a Link', async (method) => {
    const { status, headers } = await api().ask(method, '/.well-known/api-catalog');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
    expect(headers.link).toContain('rel="api-catalog"');
  });

  test('leads to documents that exist', async () => {
    const target = z.looseObject({ href: z.string() });
    const linkset = z.strictObject({
      linkset: z.array(
        z.looseObject({
          anchor: z.string(),
          'service-desc': z.array(target),
          'service-doc': z.array(target),
          status: z.array(target),
        }),
      ),
    });
    const catalog = linkset.parse(await api().json('/.well-known/api-catalog'));
    const [entry] = catalog.linkset;
    expect(entry?.anchor).toBe(`${BASE_URL}/api/v1`);
    expect(pathOf(entry?.['service-desc'][0]?.href ?? '')).toBe('/openapi.json');
    expect(pathOf(entry?.['service-doc'][0]?.href ?? '')).toBe('/docs/api');
    expect(pathOf(entry?.status[0]?.href ?? '')).toBe('/healthz');
  });
});
