import { describe, expect, test } from 'vitest';
import { jsonDocument } from '../../../../src/api/documents/json-document.ts';
import { converse, type Conversation } from '../../support/ask.ts';
import { documentsOf } from '../../support/documents.ts';
import { held, startServer } from '../../support/server.ts';

const GET = 'GET /api HTTP/1.1\r\nHost: x\r\n\r\n';

describe('unread answers', () => {
  // More than the system buffers for a connection that nobody reads.
  const BYTES = 16_000_000;
  const documents = documentsOf([], { '/api': 'x'.repeat(BYTES) });

  async function askAndReadNothing(address: string, from?: string): Promise<Conversation> {
    const talk = converse(address, from);
    talk.write(GET);
    await talk.hears('keep-alive');
    talk.pause();
    return talk;
  }

  const lengthOf = async (talk: Conversation): Promise<number> => {
    talk.resume();
    return (await talk.heard).length;
  };

  test('are limited for each client, whose further connections are closed', async () => {
    const server = await startServer({ documents, bounds: { clientBytes: 1.5 * BYTES } });
    const first = await askAndReadNothing(server.address);
    const second = converse(server.address);
    second.write(GET);
    expect(await second.heard).toBe('');
    expect(server.refusals).toHaveLength(1);
    const other = converse(server.address, '127.0.0.2');
    other.write(GET.replace('/api', '/docs/api'));
    await other.hears('HTTP/1.1');
    first.leave();
    await first.heard;
    await expect.poll(() => server.ask('/api').then(({ bytes }) => bytes.length, String)).toBe(BYTES);
  });

  test('are counted before an answer is computed: a client with too many is refused', async () => {
    const server = await startServer({ documents, bounds: { clientBytes: 1.05 * BYTES } });
    const first = await askAndReadNothing(server.address);
    const refused = await server.ask('/api/v1/robots');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(server.questions).toEqual([]);
    first.leave();
    await expect.poll(() => server.ask('/api/v1/robots').then(({ status }) => status)).toBe(200);
  });

  test('are limited for all clients: the longest waiting one is closed', async () => {
    const server = await startServer({ documents, bounds: { allBytes: 2.5 * BYTES } });
    const [first, second, third] = [
      await askAndReadNothing(server.address, '127.0.0.2'),
      await askAndReadNothing(server.address, '127.0.0.3'),
      await askAndReadNothing(server.address, '127.0.0.4'),
    ];
    expect(await lengthOf(first)).toBeLessThan(BYTES);
    expect(server.refusals).toHaveLength(1);
    for (const talk of [second, third]) {
      // One more than allowed, so that the connection is closed after the answer.
      talk.write(GET);
      expect(await lengthOf(talk)).toBeGreaterThan(BYTES);
    }
  });

  test('queued behind others stop counting when their connection breaks', async () => {
    const answer = held<ReturnType<typeof jsonDocument>>();
    const server = await startServer({
      answerMessage: () => answer.promise,
      trustedProxies: ['127.0.0.1'],
      bounds: { perClient: 2 },
    });
    const headers = 'Host: x\r\nX-Forwarded-For: 192.0.2.1\r\n';
    const talk = converse(server.address);
    talk.write(`POST /mcp HTTP/1.1\r\n${headers}Content-Length: 2\r\n\r\n{}`.repeat(2));
    await expect.poll(() => server.messages.length).toBe(2);
    talk.reset();
    await expect.poll(() => server.underWay()).toBe(0);
    const asked = await server.ask('/api', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
    expect(asked.status).toBe(200);
    answer.resolve(jsonDocument('{}'));
  });
});
