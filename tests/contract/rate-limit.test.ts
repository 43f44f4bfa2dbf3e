import { describe, expect, test } from 'vitest';
import { useStrictApi } from './support/api.ts';
import type { Answer } from './support/ask.ts';
import { askingAs, remainingOf, spend } from './support/clients.ts';
import { problemOf } from './support/problem.ts';

const api = useStrictApi();
const asClient = askingAs(api);

describe('the fields', () => {
  test('state the policy as a structured list of quoted names', async () => {
    const { headers } = await asClient()();
    expect(headers['ratelimit-policy']).toBe('"default";q=5;w=60');
    expect(headers.ratelimit).toMatch(/^"default";r=4;t=(60|5\d)$/);
  });

  test('state the same in the fields of SPEC, the reset in seconds from now', async () => {
    const { headers } = await asClient()();
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '4' });
    expect(Number(headers['x-ratelimit-reset'])).toBeGreaterThan(50);
    expect(Number(headers['x-ratelimit-reset'])).toBeLessThanOrEqual(60);
  });
});

describe('the count', () => {
  test('goes down by one with each request, to none', async () => {
    expect((await spend(asClient(), 5)).map(remainingOf)).toEqual([4, 3, 2, 1, 0]);
  });

  test('serves as many as the limit says and refuses the next', async () => {
    expect((await spend(asClient(), 7)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test.each([
    { target: '/api/v1/actuators', method: 'GET', status: 200 },
    { target: '/api/v1/actuators/unitree-go-m8010-6', method: 'GET', status: 200 },
    { target: '/openapi.json', method: 'GET', status: 200 },
    { target: '/api', method: 'HEAD', status: 200 },
    { target: '/api', method: 'GET', headers: { 'If-None-Match': '*' }, status: 304 },
    { target: '/api/v1/robots', method: 'GET', headers: { 'If-None-Match': '*' }, status: 304 },
    { target: '/api/v1/actuators?limit=0', method: 'GET', status: 400 },
    { target: '/api/v1/robots/nope', method: 'GET', status: 404 },
    { target: '/api/nope', method: 'GET', status: 404 },
    { target: '/api/v1/brands', method: 'DELETE', status: 405 },
    { target: '/api/v1/actuators/compare', method: 'POST', status: 415 },
  ])('includes $method $target with $status', async ({ target, method, headers, status }) => {
    const ask = asClient();
    const first = await ask(target, method, headers);
    expect({ status: first.status, remaining: remainingOf(first) }).toEqual({ status, remaining: 4 });
    expect(remainingOf(await ask())).toBe(3);
  });

  test('does not include OPTIONS, which says how things stand', async () => {
    const ask = asClient();
    await ask();
    const preflight = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' };
    const answers = [await ask('/api', 'OPTIONS'), await ask('/api/v1/actuators/compare', 'OPTIONS', preflight)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(remainingOf(await ask())).toBe(3);
  });

  test.each(['/', '/docs/api', '/nope', '/healthz', '/.well-known/api-catalog'])(
    'does not include %s',
    async (target) => {
      const ask = asClient();
      await ask();
      await ask(target);
      expect(remainingOf(await ask())).toBe(3);
    },
  );

  test('is one for all paths of a client', async () => {
    const ask = asClient();
    const targets = ['/api', '/api/v1/brands', '/api/v1/robots', '/openapi.json', '/api/nope'];
    for (const target of targets) await ask(target);
    expect((await ask('/api/v1/categories')).status).toBe(429);
  });
});

describe('over the limit', () => {
  const exceed = async (target = '/api', method = 'GET'): Promise<Answer> => {
    const ask = asClient();
    await spend(ask, 5);
    return ask(target, method);
  };

  test('the answer is 429 with the violated policy', async () => {
    const found = problemOf(await exceed());
    expect({ code: found.code, policies: found['violated-policies'] }).toEqual({
      code: 'rate_limited',
      policies: ['default'],
    });
  });

  test('Retry-After is whole seconds, not before the reset', async () => {
    const { headers } = await exceed();
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(Number(headers['x-ratelimit-reset']));
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('nothing is left', async () => {
    expect(remainingOf(await exceed())).toBe(0);
  });

  test('If-None-Match does not help', async () => {
    const ask = asClient();
    await spend(ask, 5);
    expect((await ask('/api', 'GET', { 'If-None-Match': '*' })).status).toBe(429);
  });

  test.each([
    ['/api/v1/actuators?limit=0', 'GET'],
    ['/api/nope', 'GET'],
    ['/api/v1/robots', 'DELETE'],
    ['/api/v1/actuators/compare', 'POST'],
    ['/api', 'HEAD'],
  ])('%s with %s is 429 too', async (target, method) => {
    expect((await exceed(target, method)).status).toBe(429);
  });

  test('OPTIONS and pages are still served', async () => {
    expect((await exceed('/api', 'OPTIONS')).status).toBe(204);
    expect((await exceed('/docs/api')).status).toBe(200);
  });

  test('other clients are still served', async () => {
    await exceed();
    expect((await asClient()()).status).toBe(200);
  });
});
