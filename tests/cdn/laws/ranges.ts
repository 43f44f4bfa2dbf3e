import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isHit, newClient, type Client } from '../support/client.ts';
import type { EdgeKind } from '../support/edge.ts';
import type { Stage } from '../support/stage.ts';

const dataset = z.object({ files: z.array(z.object({ url: z.url(), bytes: z.int() })) });

/** The paths and sizes of the open data, as a client finds them. */
export async function openDataOf(client: Client): Promise<{ path: string; bytes: number }[]> {
  const { files } = dataset.parse(JSON.parse((await client.get('/api/v1/dataset')).text));
  return files.map(({ url, bytes }) => ({ path: new URL(url).pathname, bytes }));
}

/** Files of open data can be read in parts from the first request on. */
export function cutsRanges(kind: EdgeKind, stage: () => Stage): void {
  /** A file of open data, its bytes at the origin, and a client of the edge. */
  async function fileOf(
    name: string,
  ): Promise<{ path: string; whole: Buffer; etag: string; client: Client }> {
    const { origin, edge } = stage();
    const own = newClient(origin.address);
    const path = (await openDataOf(own)).find((file) => file.path.endsWith(`/${name}`))?.path ?? '';
    const { bytes: whole, headers } = await own.get(path);
    return { path, whole, etag: headers.etag ?? '', client: newClient(edge.address) };
  }

  describe(`${kind.name} serves ranges:`, () => {
    test.each(['catalog.sqlite', 'claims.ndjson', 'claims.parquet'])(
      'parts of %s are correct, fetched once and then cached',
      async (name) => {
        const { origin } = stage();
        const { path, whole, client } = await fileOf(name);
        const before = (await origin.reached(path)).length;
        const parts: readonly (readonly [string, number, number])[] = [
          ['bytes=16-99', 16, 99],
          ['bytes=-8', whole.length - 8, whole.length - 1],
          [`bytes=${whole.length - 1000}-`, whole.length - 1000, whole.length - 1],
          [`bytes=1000000-1999999`, 1_000_000, Math.min(1_999_999, whole.length - 1)],
        ].filter((part): part is [string, number, number] => Number(part[1]) < whole.length);
        for (const [place, [Range, first, last]] of parts.entries()) {
          const answer = await client.get(path, { Range, 'Accept-Encoding': 'br, gzip' });
          expect([
            answer.status,
            answer.headers['content-range'],
            answer.headers['content-encoding'],
          ]).toEqual([206, `bytes ${first}-${last}/${whole.length}`, undefined]);
          expect(answer.bytes.equals(whole.subarray(first, last + 1))).toBe(true);
          expect(isHit(answer)).toBe(place > 0);
        }
        expect(await origin.reached(path)).toHaveLength(before + 1);
        expect((await client.get(path)).bytes.equals(whole)).toBe(true);
      },
    );

    test('a part beyond the end is refused, and a part of another version gets the whole file', async () => {
      const { path, whole, etag, client } = await fileOf('robots.parquet');
      const beyond = await client.get(path, { Range: `bytes=${whole.length}-` });
      expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
      const [same, other] = [etag, '"other"'].map((tag) =>
        client.get(path, { Range: 'bytes=0-1', 'If-Range': tag }),
      );
      expect([(await same)?.status, (await other)?.status]).toEqual([206, 200]);
    });
  });
}
