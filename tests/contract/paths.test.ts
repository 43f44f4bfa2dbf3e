import { describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { mediaTypeOf } from './support/ask.ts';
import { problemOf } from './support/problem.ts';

const api = useSharedApi();

const RECORD = '/api/v1/actuators/unitree-go-m8010-6';

describe('under /api a path is read as written', () => {
  test.each([
    '/api/',
    `${RECORD}/`,
    '/api//v1/actuators',
    '/api/openapi.json.br',
    '/api/v1/actuators.json',
    '/api/v1/brands.json.gz',
    '/api/%2e%2e/%2e%2e/package.json',
    '/api/..%2f..%2fpackage.json',
  ])('%s is unknown_endpoint', async (path) => {
    expect(problemOf(await api().get(path)).code).toBe('unknown_endpoint');
  });

  test.each([`${RECORD}.json`, `${RECORD}.json.br`, '/api/v1/actuators/..%2Frobots%2Funitree-go1'])(
    '%s is an unknown id, not a file of the build',
    async (path) => {
      expect(problemOf(await api().get(path)).code).toBe('not_found');
    },
  );
});

describe('elsewhere', () => {
  test.each([
    '/nope',
    '/apis',
    '/API',
    '/Api/v1/actuators',
    '/api.json',
    '/openapi',
    '/openapi.yaml',
    '/docs/nope',
  ])('%s is an HTML 404', async (path) => {
    const answer = await api().get(path);
    expect({ status: answer.status, type: mediaTypeOf(answer) }).toEqual({ status: 404, type: 'text/html' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '/openapi.json.br',
    '/openapi.json.gz',
    '/api.json.br',
    '/.well-known/api-catalog.json',
    '/healthz.json',
  ])('%s is a file of the build but not served', async (path) => {
    expect((await api().get(path)).status).toBe(404);
  });
});
