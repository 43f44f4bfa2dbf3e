import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connectRaw, statusesIn, type RawConnection } from '../../scripts/support/raw.ts';
import { closingGet, useFortress } from '../contract/support/fortress.ts';

// All come from one address.
const fortress = useFortress({ RATE_LIMIT: 'off', MAX_CONNECTIONS_PER_CLIENT: '1000' });

const DRIPPING = 400;
const SILENT = 100;
const MOST_MEGABYTES = 40;

// Ten seconds for a head, looked after every two; the rest is patience with a busy machine.
const SECONDS_FOR_A_HEAD = 16;

/** Connections that begin a request and send a byte of it now and then. */
async function drip(connections: readonly RawConnection[], isOver: () => boolean): Promise<void> {
  for (const { write } of connections) write('GET /api HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  while (!isOver()) {
    for (const { write } of connections) write('x');
    await pause(500);
  }
}

/** Asks one request after the other until it is over, and gives the milliseconds that each took. */
async function askMeanwhile(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    expect(await fortress().statuses(closingGet('/api/v1/actuators?q=servo'))).toEqual([200]);
    times.push(performance.now() - started);
    await pause(100);
  }
  return times;
}

test(`${DRIPPING} clients that send a byte now and then, and ${SILENT} that send none, are closed in time, others served meanwhile`, async () => {
  const before = fortress().megabytes();
  const connect = (count: number) =>
    Promise.all(Array.from({ length: count }, () => connectRaw(fortress().address)));
  const [dripping, silent] = [await connect(DRIPPING), await connect(SILENT)];
  const state = { isOver: false, most: 0 };
  const started = performance.now();
  const closed = Promise.all([...dripping, ...silent].map((connection) => connection.closed)).finally(() => {
    state.isOver = true;
  });
  const dripped = drip(dripping, () => state.isOver);
  const times = askMeanwhile(() => {
    state.most = Math.max(state.most, fortress().megabytes());
    return state.isOver;
  });
  const heard = await Promise.race([closed, pause((SECONDS_FOR_A_HEAD + 10) * 1000, null, { ref: false })]);
  state.isOver = true;
  await dripped;
  const seconds = (performance.now() - started) / 1000;
  expect(heard?.slice(0, DRIPPING).flatMap(statusesIn)).toEqual(Array.from({ length: DRIPPING }, () => 408));
  expect(seconds).toBeLessThan(SECONDS_FOR_A_HEAD);
  expect(Math.max(...(await times))).toBeLessThan(2_000);
  expect(state.most - before).toBeLessThan(MOST_MEGABYTES);
});
