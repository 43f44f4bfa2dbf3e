import { expect, test } from 'vitest';
import { converse } from '../support/ask.ts';
import { BASE_URL, startServer } from '../support/server.ts';

/** The longest body that is read, in bytes (docs/interface.md, "Errors"). */
const LONGEST_BODY = 16 * 1024;

const COMPARE = '/api/v1/actuators/compare';
const JSON_BODY = { 'Content-Type': 'application/json' };

const head = (fields: readonly string[]): string =>
  [`POST ${COMPARE} HTTP/1.1`, 'Host: x', ...fields, '', ''].join('\r\n');

test('a body is passed on unchanged, with its type', async () => {
  const server = await startServer();
  const body = '{"ids":["é"]}';
  const answer = await server.ask(`${COMPARE}?x=1`, { method: 'POST', headers: JSON_BODY, body });
  expect(JSON.parse(answer.text)).toEqual({ method: 'POST', url: `${COMPARE}?x=1`, body });
  expect(server.questions).toMatchObject([{ contentType: 'application/json' }]);
});

test('a POST without body and type is passed on without them', async () => {
  const server = await startServer();
  await server.ask(COMPARE, { method: 'POST' });
  expect(server.questions).toMatchObject([{ contentType: null, body: Buffer.of() }]);
});

test('a POST without length and coding has no body', async () => {
  const server = await startServer();
  const talk = converse(server.address);
  talk.write(head(['Connection: close']));
  expect(await talk.heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(server.questions).toMatchObject([{ contentType: null, body: Buffer.of() }]);
});

test('answers to POST are computed each time', async () => {
  const server = await startServer();
  await server.ask(COMPARE, { method: 'POST', headers: JSON_BODY, body: '{}' });
  await server.ask(COMPARE, { method: 'POST', headers: JSON_BODY, body: '{}' });
  expect(server.questions).toHaveLength(2);
});

test('a body of exactly 16 KiB is read, announced or chunked', async () => {
  const server = await startServer();
  const body = 'x'.repeat(LONGEST_BODY);
  const answers = [
    await server.ask(COMPARE, { method: 'POST', headers: JSON_BODY, body }),
    await server.ask(COMPARE, {
      method: 'POST',
      headers: { ...JSON_BODY, 'Transfer-Encoding': 'chunked' },
      body,
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([{}, { 'Transfer-Encoding': 'chunked' }])(
  'a longer body is 413, and the connection is closed: %j',
  async (headers) => {
    const server = await startServer();
    const body = Buffer.alloc(LONGEST_BODY + 1, 'x');
    const answer = await server.ask(COMPARE, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body });
    expect(answer.status).toBe(413);
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect(answer.text).toBe(
      JSON.stringify({
        type: `${BASE_URL}/docs/api#error-payload-too-large`,
        title: 'Payload too large',
        status: 413,
        detail: 'The request body is over 16 KiB.',
        code: 'payload_too_large',
        hint: 'Send a body of at most 16 KiB; ask for fewer records at a time.',
        instance: COMPARE,
        docs: `${BASE_URL}/docs/api#errors`,
      }),
    );
    expect(server.questions).toEqual([]);
  },
);

test('a client that keeps sending a very long body still gets its 413', async () => {
  const server = await startServer();
  const body = Buffer.alloc(4 * 1024 * 1024, 'x');
  expect((await server.ask(COMPARE, { method: 'POST', headers: JSON_BODY, body })).status).toBe(413);
});

test('an announced long body is refused before any of it is sent', async () => {
  const server = await startServer();
  const talk = converse(server.address);
  talk.write(head(['Content-Type: application/json', 'Content-Length: 999999999', 'Expect: 100-continue']));
  await talk.hears('payload_too_large');
  talk.leave();
  expect(await talk.heard).toMatch(/^HTTP\/1\.1 413 /);
});

test('a client that waits for 100 Continue gets it', async () => {
  const server = await startServer();
  const talk = converse(server.address);
  talk.write(
    head([
      'Content-Type: application/json',
      'Content-Length: 2',
      'Expect: 100-continue',
      'Connection: close',
    ]),
  );
  await talk.hears('100 Continue');
  talk.write('{}');
  expect(await talk.heard).toContain('HTTP/1.1 200 OK');
});

test.each(['/api/v1/robots', '/docs/api', '/no-page', '/healthz'])(
  'a long unwanted body for %s does not spoil an answer',
  async (path) => {
    const server = await startServer();
    const headers = { 'Content-Length': 1_000_000 };
    for (const method of ['DELETE', 'GET', 'HEAD', 'OPTIONS']) {
      const answer = await server.ask(path, { method, headers, body: Buffer.alloc(1_000_000, 'x') });
      expect(answer.status, method).toBe((await server.ask(path, { method })).status);
      expect(answer.headers.connection).toBe('close');
    }
  },
);

test('a short unwanted body does not close the connection', async () => {
  const server = await startServer();
  const talk = converse(server.address);
  for (const path of ['/api', '/docs/api']) {
    talk.write(`DELETE ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`);
    await talk.hears('405');
  }
  talk.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const heard = await talk.heard;
  expect(heard.match(/HTTP\/1\.1 \d+|Connection: .*/g)).toEqual([
    ...['HTTP/1.1 405', 'Connection: keep-alive'],
    ...['HTTP/1.1 405', 'Connection: keep-alive'],
    ...['HTTP/1.1 200', 'Connection: close'],
  ]);
});
