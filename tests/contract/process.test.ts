import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { writeSmallBuild } from '../support/small-build.ts';
import { useSharedApi } from './support/api.ts';
import { runProgram, startProgram, type Environment } from './support/program.ts';
import { openPost, refusal } from './support/slow-post.ts';

/** A small build, which loads at once. tests/composition tests the output of the program. */
const folder = temporaryFolder('process');
writeSmallBuild(folder);

const SERVER = ['src/serve.ts', folder];
const FREE_PORT = { PORT: '0' };

const SECRET = 'words-of-a-body';

const api = useSharedApi();

/** A bad value for some settings; tests/config.test.ts has all of them. */
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
  test('with bad settings exits with 1 and one line for each, naming the variable', async () => {
    const { exitCode, stdout, stderr } = await runProgram(SERVER, REFUSED);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    const named = stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':', 1)[0] ?? '');
    expect(named.toSorted()).toEqual(Object.keys(REFUSED).toSorted());
    expect(stderr).not.toMatch(/\n\s+at |Error\b/);
  });

  test('on a port in use exits with 1 and one line naming the address', async () => {
    const { exitCode, stderr } = await runProgram(SERVER, { PORT: new URL(api().address).port });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^Cannot listen on 127\.0\.0\.1, port \d+ \([^\n]*EADDRINUSE[^\n]*\): set HOST and PORT to a free address\.\n$/,
    );
  });
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test('each client may ask 120 times a minute; the end lets a request in flight finish, takes no new connection, says so, and waits for no idle one; the log has the trace of a caller, and never a body', async () => {
  const server = await startProgram(SERVER, { environment: { ...FREE_PORT, LOG_LEVEL: 'trace' } });
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  const { headers } = await fetch(`${server.address}/api/v1/brands`, { headers: { traceparent } });
  expect(headers.get('ratelimit-policy')).toBe('"default";q=120;w=60');
  expect(headers.get('request-id')).toBe(TRACE);
  const idle = await idleConnection(server.address);
  const body = JSON.stringify({ ids: [SECRET] });
  const slow = openPost(server.address, body.length);
  await slow.isUnderWay;
  slow.request.write(body.slice(0, 5));
  const ended = server.terminate();
  await refusal(server.address);
  // Monitoring on a connection that is still open sees the shutdown too.
  expect(await idle.hear('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 503 [^]*"troubles":\["stopping"\]/,
  );
  slow.request.end(body.slice(5));
  expect(await slow.answer).toEqual({ status: 200, connection: 'close' });
  await idle.closed;
  expect(await ended).toBe(0);
  const lines = server.output().trimEnd().split('\n').slice(1);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ method: 'GET', path: '/api/v1/brands', status: 200, trace_id: TRACE }),
      expect.objectContaining({ method: 'POST', path: '/api/v1/actuators/compare', status: 200 }),
    ]),
  );
  expect(lines.join('\n')).not.toContain(SECRET);
});

/**
 * A connection that has had one answer: `hear` sends bytes and reads the reply; `closed` resolves when the
 * server closes it.
 */
async function idleConnection(address: string) {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  await once(socket, 'connect');
  const hear = (said: string): Promise<string> => {
    socket.write(said);
    return once(socket, 'data').then(([heard]: unknown[]) => String(heard));
  };
  await hear('GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return { hear, closed: once(socket, 'close') };
}
