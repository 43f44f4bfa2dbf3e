import { expect, test } from 'vitest';
import { useSharedApi } from '../support/api.ts';
import { send, type Answer, type Extras } from '../support/ask.ts';
import { expectApiHeaders, expectFraming } from '../support/header-laws.ts';

const api = useSharedApi();

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const JSON_TYPE = { 'Content-Type': 'application/json' };

async function ask(method: string, extras: Extras = {}): Promise<Answer> {
  const answer = await send(api(), { method, target: '/mcp', ...extras });
  expectApiHeaders(answer, true);
  expectFraming(answer);
  return answer;
}

test('a message is answered with JSON that is not cached', async () => {
  const { status, headers, text } = await ask('POST', { headers: JSON_TYPE, body: PING });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  expect(headers).not.toHaveProperty('mcp-session-id');
  expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
});

test('a long answer is compressed if the client accepts it', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const { headers, bytes, content } = await ask('POST', {
    headers: { ...JSON_TYPE, 'Accept-Encoding': 'br' },
    body,
  });
  expect(headers['content-encoding']).toBe('br');
  expect(bytes.length * 3).toBeLessThan(content.length);
});
