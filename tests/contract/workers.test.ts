import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runProgram, startProgram, type Environment, type Program } from './support/program.ts';
import { makeReleases } from './support/releases.ts';
import { openPost, refusal } from './support/slow-post.ts';
import { workersOf } from './support/workers.ts';

const inTime = { timeout: 20_000, interval: 50 };

async function start(workers: number, environment: Environment = {}) {
  const releases = makeReleases();
  const server = await startProgram(['src/origin/main.ts', '--workers', String(workers), releases.current], {
    environment: { PORT: '0', ...environment },
  });
  onTestFinished(async () => {
    await server.terminate();
  });
  return { ...releases, server };
}

/** The statuses of so many requests, each over a connection of its own. */
const statuses = ({ address }: Program, times: number): Promise<number[]> =>
  Promise.all(
    Array.from(
      { length: times },
      async () => (await fetch(`${address}/api`, { headers: { Connection: 'close' } })).status,
    ),
  );

const noticesOf = (server: Program): unknown[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"msg"'))
    .map((line): unknown => JSON.parse(line));

test('one line says that all workers are ready, and of how many', async () => {
  const { server } = await start(2);
  expect(server.output()).toMatch(
    /^listening on http:\/\/127\.0\.0\.1:\d+ \(1 actuators, 1 robots, 2 workers, ready in \d+ ms\)\n$/,
  );
  expect(workersOf(server)).toHaveLength(2);
});

test('workers have one limit together', async () => {
  const { server } = await start(3, { RATE_LIMIT: '20/60', LOG_LEVEL: 'warn' });
  const served = (await statuses(server, 60)).filter((status) => status === 200);
  expect(served).toHaveLength(20);
  const look = await fetch(`${server.address}/api`, { method: 'OPTIONS' });
  expect([look.status, look.headers.get('X-RateLimit-Remaining')]).toEqual([204, '0']);
});

test('a worker that is killed is replaced, which is logged, and the others serve meanwhile', async () => {
  const { server } = await start(2, { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });
  const [victim = 0, other] = workersOf(server);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => noticesOf(server), inTime).toMatchObject([{ level: 50, pid: victim, how: 'SIGKILL' }]);
  expect(new Set(await statuses(server, 10))).toEqual(new Set([200]));
  await expect.poll(() => workersOf(server).length, inTime).toBe(2);
  expect(workersOf(server)).toContain(other);
  expect(workersOf(server)).not.toContain(victim);
});

test('a worker that can no more be started is tried again at growing intervals, until it can', async () => {
  const { server, current, write } = await start(2, { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });
  const [victim = 0] = workersOf(server);
  const folder = realpathSync(current);
  rmSync(join(current, 'server', 'entry.mjs'));
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => noticesOf(server).length, inTime).toBeGreaterThan(2);
  write('one');
  await expect.poll(() => workersOf(server).length, inTime).toBe(2);
  expect(noticesOf(server).slice(0, 3)).toMatchObject([
    { pid: victim, milliseconds: 100 },
    { fault: `${folder}/server/entry.mjs is missing: run \`npm run build\`.`, milliseconds: 200 },
    { fault: `${folder}/server/entry.mjs is missing: run \`npm run build\`.`, milliseconds: 400 },
  ]);
});

describe('SIGTERM', () => {
  test('lets a request in flight finish, says that its connection closes, and ends all in peace', async () => {
    const { server } = await start(2);
    const workers = workersOf(server);
    const body = '{"ids":["acme-a1"]}';
    const slow = openPost(server.address, body.length);
    await slow.isUnderWay;
    slow.request.write(body.slice(0, 5));
    const ended = server.terminate();
    await refusal(server.address);
    slow.request.end(body.slice(5));
    expect(await slow.answer).toEqual({ status: 200, connection: 'close' });
    expect(await ended).toBe(0);
    expect(workers.filter(isAlive)).toEqual([]);
  });

  test('to a worker has it finish, and another takes its place', async () => {
    const { server } = await start(2, { RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });
    const [retired = 0] = workersOf(server);
    process.kill(retired, 'SIGTERM');
    await expect.poll(() => noticesOf(server), inTime).toMatchObject([{ pid: retired, how: 'exit code 0' }]);
    await expect.poll(() => workersOf(server).length, inTime).toBe(2);
  });
});

test('the workers of a primary that is killed end too', async () => {
  const { server } = await start(2);
  const workers = workersOf(server);
  process.kill(server.processId, 'SIGKILL');
  await expect.poll(() => workers.filter(isAlive), inTime).toEqual([]);
});

test.each(['0', 'two', '-1'])('--workers=%s ends with 1 and one line', async (count) => {
  const { exitCode, stdout, stderr } = await runProgram(['src/origin/main.ts', `--workers=${count}`], { PORT: '0' });
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^--workers: found "[^\n]+", wanted a whole number from 1 to 256; [^\n]+\n$/);
});

test('a build that cannot be served stops the start of all workers with one line', async () => {
  const { current } = makeReleases();
  rmSync(join(current, 'client', 'api.json'));
  const { exitCode, stdout, stderr } = await runProgram(['src/origin/main.ts', '--workers', '3', current], {
    PORT: '0',
  });
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+run `npm run build`\.\n$/);
});

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
