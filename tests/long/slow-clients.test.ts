import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connectRaw, statusesIn, type RawConnection } from '../../scripts/support/raw-connection.ts';
import { closingGet, useFortress } from '../contract/support/fortress.ts';

// All clients come from one address.
const fortress = useFortress({ RATE_LIMIT: 'off', MAX_CONNECTIONS_PER_CLIENT: '1000' });

const DRIPPING = 400;
const SILENT = 100;
const MOST_MEGABYTES = 40;

// Ten seconds for a head, checked every two; the rest allows for a busy machine. Without a limit the server
// would
// never close them.
const SECONDS_FOR_A_HEAD = 60;

/** Sends one byte of a request now and then on each connection. */
async function drip(connections: readonly RawConnection[], isOver: () => boolean): Promise<void> {
  for (const { write } of connections) write('GET /api HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  while (!isOver()) {
    for (const { write } of connections) write('x');
    await pause(500);
  }
}

/** The duration of one request, ms. */
async function timeOfOne(): Promise<number> {
  const started = performance.now();
  expect(await fortress().statuses(closingGet('/api/v1/actuators?q=servo'))).toEqual([200]);
  return performance.now() - started;
}

/** The longest duration of several sequential requests, ms. */
async function slowestOf(count: number): Promise<number> {
  let slowest = 0;
  for (let asked = 0; asked < count; asked += 1) slowest = Math.max(slowest, await timeOfOne());
  return slowest;
}

/** Sends requests one after the other until it is over; returns the duration of each, ms. */
async function askMeanwhile(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await timeOfOne());
    await pause(100);
  }
  return times;
}

test(`${DRIPPING} clients that send a byte now and then, and ${SILENT} silent ones, are closed in time while others are served`, async () => {
  const before = fortress().megabytes();
  const connect = (count: number) =>
    Promise.all(Array.from({ length: count }, () => connectRaw(fortress().address)));
  const [dripping, silent] = [await connect(DRIPPING), await connect(SILENT)];
  const usual = await slowestOf(20);
  const state = { isOver: false, most: 0 };
  const closed = Promise.all([...dripping, ...silent].map((connection) => connection.closed)).finally(() => {
    state.isOver = true;
  });
  const dripped = drip(dripping, () => state.isOver);
  const times = askMeanwhile(() => {
    state.most = Math.max(state.most, fortress().megabytes());
    return state.isOver;
  });
  const heard = await Promise.race([closed, pause(SECONDS_FOR_A_HEAD * 1000, null, { ref: false })]);
  state.isOver = true;
  await dripped;
  expect(heard?.slice(0, DRIPPING).flatMap(statusesIn)).toEqual(Array.from({ length: DRIPPING }, () => 408));
  // A request queued behind one of them would wait for ten seconds.
  expect(Math.max(...(await times)) - usual).toBeLessThan(5000);
  expect(state.most - before).toBeLessThan(MOST_MEGABYTES);
});
