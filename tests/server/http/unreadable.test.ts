import { Duplex } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/documents/json-document.ts';
import { API_HEADERS } from '../../../src/api/http/headers.ts';
import { readingBy } from '../../../src/composition/request-steps.ts';
import { answerUnreadable } from '../../../src/server/http/unreadable.ts';
import { valueOf } from '../../support/openmetrics.ts';
import { converse } from '../support/ask.ts';
import { scrape, startMeasured } from '../support/metrics.ts';
import { BASE_URL, held, startServer } from '../support/server.ts';

// Generous limits, because a busy machine is slow between a connection and its first bytes.
const TIMES = { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 50 };
const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n';
const POST = 'POST /api/v1/actuators/compare HTTP/1.1\r\nHost: x\r\n';

const SENTENCE: unknown = expect.stringMatching(/^[A-Z].*\.$/);
const TITLE: unknown = expect.stringMatching(/^[A-Z]/);
const DATE: unknown = expect.stringMatching(/ GMT$/);

/** Status line, header fields and body of the only answer in the received text. */
function readAnswer(heard: string): { line: string; fields: readonly string[]; body: unknown } {
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  expect(fields).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  return { line, fields, body: JSON.parse(body) };
}

/** A problem with all its members. */
const problemOf = (status: number, code: string, instance: string) => ({
  type: `${BASE_URL}/docs/api#error-${code.replaceAll('_', '-')}`,
  title: TITLE,
  status,
  detail: SENTENCE,
  code,
  hint: SENTENCE,
  instance,
  docs: `${BASE_URL}/docs/api#errors`,
});

