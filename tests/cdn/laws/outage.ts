import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../scripts/support/numbers/random.ts';
import { zipfOver } from '../../../scripts/support/numbers/zipf.ts';
import { inTurns } from '../../support/in-turns.ts';
import { isHit, newClient, newClients } from '../support/client.ts';
import { DETAILS } from '../support/documents.ts';
import type { Edge, EdgeKind } from '../support/edge.ts';
import { note } from '../support/notes.ts';
import { FRESH_SECONDS, type Stage } from '../support/stage.ts';
import { expectProblem } from './clients.ts';

/** Twice the time after which a document is stale. */
const OUTAGE_SECONDS = 6;
const BACK_SECONDS = 3;
const CLIENTS = 60;
const CONNECTIONS = 8;
const PAUSE_MILLISECONDS = 60;

/** The documents requested before the outage. */
const KNOWN = DETAILS.filter((_, index) => index % 5 === 0);
const UNKNOWN = DETAILS[1] ?? '';

/** The edge keeps serving without its origin, and works as before when the origin returns. */
export function survivesOutage(kind: EdgeKind, stage: () => Stage): void {
  describe(`${kind.name}, the origin killed for ${OUTAGE_SECONDS} seconds under load,`, () => {
    test('answers every document that was requested before, and is fresh again afterwards', async () => {
      const { hasty: edge, origin } = stage();
      const texts = await readAll(edge);
      await origin.kill();
      const down = await lookUpFor(OUTAGE_SECONDS * 1000, edge, texts);
      expectProblem(await newClient(edge.address).get(UNKNOWN), {
        status: 503,
        code: 'internal_error',
        instance: UNKNOWN,
      });
      await origin.restart();
      const back = await lookUpFor(BACK_SECONDS * 1000, edge, texts);
      note(kind.name, { 'down: lookups': down.lookups, 'down: failed': down.failed, 'down: old': down.old });
      note(kind.name, { 'back: lookups': back.lookups, 'back: failed': back.failed });
      expect({ down: down.failed, back: back.failed }).toEqual({ down: 0, back: 0 });
      expect(down.old).toBeGreaterThan(50);
      await expectFresh(stage());
    });
  });
}

async function readAll(edge: Edge): Promise<ReadonlyMap<string, string>> {
  const clients = newClients(edge.address, CLIENTS);
  const texts = new Map<string, string>();
  await inTurns(KNOWN, CONNECTIONS, async (path, index) => {
    const { status, text } = (await clients[index % CLIENTS]?.get(path)) ?? {};
    expect(status).toBe(200);
    texts.set(path, text ?? '');
  });
  return texts;
}

/** Looks up documents for some time, and counts missing answers and wrong documents. */
async function lookUpFor(milliseconds: number, edge: Edge, texts: ReadonlyMap<string, string>) {
  const clients = newClients(edge.address, CLIENTS);
  const random = randomFrom(30);
  const draw = zipfOver(random, KNOWN);
  const count = { lookups: 0, failed: 0, old: 0 };
  const end = Date.now() + milliseconds;
  const worker = async (): Promise<void> => {
    while (Date.now() < end) {
      const path = draw(random);
      const client = clients[(count.lookups += 1) % CLIENTS];
      const answer = await client?.get(path).catch(() => undefined);
      if (answer?.status !== 200 || answer.text !== texts.get(path)) count.failed += 1;
      else if (isHit(answer)) count.old += 1;
      await pause(PAUSE_MILLISECONDS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return count;
}

/** Asserts that a stale document is fetched again and then served as fresh. */
async function expectFresh({ hasty, origin }: Stage): Promise<void> {
  const client = newClient(hasty.address);
  const path = KNOWN[0] ?? '';
  await pause((FRESH_SECONDS + 2) * 1000);
  const before = (await origin.reached(path)).length;
  const again = await client.get(path);
  // At once, because on a busy machine reading the log may take longer than the document stays fresh.
  const kept = await client.get(path);
  expect([isHit(kept), kept.text]).toEqual([true, again.text]);
  expect(await origin.reached(path)).toHaveLength(before + 1);
}
