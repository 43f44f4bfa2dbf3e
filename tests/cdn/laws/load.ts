import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../scripts/support/numbers/random.ts';
import { zipfOver } from '../../../scripts/support/numbers/zipf.ts';
import { inTurns } from '../../support/in-turns.ts';
import { countersOf, isHit, newClient, newClients, type Client } from '../support/client.ts';
import { DETAILS, freshDocument } from '../support/documents.ts';
import type { EdgeKind } from '../support/edge.ts';
import { note } from '../support/notes.ts';
import type { Stage } from '../support/stage.ts';

/**
 * The load: 40 lookups per document, distributed by Zipf's law, from nine browsers for each program. For 1500
 * documents that is a lifetime of 300 s at 200 lookups per second. The cache begins empty.
 */
const LOOKUPS = 40 * DETAILS.length;

/**
 * The part of the load that is sent, from its beginning. Every lookup after the first of a document must be a
 * hit, which implies the hit ratio of the whole. A client sends 100 requests, below the edge's limit of 120 a
 * minute.
 */
const SENT = Math.ceil(LOOKUPS / 8);
const CLIENTS = Math.ceil(SENT / 100);
const CONNECTIONS = 32;
const SEED = 5;

const SPELLINGS = { br: ['gzip, deflate, br, zstd', 'gzip, deflate, br'], gzip: ['gzip', 'gzip, deflate'] };

interface Lookup {
  /** The coding in which the edge should cache the document. */
  readonly coding: 'br' | 'gzip';
  readonly path: string;
  readonly accepted: string;
}

function lookups(): Lookup[] {
  const random = randomFrom(SEED);
  const draw = zipfOver(random, DETAILS);
  return Array.from({ length: LOOKUPS }, (_, index) => {
    const coding = random() < 0.1 ? 'gzip' : 'br';
    return { path: draw(random), coding, accepted: SPELLINGS[coding][index % 2] ?? '' };
  });
}

const firstAsksIn = (load: readonly Lookup[]): number =>
  new Set(load.map(({ path, coding }) => `${coding} ${path}`)).size;

/** A realistic load is mostly answered from the cache. */
export function answersFromTheCache(kind: EdgeKind, stage: () => Stage): void {
  describe(`${kind.name} under a Zipf load`, () => {
    test('answers at least 95 of 100 lookups from the cache, none wrong, none with counters', async () => {
      const { edge } = stage();
      expect(DETAILS.length).toBeGreaterThan(1000);
      await edge.purge();
      const clients = newClients(edge.address, CLIENTS);
      const load = lookups();
      const sent = load.slice(0, SENT);
      const count = { hits: 0, wrong: 0, leaked: 0 };
      await inTurns(sent, CONNECTIONS, async (lookup, index) => {
        const answer = await lookUp(clients, lookup, index);
        if (isHit(answer)) count.hits += 1;
        if (answer.status !== 200 || !answer.text.includes(`"id":"${lookup.path.split('/').at(-1) ?? ''}"`))
          count.wrong += 1;
        count.leaked += countersOf(answer).length;
      });
      expect({ wrong: count.wrong, leaked: count.leaked }).toEqual({ wrong: 0, leaked: 0 });
      // A request that waits for another's fetch counts as a hit: no document is fetched twice in one coding.
      expect(count.hits).toBe(SENT - firstAsksIn(sent));
      const firstAsks = firstAsksIn(load);
      const ratio = (LOOKUPS - firstAsks) / LOOKUPS;
      note(kind.name, { 'hit ratio': ratio.toFixed(4), lookups: LOOKUPS, 'first asks': firstAsks });
      expect(ratio).toBeGreaterThanOrEqual(0.95);
    });

    test('nothing after a purge', async () => {
      const { edge, origin } = stage();
      const path = freshDocument();
      const client = newClient(edge.address);
      await client.get(path);
      await edge.purge();
      expect(isHit(await client.get(path))).toBe(false);
      const reached = (await origin.reached(path)).filter((request) => request.client === client.address);
      expect(reached).toMatchObject([{ status: 200 }, { status: 200 }]);
    });
  });
}

function lookUp(clients: readonly Client[], { path, accepted }: Lookup, index: number) {
  const client = clients[index % clients.length];
  if (client === undefined) throw new Error('There is no client.');
  return client.get(path, { 'Accept-Encoding': accepted });
}
