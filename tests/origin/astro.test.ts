import { expect, test } from 'vitest';
import { textOf } from '../../src/api/document.ts';
import { answerByAstro, type AstroHandler } from '../../src/origin/astro.ts';
import type { Question } from '../../src/origin/documents/computed.ts';

const QUESTION: Question = { method: 'GET', url: '/api/v1/robots?q=a%20b&x=1', contentType: null, body: null };

/** A handler that answers with these headers and body, in pieces as Astro does. */
const answering =
  (status: number, headers: Record<string, string>, body = '{}'): AstroHandler =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.write(body.slice(0, 1));
    response.end(body.slice(1));
  };

test('a question reaches the handler as a request', async () => {
  const handler: AstroHandler = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify([
          request.method,
          request.url,
          request.headers['content-type'],
          Buffer.concat(chunks).toString(),
        ]),
      );
    });
  };
  const ask = answerByAstro(handler);
  expect(JSON.parse(textOf(await ask(QUESTION)))).toEqual(['GET', QUESTION.url, null, '']);
  const body = Buffer.from('{"ids":["é"]}');
  const posted = await ask({ method: 'POST', url: '/api/v1/actuators/compare', contentType: 'text/x', body });
  expect(JSON.parse(textOf(posted))).toEqual(['POST', '/api/v1/actuators/compare', 'text/x', '{"ids":["é"]}']);
});

test('the answer becomes a document: its status, type, text and own headers, spelt as in the table', async () => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    link: '<x>',
    'x-own': '1',
  };
  expect(await answerByAstro(answering(200, headers, '{"é":1}'))(QUESTION)).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: '{"é":1}',
    headers: { 'Cache-Control': 'no-store', Link: '<x>', 'x-own': '1' },
  });
});

test('a route that hands over how it answers is asked itself from then on, for its method and path', async () => {
  const asked: string[] = [];
  const handler: AstroHandler = (...[request, response, , { hand }]) => {
    asked.push(`${request.method} ${request.url}`);
    hand(({ url }) => ({ status: 200, type: 'application/json', body: JSON.stringify(url), headers: { Link: '<x>' } }));
    response.writeHead(200, { 'content-type': 'application/json' }).end('"first"');
  };
  const ask = answerByAstro(handler);
  expect((await ask(QUESTION)).body).toBe('"first"');
  expect(await ask({ ...QUESTION, url: '/api/v1/robots?q=c' })).toMatchObject({
    body: '"/api/v1/robots?q=c"',
    headers: { Link: '<x>' },
  });
  await ask({ ...QUESTION, url: '/api/v1/actuators' });
  await ask({ ...QUESTION, method: 'POST' });
  expect(asked).toEqual([`GET ${QUESTION.url}`, 'GET /api/v1/actuators', `POST ${QUESTION.url}`]);
});

test('a problem document is an answer like another', async () => {
  const handler = answering(415, { 'content-type': 'application/problem+json', 'accept-post': 'application/json' });
  expect(await answerByAstro(handler)(QUESTION)).toMatchObject({
    status: 415,
    headers: { 'Accept-Post': 'application/json' },
  });
});

test.each<[string, AstroHandler]>([
  ['an HTML page', answering(200, { 'content-type': 'text/html' })],
  ['an answer without a type', answering(200, {})],
  ['a fault of the server', answering(500, { 'content-type': 'application/json' })],
  ['a route that does not exist', (_request, _response, next) => next()],
  [
    'an exception',
    () => {
      throw new Error('broken');
    },
  ],
])('%s is an exception, never an answer', async (_name, handler) => {
  await expect(answerByAstro(handler)(QUESTION)).rejects.toThrow();
});

test('a handler that rejects is an exception', async () => {
  await expect(answerByAstro(() => Promise.reject(new Error('broken')))(QUESTION)).rejects.toMatchObject({
    cause: { message: 'broken' },
  });
});
