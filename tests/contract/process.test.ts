import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { useSharedApi } from './support/api.ts';
import { mediaTypeOf, parsed } from './support/ask.ts';
import { runProgram, startProgram, type Environment, type Program } from './support/program.ts';
import { openPost, refusal } from './support/slow-post.ts';

const SERVER = ['src/serve.ts'];
const FREE_PORT = { PORT: '0' };

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

describe('the start', () => {
  test('prints in one line where the server listens', async () => {
    const server = await startProgram(SERVER, { environment: FREE_PORT });
    await server.terminate();
    expect(server.output().split('\n')[0]).toMatch(/^listening on http:\/\/127\.0\.0\.1:[1-9]\d*\b/);
  });

  test.concurrent.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['BASE_URL', 'localhost:4321'],
    ['BASE_URL', 'http://localhost:4321/'],
    ['BASE_URL', 'http://localhost:4321/catalog'],
    ['BASE_URL', 'https://built-for-another.example'],
    ['RATE_LIMIT', '120'],
    ['RATE_LIMIT', '0/60'],
    ['RATE_LIMIT', '120/0'],
    ['RATE_LIMIT', 'on'],
    ['RATE_LIMIT_STORE', 'postgres://x'],
    ['TRUSTED_PROXIES', 'loadbalancer'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
  ])('with %s=%s ends with 1 and one line that names the variable', async (name, value) => {
    const { exitCode, stdout, stderr } = await runProgram(SERVER, { ...FREE_PORT, [name]: value });
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\n$`));
    expect(stderr).not.toMatch(/\n\s+at |Error\b/);
  });

  test('on a port that is taken ends with 1 and one line', async () => {
    const server = await startProgram(SERVER, { environment: FREE_PORT });
    const { port } = new URL(server.address);
    const { exitCode, stderr } = await runProgram(SERVER, { PORT: port });
    await server.terminate();
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(new RegExp(`^[^\\n]*${port}[^\\n]*\\n$`));
  });
});

describe('the log', () => {
  const SECRET = 'words-of-a-body';

  /** What a server prints after its first line while it answers two requests. */
  async function linesOf(environment: Environment): Promise<string[]> {
    const server = await startProgram(SERVER, { environment: { ...FREE_PORT, ...environment } });
    await fetch(`${server.address}/api/v1/brands`);
    await fetch(`${server.address}/api/v1/actuators/compare`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [SECRET] }),
    });
    await server.terminate();
    return server.output().trimEnd().split('\n').slice(1);
  }

  test('has one line of JSON for each request', async () => {
    const lines = (await linesOf({})).map((line): unknown => JSON.parse(line));
    expect(lines).toMatchObject([
      { method: 'GET', path: '/api/v1/brands', status: 200 },
      { method: 'POST', path: '/api/v1/actuators/compare', status: 200 },
    ]);
  });

  test('never has a body', async () => {
    expect((await linesOf({ LOG_LEVEL: 'trace' })).join('\n')).not.toContain(SECRET);
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

  test('by SIGTERM is peaceful: exit code 0', async () => {
    expect(await (await start()).terminate()).toBe(0);
  });

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
