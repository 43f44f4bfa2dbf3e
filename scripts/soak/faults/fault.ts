import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../support/random.ts';
import { connectRaw, statusesIn, type RawConnection } from '../../support/raw.ts';
import { newClient } from '../clients.ts';
import type { Ledger } from '../ledger.ts';

/** Where a fault is injected. */
export interface Ground {
  readonly address: string;
  readonly ledger: Ledger;
  readonly random: Random;
}

/** Something that a bad client or a bad line does. */
export interface Fault {
  readonly name: string;
  /** Does it, and enters into the ledger what the server should not have done. */
  readonly inject: (ground: Ground) => Promise<void>;
}

/** A fault of one connection: what is done on it, and which statuses the server may answer, in their order. */
export const onConnection = (
  name: string,
  statuses: readonly number[],
  act: (connection: RawConnection, ground: Ground) => Promise<void> | void,
): Fault => ({
  name,
  inject: async (ground) => {
    const connection = await connectRaw(ground.address);
    await act(connection, ground);
    expectStatuses(ground, name, { found: statusesIn(await closedBy(connection)), wanted: statuses });
  },
});

/** The host that requests of faults name. */
export const HOST = 'Host: soak\r\n';

/** The text of requests, each as of a client who was never here: no limit is in the way of what they are for. */
export const ofNewClients = (text: string): string =>
  text.replaceAll(HOST, () => `${HOST}X-Forwarded-For: ${newClient()}\r\n`);

interface Statuses {
  readonly found: readonly number[];
  readonly wanted: readonly number[];
}

/** Enters the statuses that were met, and a fault when they are not those that were wanted. */
export function expectStatuses({ ledger }: Ground, name: string, { found, wanted }: Statuses): void {
  found.forEach(ledger.met);
  if (found.join() !== wanted.join())
    ledger.wrong(name, `found the statuses ${inShort(found)}, wanted ${inShort(wanted)}`);
}

/** Each status and how often it came: `200 × 120, 429 × 5`. */
const inShort = (statuses: readonly number[]): string =>
  [...Map.groupBy(statuses, String)].map(([status, all]) => `${status} × ${all.length}`).join(', ') || 'none';

/** Longer than any time limit of the server. */
const PATIENCE_MILLISECONDS = 45_000;

/** What was heard when the server closed the connection, or a text that says that it did not. */
export async function closedBy(connection: RawConnection): Promise<string> {
  const timer = new AbortController();
  const late = pause(PATIENCE_MILLISECONDS, '', { ref: false, signal: timer.signal }).catch(() => '');
  const heard = await Promise.race([connection.closed, late.then(() => NOT_CLOSED)]);
  timer.abort();
  if (heard === NOT_CLOSED) connection.cut();
  return heard;
}

/** Reads like an answer, so that it is told among the statuses. */
const NOT_CLOSED = 'HTTP/1.1 999 The connection was left open';

/** Writes a byte now and then until the connection is closed. */
export async function drip(connection: RawConnection, text: string, milliseconds: number): Promise<void> {
  const closed = connection.closed.then(() => true);
  for (const character of text) {
    connection.write(character);
    if (await Promise.race([pause(milliseconds, false), closed])) return;
  }
}
