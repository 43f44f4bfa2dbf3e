import { expect, test } from 'vitest';
import { jsonDocument } from '../../src/api/documents/json-document.ts';
import { openMetrics } from '../../src/server/metrics/metrics.ts';
import { converse } from './support/ask.ts';
import { BASE_URL, held, startServer, throwing } from './support/server.ts';

test('an exception is an internal error without details, and is logged with the request line', async () => {
  const server = await startServer({ answer: throwing('secret of /srv/file.ts') });
  const answer = await server.ask('/api/v1/actuators?q=x', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(500);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-ratelimit-remaining': '999',
  });
  const id = answer.headers['request-id'];
  expect(answer.text).toBe(
    JSON.stringify({
      type: `${BASE_URL}/docs/api#error-internal-error`,
      title: 'Internal error',
      status: 500,
      detail: 'An error of the server, not of the request.',
      code: 'internal_error',
      hint: 'Repeat the request; every call is safe to retry.',
      instance: '/api/v1/actuators',
      docs: `${BASE_URL}/docs/api#errors`,
      request_id: id,
    }),
  );
  expect(server.faults).toMatchObject([
    {
      trace_id: id,
      method: 'GET',
      path: '/api/v1/actuators?q=x',
      err: { message: 'secret of /srv/file.ts' },
    },
  ]);
});

test('an answer to POST that throws is an internal error too', async () => {
  const server = await startServer({ answer: throwing('broken') });
  const answer = await server.ask('/api/v1/actuators/compare', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(500);
});

test('a header that cannot be sent is an internal error and does not stop the server', async () => {
  const server = await startServer({ answer: () => jsonDocument('{}', { Link: 'a\r\nb' }) });
  expect((await server.ask('/api/v1/robots')).status).toBe(500);
  expect((await server.ask('/api')).status).toBe(200);
});

test('an exception outside the API is an internal error too', async () => {
  const server = await startServer({ healthIssues: throwing('broken') });
  expect((await server.ask('/healthz')).status).toBe(500);
  expect(server.faults).toHaveLength(1);
});

test('each request is logged once, with its query and without its body', async () => {
  const server = await startServer();
  await server.ask('/api/v1/robots?q=x', { headers: { 'Accept-Encoding': 'br' } });
  await server.ask('/api/v1/robots?q=x');
  await server.ask('/api/v1/robots?q=x', { headers: { 'If-None-Match': '*' } });
  await server.ask('/api/v1/actuators/compare', { method: 'POST', body: 'private' });
  await server.ask('/docs/api', { headers: { 'Accept-Encoding': 'br' } });
  await server.ask('/api', { method: 'HEAD' });
  const common = { client: '127.0.0.1', milliseconds: 0 };
  expect(server.lines).toMatchObject([
    {
      ...common,
      method: 'GET',
      path: '/api/v1/robots?q=x',
      status: 200,
      bytes: 55,
      coding: 'identity',
      cache: 'miss',
    },
    { ...common, method: 'GET', path: '/api/v1/robots?q=x', status: 200, coding: 'identity', cache: 'miss' },
    {
      ...common,
      method: 'GET',
      path: '/api/v1/robots?q=x',
      status: 304,
      bytes: 0,
      coding: 'identity',
      cache: 'miss',
    },
    {
      ...common,
      method: 'POST',
      path: '/api/v1/actuators/compare',
      status: 200,
      bytes: 68,
      coding: 'identity',
    },
    { ...common, method: 'GET', path: '/docs/api', status: 200, coding: 'br', cache: 'static' },
    { ...common, method: 'HEAD', path: '/api', status: 200, bytes: 0 },
  ]);
  expect(JSON.stringify(server.lines)).not.toContain('private');
  const members = [
    'trace_id',
    'method',
    'path',
    'client',
    'coding',
    'cache',
    'status',
    'bytes',
    'milliseconds',
  ];
  const membersOf = (line: object): readonly string[] =>
    members.filter((name) => name !== 'cache' || name in line);
  for (const line of server.lines) expect(Object.keys(line)).toEqual(membersOf(line));
});

test('the duration of a request is in milliseconds in the log and in seconds in the metrics', async () => {
  const times = [10, 12.3456];
  const seconds: number[] = [];
  const metrics = {
    ...openMetrics({ droppedLines: () => 0, underWay: () => 0 }),
    answered: (answer: { readonly seconds: number }) => void seconds.push(answer.seconds),
  };
  const server = await startServer({ metrics, clock: () => times.shift() ?? 0 });
  await server.ask('/api');
  expect(server.lines).toMatchObject([{ milliseconds: 2.35 }]);
  expect(seconds.map((one) => one.toFixed(7))).toEqual(['0.0023456']);
});

test('a client that disconnects before its answer does not affect others', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const server = await startServer({ answerMessage: () => answer.promise, times: { stopTimeout: 100 } });
  const talk = converse(server.address);
  talk.write('POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
  await expect.poll(() => server.messages.length).toBe(1);
  talk.leave();
  await talk.heard;
  answer.resolve(jsonDocument('{}'));
  expect((await server.ask('/api/v1/robots')).status).toBe(200);
  expect(server.faults).toEqual([]);
});
