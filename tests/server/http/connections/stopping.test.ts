import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { jsonDocument, type Document } from '../../../../src/api/documents/json-document.ts';
import { readingBy } from '../../../../src/composition/request-steps.ts';
import { clientsBehind } from '../../../../src/server/http/client-key.ts';
import { listen } from '../../../../src/server/http/server.ts';
import { ask, converse } from '../../support/ask.ts';
import { documentsOf } from '../../support/documents.ts';
import { BASE_URL, held, startServer } from '../../support/server.ts';

const MESSAGE = 'POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
const GET_INDEX = 'GET /api HTTP/1.1\r\nHost: x\r\n\r\n';
const PATIENT = { stopTimeout: 60_000 };

/** A server with a pending answer, which the test gives. */
async function startAnswering(times: object) {
  const answer = held<Document>();
  const server = await startServer({ answerMessage: () => answer.promise, times });
  const talk = converse(server.address);
  talk.write(MESSAGE);
  await expect.poll(() => server.messages.length).toBe(1);
  return { server, talk, answer };
}

test('a request pending at shutdown is finished, and its connection closed', async () => {
  const { server, talk, answer } = await startAnswering(PATIENT);
  const stopped = server.stop();
  await expect.poll(() => ask(server.address, '/api').catch(String)).toContain('ECONNREFUSED');
  answer.resolve(jsonDocument('{"data":[]}'));
  const heard = await talk.heard;
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(heard).toContain('Connection: close');
  expect(heard).toContain('{"data":[]}');
  await stopped;
});

test('an idle connection is closed after the server has lingered', async () => {
  const server = await startServer({ times: { ...PATIENT, linger: 200 } });
  const talk = converse(server.address);
  talk.write(GET_INDEX);
  await talk.hears('"path":"/api"');
  const start = performance.now();
  await server.stop();
  expect(performance.now() - start).toBeGreaterThan(150);
  expect(await talk.heard).toContain('Connection: keep-alive');
});

test('without connections the server does not linger', async () => {
  const server = await startServer({ times: { ...PATIENT, linger: 60_000 } });
  await server.ask('/api');
  await server.stop();
});

test('an unused connection is closed', async () => {
  const server = await startServer({ times: PATIENT });
  const talk = converse(server.address);
  await server.ask('/api');
  await server.stop();
  expect(await talk.heard).toBe('');
});

test('a late request on an open connection is answered, and the connection closed', async () => {
  const { server, talk, answer } = await startAnswering(PATIENT);
  talk.write(GET_INDEX);
  await server.ask('/api');
  const stopped = server.stop();
  answer.resolve(jsonDocument('{}'));
  await stopped;
  expect(await talk.heard).toContain('Connection: close');
});

test('while the server lingers an idle connection may send one last request, and is told that it closes', async () => {
  const server = await startServer({ times: { ...PATIENT, linger: 30_000 } });
  const talk = converse(server.address);
  talk.write(GET_INDEX);
  await talk.hears('"path":"/api"');
  const stopped = server.stop();
  await expect.poll(() => ask(server.address, '/api').catch(String)).toContain('ECONNREFUSED');
  talk.write(GET_INDEX);
  await stopped;
  expect((await talk.heard).match(/Connection: \S+/g)).toEqual([
    'Connection: keep-alive',
    'Connection: close',
  ]);
});

test('a connection with an answer in transmission is closed after it', async () => {
  const documents = documentsOf([], { '/api': 'x'.repeat(12_000_000) });
  const server = await startServer({ documents, times: PATIENT });
  const talk = converse(server.address);
  talk.write(GET_INDEX);
  await talk.hears('keep-alive');
  talk.pause();
  const stopped = server.stop();
  talk.resume();
  await stopped;
  expect((await talk.heard).length).toBeGreaterThan(12_000_000);
});

test('a request that takes too long is cut off', async () => {
  const { server, talk } = await startAnswering({ stopTimeout: 50 });
  await server.stop();
  expect(await talk.heard).toBe('');
});

test('stopping twice has the effect of stopping once', async () => {
  const { server, answer } = await startAnswering(PATIENT);
  const stopped = [server.stop(), server.stop()];
  answer.resolve(jsonDocument('{}'));
  await Promise.all(stopped);
});

test('an address in use is an error, not a crash', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  const nothing = (): undefined => undefined;
  const listening = await listen(nothing, {
    ...{ host: '127.0.0.1', port, clients: clientsBehind([]), bounds: { connections: 1, perClient: 1 } },
    ...{ ...readingBy(BASE_URL), onUnreadable: nothing, onRefusal: nothing, onError: nothing },
  });
  expect(listening).toMatchObject({ ok: false, error: { code: 'EADDRINUSE' } });
  other.close();
});
