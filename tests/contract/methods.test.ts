import { METHODS } from 'node:http';
import { describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { mediaTypeOf, type Answer } from './support/ask.ts';
import { listed } from './support/header-laws.ts';
import { problemOf } from './support/problem.ts';
import { ROUTES } from './support/routes.ts';

const api = useSharedApi();

// CONNECT has no path; see the test of the server.
const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT');

const PAGES = ['/', '/docs/api'];
const OTHERS = ['/.well-known/api-catalog', '/healthz'];

describe.each(ROUTES)('$target', ({ target, allow }) => {
  const refused = ALL_METHODS.filter((method) => !listed(allow).includes(method));

  test.each(refused)('refuses %s and names its methods', async (method) => {
    const answer = await api().ask(method, target);
    expect({ status: answer.status, allow: answer.headers.allow }).toEqual({ status: 405, allow });
    expect(problemOf(answer).code).toBe('method_not_allowed');
  });

  test('answers OPTIONS with its methods and no body', async () => {
    const answer = await api().ask('OPTIONS', target);
    expect({ status: answer.status, allow: answer.headers.allow }).toEqual({ status: 204, allow });
  });

  test('answers a preflight for a day', async () => {
    const { status, headers } = await api().ask('OPTIONS', target, {
      headers: {
        Origin: 'https://example.org',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type, idempotency-key',
      },
    });
    expect({ status, age: headers['access-control-max-age'] }).toEqual({ status: 204, age: '86400' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(listed(headers['access-control-allow-methods'])).toEqual(expect.arrayContaining(listed(allow)));
    expect(listed(headers['access-control-allow-headers']?.toLowerCase())).toEqual(
      expect.arrayContaining(['content-type', 'idempotency-key', 'if-none-match']),
    );
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([api().ask('HEAD', target), api().get(target)]);
    expect(lasting(head)).toEqual(lasting(get));
    expect(head.bytes).toHaveLength(0);
  });

  test.each(['br', 'gzip'])('answers HEAD in %s with the headers of GET', async (coding) => {
    const headers = { 'Accept-Encoding': coding };
    const get = await api().get(target, headers);
    expect(lasting(await api().ask('HEAD', target, { headers }))).toEqual(lasting(get));
  });
});

/** Status and headers without those that differ between any two requests. */
function lasting({ status, headers }: Answer): unknown {
  const passing = /^(date|request-id|ratelimit|x-ratelimit-(remaining|reset))$/;
  return { status, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.test(name))) };
}

describe.each(PAGES)('the page %s', (target) => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'PROPFIND'])('refuses %s', async (method) => {
    const { status, headers } = await api().ask(method, target);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' });
  });

  test('carries the security headers of pages', async () => {
    const answer = await api().get(target);
    expect(mediaTypeOf(answer)).toBe('text/html');
    expect(answer.headers).toHaveProperty('content-security-policy');
    expect(answer.headers).toHaveProperty('referrer-policy');
  });
});

describe.each([...PAGES, ...OTHERS])('%s', (target) => {
  test('answers OPTIONS with its methods', async () => {
    const { status, headers } = await api().ask('OPTIONS', target);
    expect({ status, allow: headers.allow }).toEqual({ status: 204, allow: 'GET, HEAD, OPTIONS' });
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([api().ask('HEAD', target), api().get(target)]);
    expect(lasting(head)).toEqual(lasting(get));
    expect(head.bytes).toHaveLength(0);
  });

  test('refuses DELETE', async () => {
    expect((await api().ask('DELETE', target)).status).toBe(405);
  });
});

describe('a record that does not exist', () => {
  test.each(['/api/v1/actuators/nope', '/api/v1/robots/nope'])(
    '%s refuses DELETE and answers OPTIONS',
    async (target) => {
      expect((await api().ask('DELETE', target)).status).toBe(405);
      expect((await api().ask('OPTIONS', target)).status).toBe(204);
    },
  );
});

describe('X-HTTP-Method-Override', () => {
  test('overrides nothing', async () => {
    const answer = await api().get('/api', { 'X-HTTP-Method-Override': 'DELETE' });
    expect(answer.status).toBe(200);
  });
});