describe('bytes that Node cannot read', () => {
  test.each([
    ['a line that is no header', 400, 'bad_request', `${HEAD}Bad Header\r\n\r\n`, '/'],
    ['no request line', 400, 'bad_request', 'NONSENSE\r\n\r\n', '/'],
    ['a TLS hello', 400, 'bad_request', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', '/'],
    ['no HTTP, but a word like a method', 400, 'bad_request', 'HELO /x\r\n\r\n', '/x'],
    ['an address that is not ASCII', 400, 'bad_request', 'GET /api?q=ü HTTP/1.1\r\nHost: x\r\n\r\n', '/api'],
    ['a version that is none', 400, 'bad_request', 'GET /api HTTP/x\r\n\r\n', '/api'],
    [
      'headers over 16 KiB',
      431,
      'request_header_fields_too_large',
      `${HEAD}X: ${'x'.repeat(17_000)}\r\n\r\n`,
      '/',
    ],
    [
      'an address over 16 KiB',
      414,
      'uri_too_long',
      `GET /api?${'x'.repeat(17_000)} HTTP/1.1\r\n\r\n`,
      '/api',
    ],
    [
      'chunk extensions over 16 KiB',
      413,
      'payload_too_large',
      `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(17_000)}\r\n{}\r\n0\r\n\r\n`,
      '/api/v1/actuators/compare',
    ],
    [
      'a body both of a length and in chunks',
      400,
      'bad_request',
      `${POST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      '/api/v1/actuators/compare',
    ],
    ['half a head', 408, 'request_timeout', HEAD, '/'],
    ['half a body', 408, 'request_timeout', `${POST}Content-Length: 9\r\n\r\n{`, '/'],
  ] as const)('%s is answered with %i and a complete problem, and the connection closed', async (...row) => {
    const [, status, code, text, instance] = row;
    const server = await startServer(status === 408 ? { times: TIMES } : {});
    const talk = converse(server.address);
    talk.write(text);
    const { line, fields, body } = readAnswer(await talk.heard);
    expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(fields).toEqual([
      'Content-Type: application/problem+json; charset=utf-8',
      expect.stringContaining('Content-Length: '),
      'Cache-Control: no-store',
      ...Object.entries(API_HEADERS).map(([name, value]) => `${name}: ${value}`),
      expect.stringMatching(/^Request-Id: [\da-f]{32}$/),
      DATE,
      'Connection: close',
    ]);
    expect(body).toEqual(problemOf(status, code, instance));
    expect([server.questions, server.faults]).toEqual([[], []]);
    expect((await server.ask('/healthz')).status).toBe(200);
  });
});

test.each([
  [
    'an address that is not ASCII is told to be encoded',
    'GET /api?q=ü',
    /"hint":"Percent-encode them in UTF-8/,
  ],
  [
    'a method that Node does not know is told those of the path',
    'FOO /api/v1/actuators/compare',
    /Allow: GET, HEAD, POST, OPTIONS\r/,
  ],
  ['so it is in lower case', 'get /api', /^HTTP\/1.1 405 [^]*Allow: GET, HEAD, OPTIONS\r/],
])('%s', async (_says, line, answer) => {
  const server = await startServer({});
  const talk = converse(server.address);
  talk.write(`${line} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(await talk.heard).toMatch(answer);
});

describe('requests that Node can read and we do not support', () => {
  const EXPECT = 'Expect: banana\r\n';
  const chunkedIn = (coding: string): string =>
    `POST /mcp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;

  test.each([
    ['no Host', 400, 'bad_request', 'GET /api HTTP/1.1\r\n\r\n', '/api'],
    ['two Hosts', 400, 'bad_request', 'GET /api HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', '/api'],
    [
      'two equal Hosts to a page',
      400,
      'bad_request',
      'GET /docs/api HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n',
      '/docs/api',
    ],
    ['HTTP/2.0', 400, 'bad_request', 'GET /api HTTP/2.0\r\nHost: x\r\n\r\n', '/api'],
    ['HTTP/0.9', 400, 'bad_request', 'GET /healthz\r\n\r\n', '/healthz'],
    [
      'an odd expectation',
      417,
      'expectation_failed',
      `GET /api HTTP/1.1\r\nHost: x\r\n${EXPECT}\r\n`,
      '/api',
    ],
    [
      'an odd expectation of a page',
      417,
      'expectation_failed',
      `GET / HTTP/1.1\r\nHost: x\r\n${EXPECT}\r\n`,
      '/',
    ],
    ['a coding of transfer before `chunked`', 400, 'bad_request', chunkedIn('gzip, chunked'), '/mcp'],
    ['a coding of transfer that changes nothing', 400, 'bad_request', chunkedIn('identity, chunked'), '/mcp'],
    [
      'an address over 8 KiB',
      414,
      'uri_too_long',
      `GET /api/v1/actuators?q=${'x'.repeat(8_200)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '/api/v1/actuators',
    ],
  ] as const)(
    '%s is answered with %i and a complete problem, logged, counted, and the connection closed',
    async (...row) => {
      const [, status, code, text, instance] = row;
      const { server, metrics } = await startMeasured();
      const talk = converse(server.address);
      talk.write(text);
      const { line, fields, body } = readAnswer(await talk.heard);
      expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(fields).toEqual(
        expect.arrayContaining(['Connection: close', expect.stringMatching(/^Request-Id: /)]),
      );
      expect(body).toEqual(problemOf(status, code, instance));
      expect(server.lines).toMatchObject(instance === '/healthz' ? [] : [{ status }]);
      const counted = (await scrape(metrics)).find(({ name }) => name === 'http_requests')?.samples;
      expect(counted).toMatchObject([{ labels: { status: String(status) }, value: 1 }]);
    },
  );

  test('HTTP/1.0 without a Host is answered', async () => {
    const server = await startServer();
    const talk = converse(server.address);
    talk.write('GET /api HTTP/1.0\r\n\r\n');
    expect(await talk.heard).toMatch(/^HTTP\/1\.1 200 /);
  });
});

const GET = 'GET /api HTTP/1.1\r\nHost: x\r\n\r\n';
const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code));

describe('bytes after valid requests', () => {
  test('do not disturb the answers to them, which come first', async () => {
    const answer = held<ReturnType<typeof jsonDocument>>();
    const server = await startServer({ answerMessage: () => answer.promise });
    const talk = converse(server.address);
    talk.write('POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
    await expect.poll(() => server.messages.length).toBe(1);
    talk.write('NONSENSE\r\n\r\n');
    await server.ask('/api');
    answer.resolve(jsonDocument('{}'));
    expect(statusesIn(await talk.heard)).toEqual([200, 400]);
  });

  test.each([
    ['that cannot be read are answered after them', 'NONSENSE\r\n\r\n', [400]],
    [
      'that break off in a body are answered after them',
      'POST /mcp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZ',
      [400],
    ],
    ['that ask for a tunnel are answered after them', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', [405]],
    ['are not answered if the last of them closes the connection', GET, []],
  ])('%s, and the log has every status sent', async (_, behind, statuses) => {
    const server = await startServer();
    const talk = converse(server.address);
    const last = statuses.length === 0 ? GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n') : GET;
    talk.write(GET + last + behind);
    expect(statusesIn(await talk.heard)).toEqual([200, 200, ...statuses]);
    const sent = server.lines.filter((line) => !('aborted' in line));
    expect(sent).toMatchObject([200, 200, ...statuses].map((status) => ({ status, client: '127.0.0.1' })));
  });
});

test('CONNECT is answered, logged and counted', async () => {
  const { server, metrics } = await startMeasured();
  const talk = converse(server.address);
  talk.write('CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n');
  const { line, fields } = readAnswer(await talk.heard);
  expect(line).toMatch(/^HTTP\/1\.1 405 /);
  expect(fields).toContain('Allow: GET, HEAD, POST, OPTIONS');
  expect(server.lines).toMatchObject([{ method: 'CONNECT', path: '/', status: 405, client: '127.0.0.1' }]);
  expect(valueOf(await scrape(metrics), 'http_unreadable_requests_total', { status: '405' })).toBe(1);
});

test('an answer that was cut off is logged as such, without its length', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const server = await startServer({ answerMessage: () => answer.promise });
  const talk = converse(server.address);
  talk.write('POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
  await expect.poll(() => server.messages.length).toBe(1);
  talk.reset();
  await server.ask('/api');
  answer.resolve(jsonDocument('{}'));
  await expect.poll(() => server.lines.length).toBe(2);
  expect(server.lines[1]).toMatchObject({ path: '/mcp', status: 200, aborted: true });
  expect(server.lines[1]).not.toHaveProperty('bytes');
});

test('unreadable bytes after a complete answer are answered', async () => {
  const server = await startServer();
  const talk = converse(server.address);
  talk.write('GET /api HTTP/1.1\r\nHost: x\r\n\r\n');
  await talk.hears('"path":"/api"');
  talk.write('NONSENSE\r\n\r\n');
  expect((await talk.heard).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('the connection is closed, whether the client closes its side or not', async () => {
  const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, written) => written() });
  expect(answerUnreadable(new Error('Parse Error'), socket, readingBy(BASE_URL))).toMatchObject({
    status: 400,
  });
  await expect.poll(() => socket.destroyed).toBe(true);
});

test('a connection that is reset is neither answered nor counted', async () => {
  const { server, metrics } = await startMeasured();
  const talk = converse(server.address);
  talk.write(HEAD);
  await server.ask('/api');
  talk.reset();
  await talk.heard;
  await server.ask('/api');
  expect(valueOf(await scrape(metrics), 'http_unreadable_requests_total', { status: '400' })).toBe(0);
  expect(server.faults).toEqual([]);
});

test('answers to unreadable requests are counted by status', async () => {
  const { server, metrics } = await startMeasured({ times: TIMES });
  for (const text of ['NONSENSE\r\n\r\n', 'NONSENSE\r\n\r\n', HEAD]) {
    const talk = converse(server.address);
    talk.write(text);
    await talk.heard;
  }
  const families = await scrape(metrics);
  expect(valueOf(families, 'http_unreadable_requests_total', { status: '400' })).toBe(2);
  expect(valueOf(families, 'http_unreadable_requests_total', { status: '408' })).toBe(1);
});
