import { describe, expect, test } from 'vitest';
import { LONGEST_BODY } from '../../src/origin/http/body.ts';
import { documentsOf } from './support/documents.ts';
import { startOrigin } from './support/origin.ts';

const ORIGIN = { Origin: 'https://page.test' };
const MESSAGE = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

describe('/mcp', () => {
  test('is asked with the request headers of MCP and no others', async () => {
    const origin = await startOrigin();
    const headers = {
      'Content-Type': 'application/json',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/list',
      Cookie: 'a=b',
      ...ORIGIN,
    };
    const answer = await origin.ask('/mcp', { method: 'POST', headers, body: MESSAGE });
    expect(answer.status).toBe(200);
    expect(origin.questions[0]?.headers).toEqual({
      'Content-Type': 'application/json',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/list',
      Origin: 'https://page.test',
    });
  });

  test.each(['GET', 'HEAD', 'DELETE', 'PUT'])('refuses %s and names POST', async (method) => {
    const origin = await startOrigin();
    const { status, headers } = await origin.ask('/mcp', { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST, OPTIONS' });
  });

  test('takes the headers of MCP from browsers', async () => {
    const origin = await startOrigin();
    const headers = { ...ORIGIN, 'Access-Control-Request-Method': 'POST' };
    const answer = await origin.ask('/mcp', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      allow: 'POST, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers':
        'Content-Type, Accept, Origin, Authorization, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
    });
  });

  test('passes on that a message was accepted, without a body and a type', async () => {
    const answer = () => Promise.resolve({ status: 202, type: '', body: '', headers: { 'Cache-Control': 'no-store' } });
    const origin = await startOrigin({ answer });
    const { status, headers, bytes } = await origin.ask('/mcp', { method: 'POST', body: MESSAGE });
    expect({ status, length: headers['content-length'], bytes: bytes.length }).toEqual({
      status: 202,
      length: '0',
      bytes: 0,
    });
    expect(headers).not.toHaveProperty('content-type');
  });

  test('reads messages of at most 16 KiB', async () => {
    const origin = await startOrigin();
    const { status } = await origin.ask('/mcp', { method: 'POST', body: 'x'.repeat(LONGEST_BODY + 1) });
    expect(status).toBe(413);
    expect(origin.questions).toEqual([]);
  });

  test('is counted like the API', async () => {
    const origin = await startOrigin({ config: { rateLimit: { requests: 2, seconds: 60 } } });
    const statuses = [await origin.ask('/mcp'), await origin.ask('/api'), await origin.ask('/mcp')];
    expect(statuses.map(({ status }) => status)).toEqual([405, 200, 429]);
  });
});

describe('/mcp/server-card', () => {
  const documents = documentsOf(['/mcp/server-card', '/.well-known/ai-catalog.json']);

  test('is a document with a type of its own', async () => {
    const origin = await startOrigin({ documents });
    const { status, headers } = await origin.ask('/mcp/server-card');
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
    const origin = await startOrigin({ documents });
    const { status, headers } = await origin.ask('/mcp/server-card', { method: 'POST' });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD, OPTIONS' });
  });

  test('is found by a catalog that has a type of its own too', async () => {
    const origin = await startOrigin({ documents });
    const { headers } = await origin.ask('/.well-known/ai-catalog.json');
    expect(headers).toMatchObject({
      'content-type': 'application/ai-catalog+json',
      'access-control-allow-origin': '*',
    });
  });
});
