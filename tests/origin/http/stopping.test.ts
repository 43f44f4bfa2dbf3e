import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/document.ts';
import { serve } from '../../../src/origin/http/server.ts';
import { ask, converse } from '../support/ask.ts';
import { documentsOf } from '../support/documents.ts';
import { BASE_URL, held, startOrigin } from '../support/origin.ts';

const ANYWHERE = { host: '127.0.0.1', port: 0, baseUrl: BASE_URL };
const GET_ROBOTS = 'GET /api/v1/robots HTTP/1.1\r\nHost: x\r\n\r\n';
const GET_INDEX = 'GET /api HTTP/1.1\r\nHost: x\r\n\r\n';

test('what is under way when the server is stopped is finished, and its connection closed', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const origin = await startOrigin({ answer: () => answer.promise, times: { stopTimeout: 5000 } });
  const talk = converse(origin.address);
  talk.write(GET_ROBOTS);
  await expect.poll(() => origin.questions.length).toBe(1);
  const stopped = origin.stop();
  await expect(ask(origin.address, '/api')).rejects.toThrow('ECONNREFUSED');
  answer.resolve(jsonDocument('{"data":[]}'));
  const heard = await talk.heard;
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(heard).toContain('Connection: close');
  expect(heard).toContain('{"data":[]}');
  await stopped;
});

test('a connection that only waits is closed at once', async () => {
  const origin = await startOrigin({ times: { stopTimeout: 60_000 } });
  const talk = converse(origin.address);
  talk.write(GET_INDEX);
  await talk.hears('"path":"/api"');
  await origin.stop();
  expect(await talk.heard).toContain('Connection: keep-alive');
});

test('a connection that was never used is closed at once', async () => {
  const origin = await startOrigin({ times: { stopTimeout: 60_000 } });
  const talk = converse(origin.address);
  await origin.ask('/api');
  await origin.stop();
  expect(await talk.heard).toBe('');
});

test('a request that still comes in on an open connection is answered, and the connection closed', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const origin = await startOrigin({ answer: () => answer.promise, times: { stopTimeout: 60_000 } });
  const talk = converse(origin.address);
  talk.write(`${GET_ROBOTS}${GET_INDEX}`);
  await expect.poll(() => origin.questions.length).toBe(1);
  const stopped = origin.stop();
  answer.resolve(jsonDocument('{}'));
  await stopped;
  expect(await talk.heard).toContain('Connection: close');
});

test('while the server lingers an idle connection may send once more, and hears that it was the last time', async () => {
  const origin = await startOrigin({ times: { stopTimeout: 60_000 } });
  const talk = converse(origin.address);
  talk.write(GET_INDEX);
  await talk.hears('"path":"/api"');
  const stopped = origin.stop(30_000);
  await expect(ask(origin.address, '/api')).rejects.toThrow('ECONNREFUSED');
  talk.write(GET_INDEX);
  await stopped;
  expect((await talk.heard).match(/Connection: \S+/g)).toEqual(['Connection: keep-alive', 'Connection: close']);
});

test('a connection that stays silent is closed when the server has lingered long enough', async () => {
  const origin = await startOrigin({ times: { stopTimeout: 60_000 } });
  const talk = converse(origin.address);
  talk.write(GET_INDEX);
  await talk.hears('"path":"/api"');
  const start = performance.now();
  await origin.stop(200);
  expect(performance.now() - start).toBeGreaterThan(150);
  expect(await talk.heard).toContain('Connection: keep-alive');
});

test('a connection over which an answer was still flowing is closed when it has flowed', async () => {
  const documents = documentsOf([], { '/api': 'x'.repeat(12_000_000) });
  const origin = await startOrigin({ documents, times: { stopTimeout: 60_000 } });
  const talk = converse(origin.address);
  talk.write(GET_INDEX);
  await talk.hears('keep-alive');
  talk.pause();
  const stopped = origin.stop();
  talk.resume();
  await stopped;
  expect((await talk.heard).length).toBeGreaterThan(12_000_000);
});

test('what takes too long is cut off', async () => {
  const origin = await startOrigin({ answer: () => held<never>().promise, times: { stopTimeout: 50 } });
  const talk = converse(origin.address);
  talk.write(GET_ROBOTS);
  await expect.poll(() => origin.questions.length).toBe(1);
  await origin.stop();
  expect(await talk.heard).toBe('');
});

test('a client that takes nothing of its answer is not waited for', async () => {
  const documents = documentsOf([], { '/api': 'x'.repeat(12_000_000) });
  const origin = await startOrigin({ documents, times: { silenceTimeout: 50, stopTimeout: 60_000 } });
  const talk = converse(origin.address);
  talk.write(GET_INDEX);
  await talk.hears('keep-alive');
  talk.pause();
  await origin.stop();
  talk.resume();
  expect((await talk.heard).length).toBeLessThan(12_000_000);
});

test('an address that is taken is a rejection, not a crash', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const bound = other.address();
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  const listening = { host: '127.0.0.1', port, baseUrl: BASE_URL, onFault: () => undefined };
  await expect(serve(() => Promise.resolve(true), listening)).rejects.toThrow('EADDRINUSE');
  other.close();
});

test('what the handler leaves to others is a bare 404', async () => {
  const running = await serve(() => Promise.resolve(false), { ...ANYWHERE, onFault: () => undefined });
  expect(await ask(running.address, '/x')).toMatchObject({ status: 404, text: '' });
  await running.stop();
});

test('a request whose handler fails is cut off, and the fault noted', async () => {
  const faults: unknown[] = [];
  const listening = { ...ANYWHERE, onFault: (error: unknown) => void faults.push(error) };
  const running = await serve(() => Promise.reject(new Error('broken')), listening);
  await expect(ask(running.address, '/x')).rejects.toThrow('socket hang up');
  expect(faults).toMatchObject([{ message: 'broken' }]);
  await running.stop();
});
