import { describe, expect, test } from 'vitest';
import { PROTOCOL_REVISIONS } from '../../../src/mcp/about.ts';
import { answerMcp } from '../../../src/mcp/protocol/endpoint.ts';
import { errorOf, legacy, META, modern, post } from '../support/ask.ts';
import { mcpService } from '../support/service.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const CALL = {
  method: 'tools/call',
  params: { name: 'describe_catalog', arguments: { about: ['categories'] } },
};
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

describe('a request of the revision 2026-07-28', () => {
  test('is answered with plain JSON that is not cached', async () => {
    const { status, headers, body } = await modern(CALL);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'no-store',
    ]);
    expect(body).toMatchObject({ id: 1, result: { resultType: 'complete', structuredContent: {} } });
  });

  test.each(['server/discover', 'tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
    '%s may be cached by anyone for 5 minutes',
    async (method) => {
      expect((await modern({ method })).body).toMatchObject({
        result: { ttlMs: 300_000, cacheScope: 'public', resultType: 'complete' },
      });
    },
  );

  test('gets revision, capabilities, name and instructions by discovery', async () => {
    const { body } = await modern({ method: 'server/discover' });
    expect(body).toMatchObject({
      result: {
        supportedVersions: PROTOCOL_REVISIONS.modern,
        capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'example.catalog/robot-actuator-catalog' } },
      },
    });
  });

  test.each([
    ['no Mcp-Method', { 'Mcp-Method': '' }],
    ['another Mcp-Method', { 'Mcp-Method': 'tools/list' }],
    ['another Mcp-Name', { 'Mcp-Name': 'get_robot' }],
    ['another revision in the header', { 'MCP-Protocol-Version': '2025-11-25' }],
  ])('with %s is refused as a mismatch', async (_, headers) => {
    const answer = await modern({ ...CALL, headers });
    expect([answer.status, errorOf(answer).code]).toEqual([400, -32020]);
  });

  test('may have its name encoded in the header', async () => {
    const encoded = `=?base64?${btoa('describe_catalog')}?=`;
    expect((await modern({ ...CALL, headers: { 'Mcp-Name': encoded } })).status).toBe(200);
  });

  test('of an unknown revision is refused with the known ones', async () => {
    const _meta = { ...META, 'io.modelcontextprotocol/protocolVersion': '2027-01-01' };
    const answer = await modern({
      method: 'tools/list',
      params: { _meta },
      headers: { 'MCP-Protocol-Version': '2027-01-01' },
    });
    expect([answer.status, errorOf(answer)]).toMatchObject([
      400,
      { code: -32022, data: { supported: ['2026-07-28'] } },
    ]);
  });

  test('without its required metadata is refused', async () => {
    const answer = await modern({ method: 'tools/list', params: { _meta: {} } });
    expect([answer.status, errorOf(answer).code]).toEqual([400, -32602]);
  });

  test.each([
    'nope',
    'ping',
    'initialize',
    'logging/setLevel',
    'subscriptions/listen',
    'resources/subscribe',
  ])('has no method %s', async (method) => {
    const answer = await modern({ method });
    expect([answer.status, errorOf(answer).code]).toEqual([404, -32601]);
  });
});

describe('a request of the revisions of 2025', () => {
  test.each(PROTOCOL_REVISIONS.legacy)('opens with %s', async (protocolVersion) => {
    const { status, headers, body } = await legacy('initialize', {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    expect([status, headers.get('content-type'), headers.get('mcp-session-id')]).toEqual([
      200,
      'application/json',
      null,
    ]);
    expect(body).toMatchObject({
      result: { protocolVersion, serverInfo: { title: 'Robot Actuator Catalog' } },
    });
  });

  test('of an unknown revision is offered the newest known one', async () => {
    const { body } = await legacy('initialize', {
      protocolVersion: '2024-01-01',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    });
    expect(body).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  test('needs no session and ignores one', async () => {
    const headers = {
      ...JSON_TYPE,
      'Mcp-Session-Id': 'x',
      'Last-Event-ID': '7',
      'MCP-Protocol-Version': '2025-06-18',
    };
    expect((await post(PING, headers)).body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  });

  test('is answered with JSON whatever it accepts', async () => {
    for (const Accept of ['text/event-stream', 'application/json', '*/*', 'text/html']) {
      const { status, headers } = await post(PING, { ...JSON_TYPE, Accept });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    }
  });

  test('gives the same result as one of 2026', async () => {
    const [older, newer] = [await legacy(CALL.method, CALL.params), await modern(CALL)];
    expect(newer.body?.result).toMatchObject(older.body?.result ?? {});
  });

  test('gets an error that names the unknown tool and the known ones', async () => {
    const answer = await legacy('tools/call', { name: 'serch_actuators' });
    expect([answer.status, errorOf(answer)]).toMatchObject([
      200,
      { code: -32602, message: 'No tool is called serch_actuators. Did you mean search_actuators?' },
    ]);
  });

  test('gets lists of one page', async () => {
    expect(errorOf(await legacy('tools/list', { cursor: 'x' })).code).toBe(-32602);
  });
});

describe('a notification', () => {
  test.each([
    ['of 2025', {}],
    ['of 2026', { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'notifications/initialized' }],
  ])('%s is accepted without a body', async (_, headers) => {
    const message = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const { status, body } = await post(message, { ...JSON_TYPE, ...headers });
    expect([status, body]).toEqual([202, null]);
  });
});

test('an internal error reaches the caller but never the client', async () => {
  const broken = {
    ...mcpService,
    actuators: {
      ...mcpService.actuators,
      inOrder: () => {
        throw new Error('secret');
      },
    },
  };
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_actuators' },
  });
  const request = new Request('http://localhost/mcp', { method: 'POST', headers: JSON_TYPE, body });
  await expect(answerMcp(broken, request)).rejects.toThrow('secret');
});
