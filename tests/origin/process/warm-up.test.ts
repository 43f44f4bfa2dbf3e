import { expect, test } from 'vitest';
import { answerMcp } from '../../../src/mcp/protocol/endpoint.ts';
import type { Question } from '../../../src/origin/documents/computed.ts';
import type { Documents } from '../../../src/origin/documents/documents.ts';
import { warmUp } from '../../../src/origin/process/warm-up.ts';
import { mcpService } from '../../mcp/support/service.ts';

const documents: Pick<Documents, 'paths'> = { paths: ['/api/v1/actuators/a', '/api/v1/actuators/b', '/api'] };

const found = { status: 200, type: 'application/json', body: '{}', headers: {} };

/** What is asked while warming up, where /mcp answers so. */
async function askedWhile(answerToCall: (question: Question) => Promise<typeof found>): Promise<string[]> {
  const asked: string[] = [];
  await warmUp((question) => {
    asked.push(`${question.method} ${question.url}`);
    return question.url === '/mcp' ? answerToCall(question) : Promise.resolve(found);
  }, documents);
  return asked;
}

/** The answer of the MCP server itself. */
async function byMcp({ url, method, contentType, body }: Question): Promise<typeof found> {
  const headers = { 'Content-Type': contentType ?? '' };
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    body: body === null ? null : new TextDecoder().decode(body),
  });
  const response = await answerMcp(mcpService, request);
  return { ...found, status: response.status, body: await response.text() };
}

test('every kind of computed document is asked once, MCP by a call that it can answer', async () => {
  expect(await askedWhile(byMcp)).toEqual([
    'GET /api/v1/actuators',
    'GET /api/v1/actuators?q=servo&sort=price_usd',
    'GET /api/v1/robots',
    'GET /api/v1/actuators/compare?ids=a,b',
    'POST /mcp',
  ]);
});

test.each([
  [
    'an error of the protocol',
    200,
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"No tool is called so."}}',
  ],
  ['a refused call', 200, '{"jsonrpc":"2.0","id":1,"result":{"isError":true,"content":[]}}'],
  ['a status that is no success', 404, '{}'],
])('%s from MCP stops the start', async (_, status, body) => {
  await expect(askedWhile(() => Promise.resolve({ ...found, status, body }))).rejects.toThrow(
    `/mcp answers a call with ${status} ${body}`,
  );
});

test('an answer that fails stops the start', async () => {
  await expect(warmUp(() => Promise.reject(new Error('Astro failed')), documents)).rejects.toThrow('Astro failed');
});
