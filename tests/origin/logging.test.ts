import { expect, test } from 'vitest';
import { jsonDocument } from '../../src/api/document.ts';
import { startOrigin } from './support/origin.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const ANY_ID: unknown = expect.stringMatching(/^[\da-f]{32}$/);

test('a line has the trace of its caller, or one of its own', async () => {
  const origin = await startOrigin();
  await origin.ask('/api', { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
  await origin.ask('/docs/api');
  await origin.ask('/docs/api');
  expect(origin.lines).toMatchObject([
    { trace_id: TRACE, parent_id: SPAN, path: '/api' },
    { trace_id: ANY_ID },
    { trace_id: ANY_ID },
  ]);
  const ids = origin.lines.map((line) => JSON.stringify(line).slice(0, 60));
  expect(new Set(ids).size).toBe(3);
  expect(origin.lines.slice(1).some((line) => 'parent_id' in line)).toBe(false);
});

test('what a caller writes in place of a trace never comes into the log', async () => {
  const origin = await startOrigin({ answer: () => Promise.reject(new Error('broken')) });
  for (const path of ['/api', '/api/v1/robots'])
    await origin.ask(path, { headers: { traceparent: `00-${TRACE}-${SPAN}-01 evil` } });
  const written = JSON.stringify([...origin.lines, ...origin.faults]);
  expect(written).not.toContain('evil');
  expect(written).not.toContain(TRACE);
});

test.each([
  ['inside the API', '/api/v1/robots', {}],
  ['while it is sent', '/api/v1/robots', { answer: () => Promise.resolve(jsonDocument('{}', { Link: 'a\r\nb' })) }],
])('a fault %s has the trace of its request, on its own line too', async (_, path, otherwise) => {
  const origin = await startOrigin({ answer: () => Promise.reject(new Error('broken')), ...otherwise });
  const { status, headers } = await origin.ask(path, { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
  expect(status).toBe(500);
  expect(origin.faults).toMatchObject([{ trace_id: TRACE, parent_id: SPAN, message: 'internal error' }]);
  expect(origin.lines).toMatchObject([{ trace_id: TRACE, status: 500 }]);
  expect(JSON.stringify(headers)).not.toContain(TRACE);
});
