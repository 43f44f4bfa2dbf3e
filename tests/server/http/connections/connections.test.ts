import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { jsonDocument } from '../../../../src/api/documents/json-document.ts';
import { clientsBehind } from '../../../../src/server/http/client-key.ts';
import { Connections } from '../../../../src/server/http/connections/connections.ts';
import { DEFAULT_BOUNDS } from '../../../../src/server/http/connections/resource-limits.ts';
import { valueOf } from '../../../support/openmetrics.ts';
import { converse } from '../../support/ask.ts';
import { documentsOf } from '../../support/documents.ts';
import { scrape, startMeasured } from '../../support/metrics.ts';
import { held, startServer } from '../../support/server.ts';

const GET = 'GET /api HTTP/1.1\r\nHost: x\r\n\r\n';
const answersIn = (heard: string): number => heard.match(/HTTP\/1\.1 200/g)?.length ?? 0;

describe('a connection', () => {
  test('with 32 pending answers is closed after them at one more request', async () => {
    const { server, metrics } = await startMeasured();
    const talk = converse(server.address);
    talk.write(GET.repeat(33));
    expect(answersIn(await talk.heard)).toBe(32);
    expect(valueOf(await scrape(metrics), 'http_connections_closed_total')).toBe(1);
    expect((await server.ask('/api')).status).toBe(200);
  });

  test('with thousands of pipelined requests has the first of them answered, and is closed', async () => {
    const server = await startServer();
    const talk = converse(server.address);
    talk.write('GET /api/v1/actuators HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000));
    expect(answersIn(await talk.heard)).toBe(32);
    expect(server.refusals).toHaveLength(1);
    expect(server.lines).toHaveLength(32);
  });

  // Fails if Node changes the path from its parser to requests: see `stopReading`.
  test('with thousands of pipelined requests has no more of them parsed', async () => {
    let looks = 0;
    const server = await startServer({ clock: () => (looks += 1) });
    const talk = converse(server.address);
    talk.write(GET.repeat(2000));
    await talk.heard;
    // One at the start of each request, and one when its answer is ready.
    expect(looks).toBe(33 + 32);
  });

  test('may have 32 answers, one after the other', async () => {
    const server = await startServer();
    const talk = converse(server.address);
    talk.write(GET.repeat(31) + GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(answersIn(await talk.heard)).toBe(32);
    expect(server.refusals).toEqual([]);
  });

  test('with too many unsent bytes is closed at the next request', async () => {
    const documents = documentsOf([], { '/api': 'x'.repeat(1000) });
    const server = await startServer({ documents, bounds: { unsentBytes: 1500 } });
    const talk = converse(server.address);
    talk.write(GET.repeat(3));
    expect(answersIn(await talk.heard)).toBeLessThan(3);
    expect(server.refusals).toHaveLength(1);
  });

  test('that sends only line breaks is closed after the time limit of a head', async () => {
    // Time passes only with the line breaks, so that a busy machine does not close the connection before.
    let milliseconds = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);
    onTestFinished(() => clock.mockRestore());
    const server = await startServer({ bounds: { idleMilliseconds: 500 } });
    const talk = converse(server.address);
    talk.write(GET);
    await talk.hears('"path"');
    const timer = setInterval(() => {
      talk.write('\r\n');
      milliseconds += 100;
    }, 100);
    expect(answersIn(await talk.heard)).toBe(1);
    clearInterval(timer);
    expect(server.refusals).toHaveLength(1);
    expect(milliseconds).toBeGreaterThanOrEqual(500);
  });

  test('that does not read its answer is closed after the time limit of an answer', async () => {
    const documents = documentsOf([], { '/api': 'x'.repeat(12_000_000) });
    const server = await startServer({ documents, bounds: { answerMilliseconds: 10 } });
    const talk = converse(server.address);
    talk.write(GET);
    await talk.hears('keep-alive');
    talk.pause();
    await expect.poll(() => server.refusals.length).toBe(1);
    talk.resume();
    expect((await talk.heard).length).toBeLessThan(12_000_000);
  });

  test('stays open while an answer takes long to compute', async () => {
    const answer = held<ReturnType<typeof jsonDocument>>();
    const server = await startServer({
      answerMessage: () => answer.promise,
      bounds: { answerMilliseconds: 10 },
    });
    const asked = server.ask('/mcp', { method: 'POST', body: '{}' });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    answer.resolve(jsonDocument('{}'));
    expect((await asked).status).toBe(200);
  });
});

describe('connections', () => {
  test('beyond the limit of one client are closed at once, until one of its own ends', async () => {
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

  test('beyond the limit of all clients are closed at once', async () => {
    const server = await startServer({ bounds: { connections: 1 } });
    const talk = converse(server.address);
    talk.write(GET);
    await talk.hears('"path"');
    expect(await converse(server.address).heard).toBe('');
    expect(server.refusals).toHaveLength(1);
  });

  test('that have been idle the longest are closed for new ones near the limit', async () => {
    const server = await startServer({ bounds: { connections: 32 } });
    const talks = Array.from({ length: 30 }, () => converse(server.address));
    for (const talk of talks) {
      talk.write(GET);
      await talk.hears('"path"');
    }
    const [first, second] = talks;
    first?.write(GET);
    await expect.poll(() => server.lines.length).toBe(31);
    for (let newcomer = 0; newcomer < 10; newcomer += 1) expect((await server.ask('/api')).status).toBe(200);
    expect(answersIn((await second?.heard) ?? '')).toBe(1);
    expect(server.refusals.length).toBeLessThanOrEqual(10);
    first?.write(GET);
    await expect.poll(() => server.lines.length).toBe(42);
  });

  test('of one /48 network are limited to four times those of a client', () => {
    const server = createServer();
    const refusals: string[] = [];
    const bounds = { ...DEFAULT_BOUNDS, connections: 1000, perClient: 2 };
    new Connections(server, {
      bounds,
      clients: clientsBehind([]),
      onRefusal: () => void refusals.push('closed'),
    });
    const sockets = Array.from({ length: 12 }, (_, customer) => socketFrom(`2001:db8:1:${customer}::1`));
    for (const socket of [...sockets, socketFrom('2001:db8:2::1')]) server.emit('connection', socket);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual(sockets.map((_, place) => place >= 8));
    expect(refusals).toHaveLength(4);
    server.emit('close');
    for (const socket of sockets) socket.destroy();
  });

  test('of a trusted proxy are not limited, but the pending answers of each of its clients are', async () => {
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

/** A connection that appears to come from an address. */
function socketFrom(address: string): Socket {
  return Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
}
