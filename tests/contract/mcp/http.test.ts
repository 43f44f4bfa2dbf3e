import { describe, expect, test } from 'vitest';
import { useSharedApi, useStrictApi } from '../support/api.ts';
import { send, type Answer, type Extras } from '../support/ask.ts';
import { expectApiHeaders, expectFraming } from '../support/header-laws.ts';
import { newClient } from '../support/new-client.ts';
import { problemOf } from '../support/problem.ts';

const api = useSharedApi();
const strict = useStrictApi();

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const JSON_TYPE = { 'Content-Type': 'application/json' };

async function ask(method: string, extras: Extras = {}): Promise<Answer> {
  const answer = await send(api(), { method, target: '/mcp', ...extras });
  expectApiHeaders(answer, true);
  expectFraming(answer);
  return answer;
}

test('a message is answered with JSON, which nobody keeps', async () => {
  const { status, headers, text } = await ask('POST', { headers: JSON_TYPE, body: PING });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('mcp-session-id');
  expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
});

test('a long answer is compressed for who takes it', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const { headers, bytes, content } = await ask('POST', {
    headers: { ...JSON_TYPE, 'Accept-Encoding': 'br' },
    body,
  });
  expect(headers['content-encoding']).toBe('br');
  expect(bytes.length * 3).toBeLessThan(content.length);
});

test('a notification is accepted without a body', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
  const { status, bytes, headers } = await ask('POST', { headers: JSON_TYPE, body });
  expect({ status, length: bytes.length }).toEqual({ status: 202, length: 0 });
  expect(headers).not.toHaveProperty('content-type');
});

describe('of five requests', () => {
  const asClient = (client: string) => ({
    post: (body: string) =>
      send(strict(), {
        method: 'POST',
        target: '/mcp',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': client },
        body,
      }),
    get: (target: string) => strict().get(target, { 'X-Forwarded-For': client }),
  });

  test('messages and requests of the API are counted together', async () => {
    const { post, get } = asClient(newClient());
    const served = [
      await post(PING),
      await get('/api/v1/brands'),
      await post(PING),
      await get('/api'),
      await post(PING),
    ];
    const refused = await post(PING);
    expect([...served, refused].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(problemOf(refused).code).toBe('rate_limited');
    expect(refused.headers).toHaveProperty('retry-after');
  });

  test('a batch takes as many as it has messages', async () => {
    const { post } = asClient(newClient());
    const batch = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })));
    const statuses = [
      (await post(batch(4))).status,
      (await post(PING)).status,
      (await post(batch(2))).status,
    ];
    expect(statuses).toEqual([200, 200, 429]);
  });
});
