import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/document.ts';
import { API_HEADERS } from '../../../src/api/headers.ts';
import { answerUnreadable } from '../../../src/origin/http/unreadable.ts';
import { openMetrics } from '../../../src/origin/metrics/metrics.ts';
import { valueOf } from '../../support/openmetrics.ts';
import { converse } from '../support/ask.ts';
import { scrape } from '../support/metrics.ts';
import { BASE_URL, held, startOrigin } from '../support/origin.ts';

const TIMES = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n';
const POST = 'POST /api/v1/actuators/compare HTTP/1.1\r\nHost: x\r\n';

const SENTENCE: unknown = expect.stringMatching(/^[A-Z].*\.$/);
const DATE: unknown = expect.stringMatching(/ GMT$/);

/** Status line, fields and body of the one answer in what was heard. */
function readAnswer(heard: string): { line: string; fields: readonly string[]; body: unknown } {
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  expect(fields).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  return { line, fields, body: JSON.parse(body) };
}

/** What is no request, with the status that it gets. */
const UNREADABLE = [
  ['a line that is no header', '400 Bad Request', `${HEAD}Bad Header\r\n\r\n`],
  ['no request line', '400 Bad Request', 'NONSENSE\r\n\r\n'],
  ['a TLS hello', '400 Bad Request', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
  ['headers over 16 KiB', '431 Request Header Fields Too Large', `${HEAD}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`],
  [
    'chunk extensions over 16 KiB',
    '413 Payload Too Large',
    `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(17_000)}\r\n{}\r\n0\r\n\r\n`,
  ],
  ['half a head', '408 Request Timeout', HEAD],
  ['half a body', '408 Request Timeout', `${POST}Content-Length: 9\r\n\r\n{`],
] as const;

const CODES: Readonly<Record<string, string>> = {
  '400': 'bad_request',
  '408': 'request_timeout',
  '413': 'payload_too_large',
  '431': 'request_header_fields_too_large',
};

test.each(UNREADABLE)('%s is answered %s with a problem, and the connection closed', async (_, status, text) => {
  const origin = await startOrigin({ times: TIMES });
  const talk = converse(origin.address);
  talk.write(text);
  const { line, fields, body } = readAnswer(await talk.heard);
  expect(line).toBe(`HTTP/1.1 ${status}`);
  expect(fields).toEqual([
    'Content-Type: application/problem+json; charset=utf-8',
    expect.stringContaining('Content-Length: '),
    'Cache-Control: no-store',
    ...Object.entries(API_HEADERS).map(([name, value]) => `${name}: ${value}`),
    DATE,
    'Connection: close',
  ]);
  expect(body).toEqual({
    type: 'about:blank',
    title: status.slice(4),
    status: Number(status.slice(0, 3)),
    detail: SENTENCE,
    code: CODES[status.slice(0, 3)],
    hint: SENTENCE,
    docs: `${BASE_URL}/docs/api#errors`,
  });
  expect(origin.faults).toEqual([]);
});

test('what follows a whole request is not taken for the answer to it', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const origin = await startOrigin({ answer: () => answer.promise, times: TIMES });
  const talk = converse(origin.address);
  talk.write('GET /api/v1/robots HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => origin.questions.length).toBe(1);
  talk.write('NONSENSE\r\n\r\n');
  expect(await talk.heard).toBe('');
  answer.resolve(jsonDocument('{}'));
});

test('after an answer that has gone out, what cannot be read is answered', async () => {
  const origin = await startOrigin();
  const talk = converse(origin.address);
  talk.write('GET /api HTTP/1.1\r\nHost: x\r\n\r\n');
  await talk.hears('"path":"/api"');
  talk.write('NONSENSE\r\n\r\n');
  expect((await talk.heard).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('the connection is closed, whether the client closes its side or not', async () => {
  const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, written) => written() });
  expect(answerUnreadable(new Error('Parse Error'), socket, BASE_URL)).toBe(400);
  await expect.poll(() => socket.destroyed).toBe(true);
});

test('a connection that is reset is neither answered nor counted', async () => {
  const metrics = openMetrics();
  const origin = await startOrigin({ metrics });
  const talk = converse(origin.address);
  talk.write(HEAD);
  await origin.ask('/api');
  talk.reset();
  await talk.heard;
  await origin.ask('/api');
  expect(valueOf(await scrape(metrics), 'http_unreadable_requests_total', { status: '400' })).toBe(0);
  expect(origin.faults).toEqual([]);
});

test('answers to what cannot be read are counted by status', async () => {
  const metrics = openMetrics();
  const origin = await startOrigin({ metrics, times: TIMES });
  for (const text of ['NONSENSE\r\n\r\n', 'NONSENSE\r\n\r\n', HEAD]) {
    const talk = converse(origin.address);
    talk.write(text);
    await talk.heard;
  }
  const families = await scrape(metrics);
  expect(valueOf(families, 'http_unreadable_requests_total', { status: '400' })).toBe(2);
  expect(valueOf(families, 'http_unreadable_requests_total', { status: '408' })).toBe(1);
});
