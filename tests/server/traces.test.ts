import { expect, test } from 'vitest';
import { jsonDocument } from '../../src/api/documents/json-document.ts';
import { startServer, throwing } from './support/server.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const ANY_ID: unknown = expect.stringMatching(/^[\da-f]{32}$/);

test('a log line has the trace of its caller, or a new one', async () => {
  const server = await startServer();
  await server.ask('/api', { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
  await server.ask('/docs/api');
  await server.ask('/docs/api');
  expect(server.lines).toMatchObject([
    { trace_id: TRACE, parent_id: SPAN, path: '/api' },
    { trace_id: ANY_ID },
    { trace_id: ANY_ID },
  ]);
  const ids = server.lines.map((line) => JSON.stringify(line).slice(0, 60));
  expect(new Set(ids).size).toBe(3);
  expect(server.lines.slice(1).some((line) => 'parent_id' in line)).toBe(false);
});

test('a malformed trace of a caller is never logged', async () => {
  const server = await startServer({ answer: throwing('broken') });
  for (const path of ['/api', '/api/v1/robots'])
    await server.ask(path, { headers: { traceparent: `00-${TRACE}-${SPAN}-01 evil` } });
  const written = JSON.stringify([...server.lines, ...server.faults]);
  expect(written).not.toContain('evil');
  expect(written).not.toContain(TRACE);
});

test.each([
  ['inside the API', '/api/v1/robots', {}],
  ['while it is sent', '/api/v1/robots', { answer: () => jsonDocument('{}', { Link: 'a\r\nb' }) }],
])('an error %s has the trace of its request, also on its own log line', async (_, path, otherwise) => {
  const server = await startServer({ answer: throwing('broken'), ...otherwise });
  const { status, headers } = await server.ask(path, { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
  expect(status).toBe(500);
  expect(server.faults).toMatchObject([{ trace_id: TRACE, parent_id: SPAN, message: 'internal error' }]);
  expect(server.lines).toMatchObject([{ trace_id: TRACE, status: 500 }]);
  expect(headers['request-id']).toBe(TRACE);
});

test.each(['/api', '/api/v1/robots', '/api/nope', '/docs/api', '/no-page', '/healthz'])(
  "the answer to %s has the id of the caller's trace, or of a new one, which is also logged",
  async (path) => {
    const server = await startServer();
    const traced = await server.ask(path, { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
    expect(traced.headers['request-id']).toBe(TRACE);
    const { headers } = await server.ask(path);
    expect(headers['request-id']).toEqual(ANY_ID);
    expect(headers['request-id']).not.toBe(TRACE);
    if (path !== '/healthz') expect(server.lines[1]).toMatchObject({ trace_id: headers['request-id'] });
  },
);
