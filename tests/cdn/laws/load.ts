import { describe, expect, test } from 'vitest';
import { countersOf, isHit, newClients, type Client } from '../support/client.ts';
import { DETAILS } from '../support/documents.ts';
import type { EdgeKind } from '../support/edge.ts';
import { inTurns } from '../support/in-turns.ts';
import { note } from '../support/notes.ts';
import { randomFrom, zipfOver } from '../support/random.ts';
import type { Stage } from '../support/stage.ts';

/** The load: 30 000 lookups of 300 clients, documents by Zipf's law, asked for as browsers and one in ten programs do. */
const LOAD = { requests: 30_000, clients: 300, connections: 32, exponent: 1, seed: 5 };

const BROWSERS = ['gzip, deflate, br, zstd', 'gzip, deflate, br'];
const PROGRAMS = ['gzip', 'gzip, deflate'];

interface Lookup {
  readonly path: string;
  readonly accepted: string;
}

function lookups(): Lookup[] {
  const random = randomFrom(LOAD.seed);
  const draw = zipfOver(DETAILS, LOAD.exponent, random);
  return Array.from({ length: LOAD.requests }, (_, index) => ({
    path: draw(),
    accepted: (random() < 0.1 ? PROGRAMS : BROWSERS)[index % 2] ?? '',
  }));
}

/** Most of a load that is like the world's is answered from the cache. */
export function answersFromTheCache(kind: EdgeKind, stage: () => Stage): void {
  describe(`${kind.name} under a Zipf load`, () => {
    test('answers at least 95 of 100 lookups from the cache, none wrong, none with counters', async () => {
      const { edge } = stage();
      expect(DETAILS.length).toBeGreaterThan(1000);
      await edge.purge();
      const clients = newClients(edge.address, LOAD.clients);
      const count = { hits: 0, wrong: 0, leaked: 0 };
      await inTurns(lookups(), LOAD.connections, async (lookup, index) => {
        const answer = await lookUp(clients, lookup, index);
        if (isHit(answer)) count.hits += 1;
        if (answer.status !== 200 || !answer.text.includes(`"id":"${lookup.path.split('/').at(-1) ?? ''}"`))
          count.wrong += 1;
        count.leaked += countersOf(answer).length;
      });
      const ratio = count.hits / LOAD.requests;
      note(kind.name, { 'hit ratio': ratio.toFixed(4), lookups: LOAD.requests, wrong: count.wrong });
      expect({ wrong: count.wrong, leaked: count.leaked }).toEqual({ wrong: 0, leaked: 0 });
      expect(ratio).toBeGreaterThanOrEqual(0.95);
    });
  });
}

function lookUp(clients: readonly Client[], { path, accepted }: Lookup, index: number) {
  const client = clients[index % clients.length];
  if (client === undefined) throw new Error('There is no client.');
  return client.get(path, { 'Accept-Encoding': accepted });
}
