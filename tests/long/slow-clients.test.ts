import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connectRaw, statusesIn, type RawConnection } from '../../scripts/support/raw-connection.ts';
import { closingGet, useFortress } from '../contract/support/fortress.ts';

// All come from one address.
const fortress = useFortress({ RATE_LIMIT: 'off', MAX_CONNECTIONS_PER_CLIENT: '1000' });

const DRIPPING = 400;
const SILENT = 100;
const MOST_MEGABYTES = 40;

// Ten seconds for a head, looked after every two; the rest is patience with a busy machine. A server without
// such a bound would never close them.
const SECONDS_FOR_A_HEAD = 60;

/** Connections that begin a request and send a byte of it now and then. */
async function drip(connections: readonly RawConnection[], isOver: () => boolean): Promise<void> {
  for (const { write } of connections) write('GET /api HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  while (!isOver()) {
    for (const { write } of connections) write('x');
    await pause(500);
  }
}

/** The milliseconds that one request takes. */
async function timeOfOne(): Promise<number> {
  const started = performance.now();
  expect(await fortress().statuses(closingGet('/api/v1/actuators?q=servo'))).toEqual([200]);
  return performance.now() - started;
}

/** The duration of the slowest of several sequential requests, in milliseconds. */
async function slowestOf(count: number): Promise<number> {
  let slowest = 0;
  for (let asked = 0; asked < count; asked += 1) slowest = Math.max(slowest, await timeOfOne());
  return slowest;
}

/** Asks one request after the other until it is over, and gives the milliseconds that each took. */
async function askMeanwhile(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await timeOfOne());
    await pause(100);
  }
  return times;
}

test(`${DRIPPING} clients that send a byte now and then, and ${SILENT} that send none, are closed in time, others served meanwhile`, async () => {
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
  // A request behind one of them would wait for ten seconds.
  expect(Math.max(...(await times)) - usual).toBeLessThan(5000);
  expect(state.most - before).toBeLessThan(MOST_MEGABYTES);
});
