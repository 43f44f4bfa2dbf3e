import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleTarget } from '../../src/api/documents/examples.ts';
import type { ExampleRequest } from '../../src/api/operation-row.ts';
import { OPERATIONS, type Operation } from '../../src/api/operations.ts';
import { useSharedApi } from '../contract/support/api.ts';
import { send, type Answer, type Request } from '../contract/support/ask.ts';
import { useProgram } from '../contract/support/beside.ts';
import { startProgram } from '../contract/support/program.ts';

const api = useSharedApi();
// The program printed in docs/adapter.md, with our paths for the placeholders.
const [, program = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/adapter.md', 'utf8')) ?? [];
const askAdapter = useProgram(() =>
  startProgram(['--input-type=module', '--eval', program], { environment: { PORT: '0' } }),
);

/** Headers that only the server adds: tags, codings, counts, the id of the request, and framing. */
const OF_THE_SERVER = [
  ...[
    'etag',
    'vary',
    'content-length',
    'transfer-encoding',
    'date',
    'connection',
    'keep-alive',
    'request-id',
  ],
  ...['ratelimit', 'ratelimit-policy', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
];

const said = ({ status, headers, text }: Answer) => ({
  status,
  text,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_SERVER.includes(name))),
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The example of each operation answered on request, and its refused request. */
const REQUESTS = OPERATIONS.filter(({ answer }) => answer !== undefined).flatMap((operation) => [
  requestOf(operation, operation.example),
  ...Object.values(operation.refused ?? {}).map((refused) => requestOf(operation, refused)),
]);

function requestOf(operation: Operation, example: ExampleRequest): Request {
  const asked = { method: operation.method, target: exampleTarget(operation, example) };
  return example.body === undefined ? asked : { ...asked, body: example.body, headers: JSON_TYPE };
}

const MESSAGE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

const PREFLIGHT = { Origin: 'https://page.example', 'Access-Control-Request-Method': 'POST' };

/** Requests outside the table of operations. */
const FURTHER: readonly Request[] = [
  { method: 'HEAD', target: '/api/v1/actuators?limit=1' },
  { method: 'DELETE', target: '/api/v1/actuators' },
  { method: 'OPTIONS', target: '/api/v1/robots' },
  { method: 'OPTIONS', target: '/mcp', headers: PREFLIGHT },
  { method: 'GET', target: '/mcp' },
  {
    method: 'POST',
    target: '/api/v1/actuators/compare',
    body: '{}',
    headers: { 'Content-Type': 'text/plain' },
  },
  { method: 'POST', target: '/api/v1/actuators/compare', body: ' '.repeat(20_000), headers: JSON_TYPE },
  { method: 'POST', target: '/mcp', body: MESSAGE, headers: JSON_TYPE },
  { method: 'POST', target: '/mcp', body: '{', headers: JSON_TYPE },
];

describe("the adapter's own entry answers like the server", () => {
  // The entry opens the catalog at its first request, which is slow on a busy machine.
  beforeAll(async () => {
    await askAdapter({ method: 'GET', target: '/api/v1/actuators?limit=1' });
  }, 300_000);

  test.each(
    [...REQUESTS, ...FURTHER].map(
      (request) =>
        [`${request.method} ${request.target} ${String(request.body ?? '').slice(0, 60)}`, request] as const,
    ),
  )('%s', async (_, request) => {
    const [theirs, ours] = await Promise.all([askAdapter(request), send(api(), request)]);
    expect(said(theirs)).toEqual(said(ours));
  });
});
