import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { answerByAstro } from '../../../src/origin/astro.ts';
import { loadDistribution } from '../../../src/origin/documents/distribution.ts';
import { writeDistribution } from '../support/distribution.ts';

const root = mkdtempSync(join(tmpdir(), 'distribution-'));
const state = { folder: '' };

beforeEach(() => {
  state.folder = mkdtempSync(join(root, 'dist-'));
  writeDistribution(state.folder);
});
afterAll(() => rmSync(root, { recursive: true }));

const load = async (baseUrl = 'http://localhost:4321') => loadDistribution(state.folder, baseUrl);

const loaded = async () => {
  const reading = await load();
  if (!reading.ok) throw new Error(reading.fault);
  return reading.distribution;
};

/** The fault of a build that cannot be served; empty when it can. */
const faultOf = async (): Promise<string> => {
  const reading = await load();
  return reading.ok ? '' : reading.fault;
};

const remove = (name: string): void => rmSync(join(state.folder, name), { recursive: true });

test('every file is served at its public path, and nothing else is', async () => {
  const { documents } = await loaded();
  expect(documents.paths.toSorted()).toEqual([
    '/',
    '/.well-known/api-catalog',
    '/404',
    '/_astro/page.Bx1.css',
    '/api',
    '/api/openapi.json',
    '/api/v1/actuators/acme-a1',
    '/api/v1/robots/acme-walker',
    '/docs/api',
    '/docs/api.md',
    '/llms.txt',
    '/openapi.json',
  ]);
});

test('a file has its compressed twins where the build made them', async () => {
  const { documents } = await loaded();
  expect(documents.find('/api')).toMatchObject({ br: { coding: 'br' }, gzip: { coding: 'gzip' } });
  expect(documents.find('/llms.txt')).toMatchObject({ br: null, gzip: null });
});

test('documents have the types of the API, files those of their names', async () => {
  const { documents } = await loaded();
  const typeOf = (path: string) => documents.find(path)?.identity.content.type;
  expect(typeOf('/api/v1/actuators/acme-a1')).toBe('application/json; charset=utf-8');
  expect(typeOf('/openapi.json')).toBe('application/json; charset=utf-8');
  expect(typeOf('/.well-known/api-catalog')).toMatch(/^application\/linkset\+json/);
  expect(typeOf('/docs/api')).toBe('text/html; charset=utf-8');
  expect(typeOf('/docs/api.md')).toBe('text/markdown; charset=utf-8');
  expect(typeOf('/llms.txt')).toBe('text/plain; charset=utf-8');
});

test('the handler that was built answers questions', async () => {
  const { handler } = await loaded();
  const document = await answerByAstro(handler)({
    method: 'GET',
    url: '/api/v1/robots',
    contentType: null,
    body: null,
  });
  expect(document.body).toBe('{"url":"/api/v1/robots"}');
});

test.each(['client', 'server/entry.mjs', 'client/api.json'])('without %s the fault says to build', async (name) => {
  remove(name);
  expect(await faultOf()).toMatch(/^[^\n]+: run `npm run build`\.$/);
});

test('a build for another base URL is refused, with both ways out', async () => {
  const reading = await load('https://catalog.test');
  expect(reading).toEqual({
    ok: false,
    fault:
      'BASE_URL is https://catalog.test, but the documents were built for http://localhost:4321: ' +
      'run `BASE_URL=https://catalog.test npm run build`, or start with BASE_URL=http://localhost:4321.',
  });
});

test.each(['export const other = 1;', 'this is no program'])(
  'an entry that cannot be used is refused: %s',
  async (text) => {
    writeDistribution(state.folder, { 'server/entry.mjs': text });
    expect(await faultOf()).toContain('entry.mjs cannot be loaded');
  },
);
