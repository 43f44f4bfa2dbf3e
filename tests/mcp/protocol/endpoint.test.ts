import { describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE } from '../../../src/mcp/protocol/endpoint.ts';
import { errorOf, post, send } from '../support/ask.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

describe('a batch', () => {
  const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });

  test('of different requests is answered', async () => {
    const { status, body } = await post(JSON.stringify([ping(1), ping('a')]), JSON_TYPE);
    expect([status, body?.batch]).toMatchObject([200, [{ id: 1 }, { id: 'a' }]]);
  });

  test.each([
    ['none', []],
    ['two of one id', [ping(1), ping(1)]],
    ['eleven', Array.from({ length: 11 }, (_, id) => ping(id))],
  ])('of %s is refused', async (_, messages) => {
    const answer = await post(JSON.stringify(messages), JSON_TYPE);
    expect([answer.status, errorOf(answer).code]).toEqual([400, -32600]);
  });
});

describe('at the door', () => {
  test.each(['GET', 'DELETE', 'PUT'])('%s is no method', async (method) => {
    const { status, headers } = await send(new Request('http://localhost/mcp', { method }));
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each(['https://page.example', 'http://localhost:6274', 'null', 'vscode-webview://abc', 'app://obsidian.md'])(
    'the origin %s may call',
    async (Origin) => {
      expect((await post(PING, { ...JSON_TYPE, Origin })).status).toBe(200);
    },
  );

  test.each(['not an origin', 'https://', 'https://a.example/path', 'https://a@b.example', '//a.example'])(
    'what is no origin may not: %s',
    async (Origin) => {
      expect((await post(PING, { ...JSON_TYPE, Origin })).status).toBe(403);
    },
  );

  test.each(['text/plain', 'application/problem+json', 'application/jsonx'])(
    'a body of type %s is refused',
    async (type) => {
      const { status, headers } = await post(PING, { 'Content-Type': type });
      expect([status, headers.get('accept-post')]).toEqual([415, 'application/json']);
    },
  );

  test.each([
    ['no JSON', '{'],
    ['empty', ''],
    ['not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('a body that is %s is refused', async (_, body) => {
    const answer = await post(body, JSON_TYPE);
    expect([answer.status, errorOf(answer).code]).toEqual([400, -32700]);
  });

  test('a body over 16 KiB is refused, one of 16 KiB is read', async () => {
    const padded = (length: number) => PING.padEnd(length, ' ');
    expect((await post(padded(LONGEST_MESSAGE), JSON_TYPE)).status).toBe(200);
    expect((await post(padded(LONGEST_MESSAGE + 1), JSON_TYPE)).status).toBe(413);
  });
});
