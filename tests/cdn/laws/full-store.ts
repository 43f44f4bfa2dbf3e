import { describe, expect, test } from 'vitest';
import { inTurns } from '../../support/in-turns.ts';
import { newClient, newClients } from '../support/client.ts';
import type { EdgeKind } from '../support/edge.ts';
import { STORE_MEGABYTES, type Stage } from '../support/stage.ts';
import { openDataOf } from './ranges.ts';

/** The minimum size of a list, uncompressed. */
const LIST_BYTES = 30_000;

/** Lists that one client requests; the edge allows 120 requests a minute. */
const LISTS_PER_CLIENT = 100;

/** A file arrives whole even when it has to evict thousands of cached answers. */
export function makesRoom(kind: EdgeKind, stage: () => Stage): void {
  describe(`${kind.name} makes room in a store full of lists`, () => {
    test('for each file of open data, which arrives whole', async () => {
      const { small, origin } = stage();
      const count = Math.ceil((1.3 * STORE_MEGABYTES * 1024 * 1024) / LIST_BYTES);
      const clients = newClients(small.address, Math.ceil(count / LISTS_PER_CLIENT));
      const lists = Array.from(
        { length: count },
        (_, number) => `/api/v1/actuators?limit=25&max_price_usd=${1e6 + number}`,
      );
      let bytes = 0;
      await inTurns(lists, 8, async (target, index) => {
        const answer = await clients[index % clients.length]?.get(target);
        expect(answer?.status).toBe(200);
        bytes += answer?.bytes.length ?? 0;
      });
      expect(bytes).toBeGreaterThan(STORE_MEGABYTES * 1024 * 1024);

      const files = await openDataOf(newClient(origin.address));
      const client = newClient(small.address);
      for (const { path, bytes: length } of files.toSorted((one, other) => other.bytes - one.bytes)) {
        const { status, headers, bytes: body } = await client.get(path);
        expect({ path, status, told: headers['content-length'], length: body.length }).toEqual({
          ...{ path, status: 200, told: String(length), length },
        });
      }
    });
  });
}
