import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { mediaTypeOf, parsed } from './support/ask.ts';
import { runProgram, startProgram, type Environment, type Program } from './support/program.ts';
import { openPost, refusal } from './support/slow-post.ts';

const SERVER = ['src/serve.ts'];
const FREE_PORT = { PORT: '0' };

const SECRET = 'words-of-a-body';

async function askTwice({ address }: Program): Promise<void> {
  await fetch(`${address}/api/v1/brands`);
  await fetch(`${address}/api/v1/actuators/compare`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [SECRET] }),
  });
}

describe('health', () => {
  const api = useSharedApi();

  test('is JSON and 200', async () => {
    const answer = await api().get('/healthz');
    expect({ status: answer.status, type: mediaTypeOf(answer) }).toEqual({ status: 200, type: 'application/json' });
    expect(parsed(answer)).toMatchObject({ status: 'ok' });
  });

  test('is never cached', async () => {
    expect((await api().get('/healthz')).headers['cache-control']).toBe('no-store');
  });
});

/** One value of each setting that it refuses; what each refuses beside is told in tests/config.test.ts. */
const REFUSED: Environment = {
  PORT: 'http',
  HOST: 'not a host',
  BASE_URL: 'http://localhost:4321/catalog',
  RATE_LIMIT: '120',
  RATE_LIMIT_STORE: 'postgres://x',
  TRUSTED_PROXIES: 'loadbalancer',
  LOG_LEVEL: 'loud',
};

describe('the start', () => {
  test('with bad settings ends with 1 and one line for each, which names the variable', async () => {
    const { exitCode, stdout, stderr } = await runProgram(SERVER, REFUSED);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    const named = stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':', 1)[0] ?? '');
    expect(named.toSorted()).toEqual(Object.keys(REFUSED).toSorted());
    expect(stderr).not.toMatch(/\n\s+at |Error\b/);
  });

  test('with the BASE_URL of another build ends with 1 and one line that names the variable', async () => {
    const environment = { ...FREE_PORT, BASE_URL: 'https://built-for-another.example' };
    const { exitCode, stdout, stderr } = await runProgram(SERVER, environment);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]*BASE_URL[^\n]*\n$/);
    expect(stderr).not.toMatch(/\n\s+at |Error\b/);
  });
});

describe('one server from its start to its end', () => {
  test('prints in one line where it listens, logs each request on a line of JSON, and ends by SIGTERM with 0', async () => {
    const server = await startProgram(SERVER, { environment: FREE_PORT });
    expect(server.output()).toMatch(/^listening on http:\/\/127\.0\.0\.1:[1-9]\d*\b[^\n]*\n$/);
    await askTwice(server);
    const taken = await runProgram(SERVER, { PORT: new URL(server.address).port });
    expect(await server.terminate()).toBe(0);
    const lines = server.output().trimEnd().split('\n').slice(1);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { method: 'GET', path: '/api/v1/brands', status: 200 },
      { method: 'POST', path: '/api/v1/actuators/compare', status: 200 },
    ]);
    expect(taken.exitCode).toBe(1);
    expect(taken.stderr).toMatch(
      /^Cannot listen on 127\.0\.0\.1, port \d+ \([^\n]*EADDRINUSE[^\n]*\): set HOST and PORT to a free address\.\n$/,
    );
  });
});

describe('the log', () => {
  /** What a server prints after its first line while it answers two requests. */
  async function linesOf(environment: Environment): Promise<string[]> {
    const server = await startProgram(SERVER, { environment: { ...FREE_PORT, ...environment } });
    await askTwice(server);
    await server.terminate();
    return server.output().trimEnd().split('\n').slice(1);
  }

  test('never has a body', async () => {
    const lines = await linesOf({ LOG_LEVEL: 'trace' });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('\n')).not.toContain(SECRET);
  });

  test('is silent about requests at warn', async () => {
    expect(await linesOf({ LOG_LEVEL: 'warn' })).toEqual([]);
  });
});

describe('the end', () => {
  const running: Program[] = [];
  afterAll(() => Promise.all(running.map((server) => server.terminate())));

  const start = async (): Promise<Program> => {
    const server = await startProgram(SERVER, { environment: FREE_PORT });
    running.push(server);
    return server;
  };

  test('lets a request in flight finish, takes no new connection, and says that the connection closes', async () => {
    const server = await start();
    const body = '{"ids":["unitree-go-m8010-6"]}';
    const slow = openPost(server.address, body.length);
    await slow.isUnderWay;
    slow.request.write(body.slice(0, 5));
    const ended = server.terminate();
    await refusal(server.address);
    slow.request.end(body.slice(5));
    expect(await slow.answer).toEqual({ status: 200, connection: 'close' });
    expect(await ended).toBe(0);
  });

  test('does not wait for idle connections', async () => {
    const server = await start();
    const { port, hostname } = new URL(server.address);
    const idle = connect(Number(port), hostname);
    await new Promise((resolve) => idle.once('connect', resolve));
    idle.write('GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    const closed = new Promise((resolve) => idle.once('close', resolve));
    expect(await server.terminate()).toBe(0);
    await closed;
  });
});
