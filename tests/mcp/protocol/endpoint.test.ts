import { describe, expect, test } from 'vitest';
import { BODY_BYTES } from '../../../src/limits.ts';
import { isSoundBatch } from '../../../src/mcp/protocol/batch.ts';
import { costOfMessages } from '../../../src/mcp/protocol/message-cost.ts';
import { errorOf, post, send } from '../support/ask.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

describe('a batch', () => {
  const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const opening = {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 't', version: '1' },
  };
  const initialize = { jsonrpc: '2.0', id: 9, method: 'initialize', params: opening };

  test('of different requests is answered', async () => {
    const { status, body } = await post(JSON.stringify([ping(1), ping('a')]), JSON_TYPE);
    expect([status, body?.batch]).toMatchObject([200, [{ id: 1 }, { id: 'a' }]]);
  });

  test('of one request is answered by an array of one', async () => {
    for (const messages of [[ping(1)], [ping(1), notification]]) {
      const { status, body } = await post(JSON.stringify(messages), JSON_TYPE);
      expect([status, body?.batch]).toEqual([200, [{ jsonrpc: '2.0', id: 1, result: {} }]]);
    }
  });

  test('of notifications only is accepted without a body', async () => {
    const { status, body } = await post(JSON.stringify([notification, notification]), JSON_TYPE);
    expect([status, body]).toEqual([202, null]);
  });

  test('is answered in the order of its requests, including a refused one', async () => {
    const messages = [ping(1), { ...ping(2), method: 'nope' }, ping(3)];
    const { body } = await post(JSON.stringify(messages), JSON_TYPE);
    expect(body?.batch).toMatchObject([{ id: 1 }, { id: 2, error: { code: -32601 } }, { id: 3 }]);
  });

  test.each([
    ['none', []],
    ['two of one id', [ping(1), ping(1)]],
    ['eleven', Array.from({ length: 11 }, (_, id) => ping(id))],
    ['a message that is none', [ping(1), { id: 2 }]],
    ['an initialization among others', [ping(1), initialize]],
  ])('of %s is refused', async (_, messages) => {
    const answer = await post(JSON.stringify(messages), JSON_TYPE);
    expect([answer.status, errorOf(answer).code]).toEqual([400, -32600]);
  });

  test.each(['2025-06-18', '2025-11-25'])(
    'is refused in revision %s, which has no batches',
    async (revision) => {
      const answer = await post(JSON.stringify([ping(1)]), {
        ...JSON_TYPE,
        'MCP-Protocol-Version': revision,
      });
      expect([answer.status, errorOf(answer).code]).toEqual([400, -32600]);
      const first = await post(JSON.stringify([ping(1)]), {
        ...JSON_TYPE,
        'MCP-Protocol-Version': '2025-03-26',
      });
      expect(first.status).toBe(200);
    },
  );

  test('with answers over 1 MB is refused with a hint at smaller requests', async () => {
    const search = { name: 'search_actuators', arguments: { detail: 'full', limit: 100 } };
    const calls = Array.from({ length: 10 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: search,
    }));
    const answer = await post(JSON.stringify(calls), JSON_TYPE);
    expect([answer.status, errorOf(answer).message]).toEqual([400, expect.stringContaining('Ask for less')]);
    expect((await post(JSON.stringify(calls.slice(0, 3)), JSON_TYPE)).status).toBe(200);
  });
});

describe('a body costs', () => {
  const call = (args: unknown, name = 'match_actuators') =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
  const joints = (count: number) => Array.from({ length: count }, (_, number) => ({ name: `J${number}` }));
  const points = Array.from({ length: 25 }, (_, number) => `1@${number + 1}`);

  test.each([
    ['one request where it is one message', PING, 1, false],
    ['as many as its batch has messages', ` [${PING}, ${PING},${PING}]`, 3, false],
    [
      'ten where its batch is refused for having more',
      JSON.stringify(Array.from({ length: 50 }, () => 1)),
      10,
      false,
    ],
    ['one where its batch is empty', '[]', 1, false],
    ['one where it is no JSON', '[1, 2', 1, false],
    ['one where it is empty', '', 1, false],
    ['one where it matches one joint', call({ min_peak_torque_nm: 20 }), 1, false],
    ['as many as it matches joints', call({ joints: joints(7), min_peak_torque_nm: 20 }), 7, false],
    ['twelve where it is refused for more joints', call({ joints: joints(500) }), 12, false],
    ['one where another tool is given joints', call({ joints: joints(7) }, 'search_joints'), 1, false],
    [
      'the sum of its calls',
      `[${call({ joints: joints(3) })},${call({ joints: joints(4) })},${PING}]`,
      8,
      false,
    ],
    ['a turn of its own for many points', call({ peak_points: points }), 1, true],
    [
      'a turn of its own for the points of several joints',
      call({ joints: joints(5), peak_points: points.slice(0, 5) }),
      5,
      true,
    ],
    ['a turn of its own for a set', call({ joints: joints(2), same: ['brand'] }), 2, true],
    [
      'a turn of its own for a batch with a set',
      `[${PING},${call({ joints: joints(1), total: {} })}]`,
      2,
      true,
    ],
  ])('%s', (_, text, ...[requests, isCostly]) => {
    expect(costOfMessages(new TextEncoder().encode(text))).toEqual({ requests, isCostly });
  });
});

