import { describe, expect, test } from 'vitest';
import { PROBLEM_ROWS } from '../support/problem-spec.ts';
import { useSharedApi, useStrictApi } from './support/api.ts';
import type { Answer } from './support/ask.ts';
import { askingAs, spend } from './support/clients.ts';
import { problemOf, statusOf, type Code } from './support/problem.ts';
import { BASE_URL } from './support/program.ts';

const api = useSharedApi();
const asClient = askingAs(useStrictApi());

const COMPARE = '/api/v1/actuators/compare';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A request for every code of SPEC section 7 that a client can provoke, and for 413. */
const PROVOKED: readonly (readonly [Code, () => Promise<Answer>])[] = [
  ['invalid_parameter', () => api().get('/api/v1/actuators?limit=0')],
  ['invalid_cursor', () => api().get('/api/v1/robots?cursor=x')],
  ['invalid_json', () => api().ask('POST', COMPARE, { headers: JSON_TYPE, body: '{' })],
  ['not_found', () => api().get('/api/v1/actuators/no-such-actuator')],
  ['unknown_endpoint', () => api().get('/api/v2/actuators')],
  ['method_not_allowed', () => api().ask('DELETE', '/api/v1/actuators')],
  ['payload_too_large', () => api().ask('POST', COMPARE, { headers: JSON_TYPE, body: ' '.repeat(20_000) })],
  ['unsupported_media_type', () => api().ask('POST', COMPARE, { body: '{}' })],
  ['validation_failed', () => api().ask('POST', COMPARE, { headers: JSON_TYPE, body: '{}' })],
];

describe.each(PROVOKED)('%s', (code, provoke) => {
  test('has the status of SPEC section 7 and a lawful body', async () => {
    const answer = await provoke();
    expect({ code: problemOf(answer).code, status: answer.status }).toEqual({ code, status: statusOf(code) });
  });

  test('says the same title each time, and says the same to the same request', async () => {
    const [first, second] = [await provoke(), await provoke()];
    expect(second.text).toBe(first.text);
  });
});

describe('a request over the limit', () => {
  test('is rate_limited, with a lawful body', async () => {
    const [answer] = (await spend(asClient(), 6)).slice(-1);
    expect(answer && { code: problemOf(answer).code, status: answer.status }).toEqual({
      code: 'rate_limited',
      status: 429,
    });
  });
});

describe('the title', () => {
  test.each([
    ['invalid_parameter', '/api/v1/actuators?limit=0', '/api/v1/robots?page=1'],
    ['invalid_cursor', '/api/v1/actuators?cursor=x', '/api/v1/robots?cursor=WyJnbyJd'],
    ['not_found', '/api/v1/actuators/nope', '/api/v1/robots/nope'],
    ['unknown_endpoint', '/api/nope', '/api/v1/'],
  ])('of %s does not vary with the request', async (_, one, other) => {
    const titles = await Promise.all([api().get(one), api().get(other)]);
    expect(new Set(titles.map((answer) => problemOf(answer).title)).size).toBe(1);
  });
});

describe('instance', () => {
  test.each(['/api/v1/actuators?limit=0', '/api/v1/robots?cursor=x&q=a', '/api/nope?a=1', '/api/v1/robots/nope?x#y'])(
    'of %s is the path without the query',
    async (target) => {
      expect(problemOf(await api().get(target)).instance).toBe(target.replace(/\?.*/, ''));
    },
  );
});

describe('the guide', () => {
  const guide = async (): Promise<string> => (await api().get('/docs/api')).text;

  test.each(PROBLEM_ROWS)('has an anchor for %s', async (code) => {
    expect(await guide()).toContain(`id="error-${code.replaceAll('_', '-')}"`);
  });

  test('has the anchor of `docs`', async () => {
    expect(await guide()).toContain('id="errors"');
  });

  test('is where `type` and `docs` lead', async () => {
    const { type, docs } = problemOf(await api().get('/api/nope'));
    expect(type).toBe(`${BASE_URL}/docs/api#error-unknown-endpoint`);
    expect(docs).toBe(`${BASE_URL}/docs/api#errors`);
    expect(await api().get('/docs/api')).toMatchObject({ status: 200 });
  });
});

describe('the hint', () => {
  test.each([
    ['/api/v1/actuators/robotis-xm430-w350', ['robotis-xm430-w350-r', 'robotis-xm430-w350-t']],
    ['/api/v1/actuators/unitree-go-m8010', ['unitree-go-m8010-6']],
    ['/api/v1/robots/unitre-go1', ['unitree-go1']],
    ['/api/v1/actuator', ['/api/v1/actuators']],
    ['/api/v1/robot', ['/api/v1/robots']],
    ['/api/v1/usecases', ['/api/v1/use-cases']],
    ['/api/v1/brands/', ['/api/v1/brands']],
    ['/api/v1/actuators?max_wieght_g=600', ['`max_weight_g`']],
  ])('of %s names what is near', async (target, repairs) => {
    const { hint } = problemOf(await api().get(target));
    expect(repairs.filter((repair) => !hint.includes(repair))).toEqual([]);
  });

  test.each(['/api/v1/actuators/zzzz', '/api/v1/robots/zzzz', '/api/zzzz'])(
    'of %s says where to search when nothing is near',
    async (target) => {
      expect(problemOf(await api().get(target)).hint).toMatch(/\/api\b|`q`/);
    },
  );

  test('of a wrong method names the right ones', async () => {
    expect(problemOf(await api().ask('PUT', COMPARE)).hint).toContain('POST');
  });
});

describe('HEAD of an error', () => {
  test.each([
    '/api/v1/actuators?limit=0',
    '/api/v1/robots?cursor=x',
    '/api/v1/actuators/nope',
    '/api/v1/robots/nope',
    '/api/v1/actuators/compare',
    '/api/nope',
  ])('%s has its headers and no body', async (target) => {
    const [head, get] = await Promise.all([api().ask('HEAD', target), api().get(target)]);
    expect({ status: head.status, type: head.headers['content-type'], length: head.headers['content-length'] }).toEqual(
      {
        status: get.status,
        type: get.headers['content-type'],
        length: get.headers['content-length'],
      },
    );
    expect(head.bytes).toHaveLength(0);
  });
});

describe('an error', () => {
  test('is not compressed into something that a client cannot read', async () => {
    const answer = await api().get('/api/nope', { 'Accept-Encoding': 'br, gzip' });
    expect(problemOf(answer).code).toBe('unknown_endpoint');
  });

  test('is never a 304', async () => {
    expect((await api().get('/api/nope', { 'If-None-Match': '*' })).status).toBe(404);
  });
});
