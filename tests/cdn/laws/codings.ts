import { describe, expect, test } from 'vitest';
import type { Answer } from '../../contract/support/ask.ts';
import { isHit, newClient } from '../support/client.ts';
import { freshDocument } from '../support/documents.ts';
import type { EdgeKind } from '../support/edge.ts';
import type { Stage } from '../support/stage.ts';

const CODINGS = ['br', 'gzip', 'identity'];

const codingOf = ({ headers }: Answer): string => headers['content-encoding'] ?? 'identity';

/** Every coding of a document is cached, each with its own tag. */
export function keepsCodings(kind: EdgeKind, stage: () => Stage): void {
  describe.concurrent(`${kind.name} caches codings:`, () => {
    test('br, gzip and identity have the same content, each with its own tag', async () => {
      const { edge, origin } = stage();
      const path = freshDocument();
      const client = newClient(edge.address);
      for (const coding of CODINGS) await client.get(path, { 'Accept-Encoding': coding });
      const kept: Answer[] = [];
      for (const coding of CODINGS) kept.push(await client.get(path, { 'Accept-Encoding': coding }));
      expect(kept.map(codingOf)).toEqual(CODINGS);
      expect(kept.map(isHit)).toEqual([true, true, true]);
      expect(new Set(kept.map(({ text }) => text)).size).toBe(1);
      expect(new Set(kept.map(({ headers }) => headers.etag)).size).toBe(3);
      expect(new Set(kept.map(({ headers }) => headers.vary))).toEqual(new Set(['Accept-Encoding']));
      expect(await origin.reached(path)).toHaveLength(3);
    });

    test.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate, br', 'br'],
      ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
      ['BR', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.000,gzip;q=0.5', 'gzip'],
      ['gzip;q=0', 'identity'],
      ['x-br, brx', 'identity'],
      ['deflate', 'identity'],
      ['', 'identity'],
    ])('Accept-Encoding: %s gets the cached %s', async (accepted, coding) => {
      const client = newClient(stage().edge.address);
      const path = freshDocument();
      await client.get(path, { 'Accept-Encoding': coding });
      const answer = await client.get(path, { 'Accept-Encoding': accepted });
      expect([codingOf(answer), isHit(answer)]).toEqual([coding, true]);
    });

    test.each(CODINGS)('a client with a document in %s gets 304 from the cache', async (coding) => {
      const { edge, origin } = stage();
      const client = newClient(edge.address);
      const path = freshDocument();
      const headers = { 'Accept-Encoding': coding };
      const { headers: first } = await client.get(path, headers);
      const tag = first.etag ?? '';
      const again = await client.get(path, { ...headers, 'If-None-Match': tag });
      const weak = await client.get(path, { ...headers, 'If-None-Match': `W/${tag}` });
      const other = await client.get(path, { ...headers, 'If-None-Match': '"another"' });
      expect([again.status, weak.status, other.status]).toEqual([304, 304, 200]);
      expect(again.bytes).toHaveLength(0);
      expect(again.headers).toMatchObject({
        etag: tag,
        'cache-control': 'public, max-age=300',
        vary: 'Accept-Encoding',
      });
      expect(await origin.reached(path)).toHaveLength(1);
    });

    test('a conditional first request does not hide the document from the next client', async () => {
      const { edge } = stage();
      const path = freshDocument();
      const tag = (await newClient(stage().origin.address).get(path)).headers.etag ?? '';
      expect((await newClient(edge.address).get(path, { 'If-None-Match': tag })).status).toBe(304);
      const next = await newClient(edge.address).get(path);
      expect([next.status, isHit(next)]).toEqual([200, true]);
    });

    test('a range request gets the whole document, as from the origin', async () => {
      const client = newClient(stage().edge.address);
      const path = freshDocument();
      const answers = [
        await client.get(path, { Range: 'bytes=0-9' }),
        await client.get(path, { Range: 'bytes=0-9' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });
  });
}