describe('the endpoint', () => {
  test.each(['GET', 'DELETE', 'PUT'])('%s is not a method', async (method) => {
    const { status, headers } = await send(new Request('http://localhost/mcp', { method }));
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test.each([
    'https://page.example',
    'http://localhost:6274',
    'null',
    'vscode-webview://abc',
    'app://obsidian.md',
  ])('the origin %s may call', async (Origin) => {
    expect((await post(PING, { ...JSON_TYPE, Origin })).status).toBe(200);
  });

  test.each(['not an origin', 'https://', 'https://a.example/path', 'https://a@b.example', '//a.example'])(
    'a header that is not an origin is refused: %s',
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

  test('a compressed body is refused with the coding that is accepted', async () => {
    const { status, headers } = await post(PING, { ...JSON_TYPE, 'Content-Encoding': 'gzip' });
    expect([status, headers.get('accept-encoding')]).toEqual([415, 'identity']);
  });

  test.each([
    ['no JSON', '{'],
    ['empty', ''],
    ['not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('a body that is %s is refused', async (_, body) => {
    const answer = await post(body, JSON_TYPE);
    expect([answer.status, errorOf(answer).code]).toEqual([400, -32700]);
  });

  test('a body over 16 KiB is refused, and one of 16 KiB is read', async () => {
    const padded = (length: number) => PING.padEnd(length, ' ');
    expect((await post(padded(BODY_BYTES), JSON_TYPE)).status).toBe(200);
    expect((await post(padded(BODY_BYTES + 1), JSON_TYPE)).status).toBe(413);
  });
});

test('a batch of thousands is refused before any of its messages is read', () => {
  const unread = {
    get id(): never {
      throw new Error('it was read');
    },
  };
  expect(isSoundBatch(Array.from({ length: 8000 }, () => unread))).toBe(false);
});

const LACKING: unknown = expect.stringContaining('`clientInfo`');

test.each([undefined, {}, { protocolVersion: '2025-06-18' }])(
  'the refusal of an initialization with %j names its missing members as invalid parameters',
  async (params) => {
    const answer = await post(
      JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'initialize', params }),
      JSON_TYPE,
    );
    expect(errorOf(answer)).toMatchObject({ code: -32602, message: LACKING });
    expect(answer.body).toMatchObject({ id: 7 });
  },
);

const callOf = (params: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 8, method: 'tools/call', params });

test.each([
  { name: 5 },
  { name: 'describe_catalog', arguments: [] },
  { name: 'describe_catalog', arguments: 7 },
  { name: 'describe_catalog', arguments: '[1]' },
  {},
])('the error of a call with %j names its missing members in our own words', async (params) => {
  const answer = await post(callOf(params), JSON_TYPE);
  expect(errorOf(answer)).toEqual({
    code: -32602,
    message:
      'Invalid params: `tools/call` needs the `name` of a tool, a string, and its `arguments`, an object.',
  });
  expect(answer.body).toMatchObject({ id: 8 });
});

test.each([
  [null, {}],
  ['', {}],
  ['{"about": ["categories"]}', { about: ['categories'] }],
])('arguments sent as %j are read', async (sent, given) => {
  const name = 'describe_catalog';
  const answers = await Promise.all(
    [sent, given].map((one) => post(callOf({ name, arguments: one }), JSON_TYPE)),
  );
  expect(answers[0]?.body?.result).toBeDefined();
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});

test('joints in a text cost the same as joints in a list', () => {
  const joints = [{ peak_torque_nm: 1 }, { peak_torque_nm: 2 }, { peak_torque_nm: 3 }];
  const costOf = (given: unknown) =>
    costOfMessages(new TextEncoder().encode(callOf({ name: 'match_actuators', arguments: given })));
  for (const given of [{ joints }, { joints: JSON.stringify(joints) }, JSON.stringify({ joints })])
    expect(costOf(given)).toEqual({ requests: 3, isCostly: false });
});
