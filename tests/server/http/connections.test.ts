import { describe, expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/document.ts';
import { valueOf } from '../../support/openmetrics.ts';
import { converse } from '../support/ask.ts';
import { documentsOf } from '../support/documents.ts';
import { scrape, startMeasured } from '../support/metrics.ts';
import { held, startServer } from '../support/server.ts';

const GET = 'GET /api HTTP/1.1\r\nHost: x\r\n\r\n';
const answersIn = (heard: string): number => heard.match(/HTTP\/1\.1 200/g)?.length ?? 0;

describe('a connection', () => {
  test('with 32 answers under way is closed when one more is asked for', async () => {
    const { server, metrics } = await startMeasured();
    const talk = converse(server.address);
    talk.write(GET.repeat(33));
    expect(answersIn(await talk.heard)).toBeLessThanOrEqual(32);
    expect(valueOf(await scrape(metrics), 'http_connections_closed_total')).toBe(1);
    expect((await server.ask('/api')).status).toBe(200);
  });

  test('on which thousands of requests come in one piece has the first of them read, and is closed', async () => {
    const server = await startServer();
    const talk = converse(server.address);
    talk.write('GET /api/v1/actuators HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000));
    await talk.heard;
    expect(server.refusals).toHaveLength(1);
    expect(server.lines).toHaveLength(32);
  });

  test('has 32 answers, one after the other', async () => {
    const server = await startServer();
    const talk = converse(server.address);
    talk.write(GET.repeat(31) + GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(answersIn(await talk.heard)).toBe(32);
    expect(server.refusals).toEqual([]);
  });

  test('with more than its bound of bytes unsent is closed when more is asked for', async () => {
    const documents = documentsOf([], { '/api': 'x'.repeat(1000) });
    const server = await startServer({ documents, bounds: { unsentBytes: 1500 } });
    const talk = converse(server.address);
    talk.write(GET.repeat(3));
    expect(answersIn(await talk.heard)).toBeLessThan(3);
    expect(server.refusals).toHaveLength(1);
  });

  test('that takes nothing of its answer is closed after the time for an answer', async () => {
    const documents = documentsOf([], { '/api': 'x'.repeat(12_000_000) });
    const server = await startServer({ documents, bounds: { answerMilliseconds: 10 } });
    const talk = converse(server.address);
    talk.write(GET);
    await talk.hears('keep-alive');
    talk.pause();
    await expect.poll(() => server.refusals.length, { timeout: 5000 }).toBe(1);
    talk.resume();
    expect((await talk.heard).length).toBeLessThan(12_000_000);
  });

  test('is not closed for an answer that takes long to make', async () => {
    const answer = held<ReturnType<typeof jsonDocument>>();
    const server = await startServer({ answerMessage: () => answer.promise, bounds: { answerMilliseconds: 10 } });
    const asked = server.ask('/mcp', { method: 'POST', body: '{}' });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    answer.resolve(jsonDocument('{}'));
    expect((await asked).status).toBe(200);
  });
});

describe('connections', () => {
  test('beyond the bound of one client are closed at once, until one of its own ends', async () => {
    const server = await startServer({ bounds: { perClient: 2 } });
    const [first, second] = [converse(server.address), converse(server.address)];
    for (const talk of [first, second]) {
      talk.write(GET);
      await talk.hears('"path"');
    }
    expect(await converse(server.address).heard).toBe('');
    first.leave();
    await first.heard;
    await expect.poll(() => server.ask('/api').then(({ status }) => status, String)).toBe(200);
    expect(server.refusals.length).toBeGreaterThan(0);
  });

  test('beyond the bound of all are closed at once', async () => {
    const server = await startServer({ bounds: { connections: 1 } });
    const talk = converse(server.address);
    talk.write(GET);
    await talk.hears('"path"');
    expect(await converse(server.address).heard).toBe('');
    expect(server.refusals).toHaveLength(1);
  });

  test('of a trusted proxy are not bounded, but the answers under way to each of its clients', async () => {
    const answer = held<ReturnType<typeof jsonDocument>>();
    const server = await startServer({
      answerMessage: () => answer.promise,
      trustedProxies: ['127.0.0.1'],
      bounds: { perClient: 2 },
    });
    const post = (client: string) =>
      server.ask('/mcp', { method: 'POST', body: '{}', headers: { 'X-Forwarded-For': client } });
    const asked = [post('192.0.2.1'), post('192.0.2.1'), post('192.0.2.2')];
    await expect.poll(() => server.messages.length).toBe(3);
    await expect(post('192.0.2.1')).rejects.toThrow('socket hang up');
    answer.resolve(jsonDocument('{}'));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await post('192.0.2.1')).status).toBe(200);
  });
});
