import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { runs } from '../../support/runs.ts';
import { useSharedApi } from '../support/api.ts';
import { send } from '../support/ask.ts';

const api = useSharedApi();

const MESSAGES = runs(2_000, 250);
const AT_ONCE = 16;

const METHODS = [
  'tools/call',
  'tools/list',
  'resources/read',
  'prompts/get',
  'completion/complete',
  'server/discover',
  'initialize',
  'ping',
  'nope',
  '',
];
const METAS = [
  {},
  { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' },
  {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 't', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
  { 'io.modelcontextprotocol/protocolVersion': 7 },
];

const json = fc.jsonValue({ maxDepth: 4 });
const odd = <Of>(usual: fc.Arbitrary<Of>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, json, fc.constant(undefined));

const params = fc.oneof(
  json,
  fc.record(
    {
      name: odd(fc.constantFrom('search_actuators', 'get_actuators', 'get_robot', 'size_joint', 'nope')),
      arguments: odd(
        fc.dictionary(fc.constantFrom('q', 'limit', 'ids', 'id', 'cursor', 'fields', 'colour'), json),
      ),
      uri: odd(fc.constantFrom('', 'x', 'http://localhost:4321/api/v1/robots/nope')),
      ref: odd(
        fc.record({
          type: fc.constantFrom('ref/prompt', 'ref/resource', 'x'),
          name: fc.string(),
          uri: fc.string(),
        }),
      ),
      argument: odd(fc.record({ name: fc.string(), value: fc.string() })),
      protocolVersion: odd(fc.constantFrom('2025-06-18', '')),
      _meta: odd(fc.constantFrom(...METAS)),
    },
    { requiredKeys: [] },
  ),
);

const message = fc.record(
  {
    jsonrpc: odd(fc.constant('2.0')),
    id: odd(fc.oneof(fc.integer(), fc.string({ maxLength: 9 }))),
    method: odd(fc.constantFrom(...METHODS)),
    params,
    result: fc.constant({}),
  },
  { requiredKeys: [] },
);

const printable = fc.string({
  unit: fc.constantFrom('a', 'b', '=', '?', '/', '-', '.', '0', '2', ' '),
  maxLength: 20,
});

const headers = fc.record(
  {
    'Content-Type': fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, printable),
    Accept: fc.oneof(fc.constant('application/json, text/event-stream'), printable),
    'MCP-Protocol-Version': fc.oneof(fc.constantFrom('2026-07-28', '2025-06-18', '1999-01-01'), printable),
    'Mcp-Method': fc.oneof(fc.constantFrom(...METHODS), printable),
    'Mcp-Name': fc.oneof(
      fc.constantFrom('search_actuators', '=?base64?c2VhcmNo?=', '=?base64?*?='),
      printable,
    ),
    'Mcp-Session-Id': printable,
    Origin: fc.oneof(fc.constant('https://agent.example'), printable),
  },
  { requiredKeys: ['Content-Type'] },
);

/** A body with headers that may contradict it, or a message with correct headers. */
const samples = fc.oneof(
  fc.record({
    headers,
    body: fc.oneof(
      { weight: 6, arbitrary: message.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.array(message, { maxLength: 12 }).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: message.map((value) => JSON.stringify(value).slice(0, -1)) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    ),
  }),
  fc.record({ method: fc.constantFrom(...METHODS), params }).map(wellFormed),
);

const named = z.looseObject({ name: z.string().optional(), uri: z.string().optional() });

function wellFormed({ method, params: given }: { method: string; params: unknown }) {
  const { name, uri } = named.safeParse(given).data ?? {};
  const sent = typeof given === 'object' && !Array.isArray(given) ? { ...given, _meta: METAS[2] } : given;
  return {
    headers: {
      'Content-Type': 'application/json',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      'Mcp-Name': `=?base64?${Buffer.from(name ?? uri ?? '').toString('base64')}?=`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: sent }),
  };
}

const rpcError = z.looseObject({ error: z.looseObject({ code: z.int(), message: z.string().min(1) }) });
const rpcResult = z.looseObject({ result: z.looseObject({}) });
const problem = z.looseObject({ code: z.string(), detail: z.string() });
const described = z.union([rpcError, rpcResult, problem, z.array(z.union([rpcError, rpcResult])).min(1)]);

test(`${MESSAGES} malformed messages each get a described answer, and none a 5xx`, async () => {
  const messages = fc.sample(samples, { numRuns: MESSAGES, seed: 20_260_728 });
  const statuses = new Map<number, number>();
  for (let start = 0; start < messages.length; start += AT_ONCE) {
    const answers = await Promise.all(
      messages
        .slice(start, start + AT_ONCE)
        .map((sample) => send(api(), { method: 'POST', target: '/mcp', ...sample })),
    );
    for (const { status, text } of answers) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 202) expect(() => described.parse(JSON.parse(text))).not.toThrow();
      expect(text).not.toMatch(/node_modules|\bat \S+ \(|\.ts:\d/);
    }
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect([...statuses.keys()].toSorted()).toEqual(expect.arrayContaining([200, 202, 400, 403, 404, 415]));
});
