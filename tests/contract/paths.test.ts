import { describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { mediaTypeOf } from './support/ask.ts';
import { problemOf } from './support/problem.ts';
import { getRaw, sendRaw } from './support/raw.ts';
import { ROUTES } from './support/routes.ts';

const api = useSharedApi();

const RECORD = '/api/v1/actuators/unitree-go-m8010-6';

describe('under /api a path is taken as it is written', () => {
  test.each(
    [
      '/api/',
      '/api/v1/',
      '/api/v2/actuators',
      '/api/v1/actuators/',
      '/api/v1/actuators/compare/',
      `${RECORD}/`,
      '/api/v1/robots/',
      '/api/v1/categories/',
      '/api/v1/brands/',
      '/api/v1/use-cases/',
      '/api/openapi.json/',
      '/api//v1/actuators',
      '/api/v1//actuators',
      `/api/v1/actuators//unitree-go-m8010-6`,
      '/api/V1/actuators',
      '/api/v1/Actuators',
      '/api/v1/actuators/compare/x',
      `${RECORD}/joints`,
      `${RECORD}/claims/`,
      `${RECORD}/claims/x`,
      `${RECORD}/claims.json`,
      '/api/v1/robots/unitree-go1/claim',
      '/api/v1/use_cases',
      '/api/index.json',
      '/api/openapi',
      '/api/openapi.yaml',
      '/api/openapi.json.br',
      '/api/v1/actuators.json',
      '/api/v1/categories.json',
      '/api/v1/brands.json.gz',
      '/api/v1/./actuators',
      '/api/v1/../v1/actuators',
      '/api/../api',
      '/api/%2e%2e/%2e%2e/package.json',
      '/api/..%2f..%2fpackage.json',
      '/api/v1/actuators%2Fcompare',
      '/%61pi/../api/nope',
      '/api/%',
      '/api/%00',
      '/api/v1/actuators;x=1',
      '/api/favicon.ico',
    ].filter((path) => path.startsWith('/api')),
  )('%s is unknown_endpoint', async (path) => {
    expect(problemOf(await api().get(path)).code).toBe('unknown_endpoint');
  });

  test.each([
    `${RECORD}.json`,
    `${RECORD}.json.br`,
    `${RECORD}.html`,
    '/api/v1/robots/unitree-go1.json',
    '/api/v1/actuators/compare.json',
    '/api/v1/actuators/UNITREE-GO-M8010-6',
    '/api/v1/actuators/unitree-go-m8010-6%20',
    '/api/v1/actuators/unitree-go-m8010-6%00',
    '/api/v1/actuators/unitree_go_m8010_6',
    '/api/v1/actuators/..%2Frobots%2Funitree-go1',
    '/api/v1/actuators/é'.normalize().replace('é', '%C3%A9'),
    '/api/v1/actuators/{id}',
    '/api/v1/actuators/:id',
    '/api/v1/actuators/*',
    '/api/v1/actuators/__proto__',
    '/api/v1/actuators/nope/claims',
    '/api/v1/actuators/compare/claims',
    '/api/v1/robots/unitree-go-m8010-6/claims',
  ])('%s is an id that no record has, whatever its characters', async (path) => {
    expect(problemOf(await api().get(path)).code).toBe('not_found');
  });

  test('/api/v1 is the index', async () => {
    const [version, index] = await Promise.all([api().get('/api/v1'), api().get('/api')]);
    expect({ status: version.status, text: version.text }).toEqual({ status: 200, text: index.text });
    expect(version.headers.link).toBe(index.headers.link);
  });

  test.each(['no-such-id', '-', '0', 'constructor', 'compare-', 'unitree-go1', 'a'.repeat(200), 'a'.repeat(2000)])(
    '/api/v1/actuators/%s has the form of an id and is not_found',
    async (id) => {
      expect(problemOf(await api().get(`/api/v1/actuators/${id}`)).code).toBe('not_found');
    },
  );

  test('a robot’s id is none of an actuator and the other way round', async () => {
    expect((await api().get('/api/v1/robots/unitree-go-m8010-6')).status).toBe(404);
    expect((await api().get('/api/v1/actuators/unitree-go1')).status).toBe(404);
  });

  test('8000 characters are unknown_endpoint', async () => {
    expect(problemOf(await api().get(`/api/${'x/'.repeat(4000)}`)).code).toBe('unknown_endpoint');
  });
});

describe('elsewhere', () => {
  test.each(['/nope', '/apis', '/API', '/Api/v1/actuators', '/api.json', '/openapi', '/openapi.yaml', '/docs/nope'])(
    '%s is an HTML 404',
    async (path) => {
      const answer = await api().get(path);
      expect({ status: answer.status, type: mediaTypeOf(answer) }).toEqual({ status: 404, type: 'text/html' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test.each(['/openapi.json.br', '/openapi.json.gz', '/api.json.br', '/.well-known/api-catalog.json', '/healthz.json'])(
    '%s is a file of the build and not served',
    async (path) => {
      expect((await api().get(path)).status).toBe(404);
    },
  );

  test.each(['/docs', '/docs/', '/docs/api/', '//docs/api', '/docs//api', '/docs/api//?x=1'])(
    '%s leads to the canonical page',
    async (path) => {
      const { status, headers } = await api().get(path);
      expect([301, 308]).toContain(status);
      expect(headers.location).toBe(path.includes('?') ? '/docs/api?x=1' : '/docs/api');
    },
  );

  test.each(['//evil.example', '//evil.example/..', '/\\evil.example', '///docs.evil.example/'])(
    '%s leads nowhere',
    async (path) => {
      const { status, headers } = await api().get(path);
      expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined });
    },
  );
});

describe('no path leaves the site', () => {
  test.each([
    '/../package.json',
    '/../../etc/passwd',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/docs/../../package.json',
    '/docs/..%2f..%2f..%2fetc/passwd',
    '/..\\package.json',
    '/package.json',
    '/server/entry.mjs',
    '/../server/entry.mjs',
    '/.env',
    '/%00',
    '/docs/api%00.html',
  ])('%s is 404', async (path) => {
    expect(await getRaw(api().address, path)).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('an absolute target', () => {
  test.each(ROUTES)('names the same as its path: $target', async ({ target }) => {
    const [absolute, local] = await Promise.all([api().get(`http://example.org${target}`), api().get(target)]);
    expect({ status: absolute.status, text: absolute.text }).toEqual({ status: 200, text: local.text });
  });
});

describe('a target that is no path', () => {
  test('of a fragment is refused or unknown, never a fault', async () => {
    expect(await getRaw(api().address, '/api#x')).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('of OPTIONS * is answered with the methods of the server', async () => {
    const text = 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(api().address, text)).toMatch(/^HTTP\/1\.1 204 [^]*\r\nAllow: GET, HEAD, OPTIONS\r\n/);
  });

  test('of CONNECT is refused and the server goes on', async () => {
    const text = 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n';
    expect(await sendRaw(api().address, text)).not.toMatch(/^HTTP\/1\.1 (2|5)/);
    expect((await api().get('/api')).status).toBe(200);
  });

  test.each([
    ['a garbled line', 'GARBAGE\r\n\r\n'],
    ['no host', 'GET /api HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a line of 20 000 characters', `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['two lengths', 'POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['a length and pieces', 'POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ])('of %s is refused with 4xx', async (_, text) => {
    expect(await sendRaw(api().address, text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
