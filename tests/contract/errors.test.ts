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

/** A request for every code of docs/interface.md, "Errors", that a client can provoke. */
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
  test('has its status and a lawful body', async () => {
    const answer = await provoke();
    expect({ code: problemOf(answer).code, status: answer.status }).toEqual({ code, status: statusOf(code) });
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
