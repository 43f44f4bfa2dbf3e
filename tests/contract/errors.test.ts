import { describe, expect, test } from 'vitest';
import { PROBLEM_ROWS } from '../support/problem-spec.ts';
import { useSharedApi, useStrictApi } from './support/api.ts';
import { askingAs, spend } from './support/clients.ts';
import { problemOf } from './support/problem.ts';
import { BASE_URL } from './support/program.ts';

const api = useSharedApi();
const asClient = askingAs(useStrictApi());

describe('a request over the limit', () => {
  test('gets the problem rate_limited', async () => {
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

  test('has the anchor that `docs` names', async () => {
    expect(await guide()).toContain('id="errors"');
  });

  test('is the page that `type` and `docs` link to', async () => {
    const { type, docs } = problemOf(await api().get('/api/nope'));
    expect(type).toBe(`${BASE_URL}/docs/api#error-unknown-endpoint`);
    expect(docs).toBe(`${BASE_URL}/docs/api#errors`);
    expect(await api().get('/docs/api')).toMatchObject({ status: 200 });
  });
});
