import { describe, expect, test } from 'vitest';
import { documentsOf } from './support/documents.ts';
import { startServer } from './support/server.ts';

const ORIGIN = { Origin: 'https://page.test' };
const MESSAGE = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

describe('/mcp', () => {
  test('passes on the body and the request headers', async () => {
    const server = await startServer();
    const headers = { 'Content-Type': 'application/json', 'Mcp-Method': 'tools/list', ...ORIGIN };
    const answer = await server.ask('/mcp', { method: 'POST', headers, body: MESSAGE });
    expect(answer.status).toBe(200);
    expect(server.messages).toMatchObject([
      { body: Buffer.from(MESSAGE), headers: { 'mcp-method': 'tools/list', origin: 'https://page.test' } },
    ]);
  });

  test.each(['GET', 'HEAD', 'DELETE', 'PUT'])('refuses %s and names POST', async (method) => {
    const server = await startServer();
    const { status, headers } = await server.ask('/mcp', { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST, OPTIONS' });
  });

  test('answers an accepted message without body and type', async () => {
    const accepted = { status: 202, type: '', body: '', headers: { 'Cache-Control': 'no-store' } };
    const server = await startServer({ answerMessage: () => Promise.resolve(accepted) });
    const { status, headers, bytes } = await server.ask('/mcp', { method: 'POST', body: MESSAGE });
    expect({ status, length: headers['content-length'], bytes: bytes.length }).toEqual({
      status: 202,
      length: '0',
      bytes: 0,
    });
    expect(headers).not.toHaveProperty('content-type');
  });

  test('is counted like the API', async () => {
    const server = await startServer({ rateLimit: { requests: 2, seconds: 60 } });
    const statuses = [await server.ask('/mcp'), await server.ask('/api'), await server.ask('/mcp')];
    expect(statuses.map(({ status }) => status)).toEqual([405, 200, 429]);
  });

  test('counts a batch once for each message, and refuses it over the limit', async () => {
    const server = await startServer({ rateLimit: { requests: 8, seconds: 60 } });
    const batch = (messages: number): string =>
      `[${Array.from({ length: messages }, () => MESSAGE).join(',')}]`;
    const post = async (body: string) => {
      const { status, headers } = await server.ask('/mcp', { method: 'POST', body });
      return { status, remaining: headers['x-ratelimit-remaining'] };
    };
    expect(await post(MESSAGE)).toEqual({ status: 200, remaining: '7' });
    expect(await post(batch(5))).toEqual({ status: 200, remaining: '2' });
    expect(await post(batch(3))).toEqual({ status: 429, remaining: '0' });
    expect(server.messages).toHaveLength(2);
  });
});

describe('/mcp/server-card', () => {
  const documents = documentsOf(['/mcp/server-card', '/.well-known/ai-catalog.json']);

  test('has its own media type', async () => {
    const server = await startServer({ documents });
    const { status, headers } = await server.ask('/mcp/server-card');
    expect(status).toBe(200);
    expect(headers.etag).toMatch(/^"\S+"$/);
    expect(headers).toMatchObject({
      'content-type': 'application/mcp-server-card+json',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'api-version': 'v1',
    });
  });

  test('cannot be posted to', async () => {
    const server = await startServer({ documents });
    const { status, headers } = await server.ask('/mcp/server-card', { method: 'POST' });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' });
  });

  test('is linked from a catalog with its own media type', async () => {
    const server = await startServer({ documents });
    const { headers } = await server.ask('/.well-known/ai-catalog.json');
    expect(headers).toMatchObject({
      'content-type': 'application/ai-catalog+json',
      'access-control-allow-origin': '*',
    });
  });
});
