import { expect, test } from 'vitest';
import { answerRequest } from '../../src/api/answer-request.ts';
import { callTool } from '../../src/mcp/tools/call-tool.ts';
import { problemIn } from '../support/match.ts';
import { actuatorEntry, serviceWith } from '../support/small-catalog.ts';

// Longer than any real record: a hundred of these exceed the limit on one answer.
const sources = Array.from({ length: 25 }, (_, number) => ({
  url: `https://acme.example/${'x'.repeat(1000)}${number}`,
  title: 'A1',
  kind: 'manufacturer' as const,
  accessed: '2026-11-21',
  states: { peak_torque_nm: 'Peak torque 22 N·m' },
}));
const service = serviceWith(
  ...Array.from({ length: 100 }, (_, number) => actuatorEntry({ id: `a${number}`, sources })),
);

const list = (limit: number) =>
  answerRequest(service, {
    method: 'GET',
    path: '/api/v1/actuators',
    parameters: new URLSearchParams({ limit: String(limit) }),
    contentType: null,
    body: null,
  });

test('a computed answer over 2 MB is refused, with a hint at smaller requests', () => {
  expect(list(20).status).toBe(200);
  const refused = list(100);
  expect(refused.status).toBe(400);
  expect(problemIn(refused)).toMatchObject({
    code: 'invalid_parameter',
    detail: 'The answer would be over 2 MB.',
    hint: 'Ask for less: a smaller `limit`, or fewer `fields`.',
  });
});

test('a tool result over 2 MB is refused too', () => {
  const call = (limit: number) =>
    callTool({ ...service, documentAt: () => null }, 'search_actuators', { fields: ['sources'], limit });
  expect(call(10).isError).toBeUndefined();
  const { isError, content } = call(100);
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toContain('over 2 MB');
});
