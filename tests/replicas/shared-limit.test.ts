import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, newClient, servedOf, type RequestOutcome } from './support/clients.ts';
import { startRedis, type Redis } from './support/redis.ts';
import { startReplicas, type Replicas } from './support/replicas.ts';

const LOST = 'the store of the rate limit is lost';
const BACK = 'the store of the rate limit is back';
const often = { interval: 50 };

let redis: Redis | undefined;
let replicas: Replicas | undefined;

beforeAll(async () => {
  redis = await startRedis();
  replicas = await startReplicas({ RATE_LIMIT_STORE: `${redis.address}/2` });
});
afterAll(async () => {
  await replicas?.stop();
  redis?.goOn();
  await redis?.kill();
});

function parts(): { redis: Redis; replicas: Replicas } {
  if (redis === undefined || replicas === undefined)
    throw new Error('Started by `beforeAll`: ask inside a test.');
  return { redis, replicas };
}

/** The number of times that each replica has logged these words. */
const timesLogged = (words: string): number[] =>
  parts()
    .replicas.programs()
    .map((program) => program.output().split(words).length - 1);

/** Sends about 150 requests a second from different clients while a test acts. */
async function duringLoad(deed: () => Promise<void>): Promise<RequestOutcome[]> {
  const asked: Promise<RequestOutcome>[] = [];
  const { address } = parts().replicas;
  const timer = setInterval(() => {
    asked.push(askAs(newClient(), address), askAs(newClient(), address), askAs(newClient(), address));
  }, 20);
  await deed().finally(() => clearInterval(timer));
  return Promise.all(asked);
}

/** The median, the 99th percentile and the maximum of the request times. */
function spread(asked: readonly RequestOutcome[]): { p50: number; p99: number; max: number } {
  const times = asked.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
  const at = (share: number): number => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

const statusesOf = (asked: readonly RequestOutcome[]): Set<number> =>
  new Set(asked.map(({ status }) => status));

describe('three replicas with one store', () => {
  test('serve a client 120 requests per minute together', async () => {
    const served = await servedOf(500, parts().replicas.address);
    expect(Math.abs(served - 120)).toBeLessThanOrEqual(1);
  });

  test('count each client separately', async () => {
    const { address } = parts().replicas;
    const [one, other] = [newClient(), newClient()];
    const [ofOne, ofOther] = await Promise.all([servedOf(200, address, one), servedOf(100, address, other)]);
    expect(Math.abs(ofOne - 120)).toBeLessThanOrEqual(1);
    expect(ofOther).toBe(100);
  });

  test('count an IPv6 network of 64 bits as one client', async () => {
    const { address } = parts().replicas;
    const remaining = [];
    for (const end of ['1', '2', '3'])
      remaining.push((await askAs(`2001:db8:7:7::${end}`, address)).remaining);
    expect(remaining).toEqual([119, 118, 117]);
  });

  test("report a client's state by OPTIONS without counting", async () => {
    const { address } = parts().replicas;
    const client = newClient();
    expect(await askAs(client, address, 'OPTIONS')).toMatchObject({ status: 204, remaining: 120 });
    await servedOf(20, address, client);
    for (let count = 0; count < 3; count += 1) {
      expect(await askAs(client, address, 'OPTIONS')).toMatchObject({ status: 204, remaining: 100 });
    }
  });
});

describe.each([
  { how: 'is killed', harm: (redis: Redis) => redis.kill(), heal: (redis: Redis) => redis.start() },
  {
    how: 'hangs',
    harm: (redis: Redis) => Promise.resolve(redis.hang()),
    heal: (redis: Redis) => Promise.resolve(redis.goOn()),
  },
])('when the store $how', ({ how, harm, heal }) => {
  test('every request is answered without delay; each replica logs it once, counts alone, and shares again afterwards', async () => {
    const { redis, replicas } = parts();
    const [lost, back] = [timesLogged(LOST), timesLogged(BACK)];
    const usual = spread(await duringLoad(() => pause(1000)));
    const asked = await duringLoad(async () => {
      await pause(1000);
      await harm(redis);
      await pause(3000);
    });
    const { p50, p99, max } = spread(asked);
    console.log(`store ${how}: ${asked.length} requests, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`);
    expect(statusesOf(asked)).toEqual(new Set([200]));
    // Waiting for the store every time would add 100 ms to all requests after the first second.
    expect(p50 - usual.p50).toBeLessThan(60);
    await expect.poll(() => timesLogged(LOST), often).toEqual(lost.map((times) => times + 1));

    expect(Math.abs((await servedOf(600, replicas.address)) - 360)).toBeLessThanOrEqual(3);
    expect(timesLogged(LOST)).toEqual(lost.map((times) => times + 1));

    expect(statusesOf(await duringLoad(() => heal(redis)))).not.toContain(0);
    await expect.poll(() => timesLogged(BACK), often).toEqual(back.map((times) => times + 1));
    expect(Math.abs((await servedOf(500, replicas.address)) - 120)).toBeLessThanOrEqual(1);
  });
});
