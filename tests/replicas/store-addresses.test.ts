import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/support/processes/free-port.ts';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { startProgram, type Environment, type Program } from '../contract/support/program.ts';
import { writeSmallBuild } from '../support/small-build.ts';
import { askAs, newClient } from './support/clients.ts';
import { startRedis, type Redis } from './support/redis.ts';

const often = { interval: 50 };

/** A small build, because limits do not depend on the catalog. */
const build = temporaryFolder('limited');
writeSmallBuild(build);

async function start(environment: Environment): Promise<Program> {
  const server = await startProgram(['src/serve.ts', build], { environment: { PORT: '0', ...environment } });
  onTestFinished(async () => {
    await server.terminate();
  });
  return server;
}

async function store(options: readonly string[]): Promise<Redis> {
  const redis = await startRedis(options);
  onTestFinished(async () => {
    await redis.kill();
  });
  return redis;
}

const says = (server: Program, words: string): number => server.output().split(words).length - 1;

const redisSays = (args: readonly string[]): string =>
  spawnSync('redis-cli', args, { encoding: 'utf8' }).stdout.trim();

test('password and database number of the address are used, and keys have our prefix and expire', async () => {
  const { port } = await store(['--requirepass', 'pass/word']);
  const server = await start({ RATE_LIMIT_STORE: `redis://:pass%2Fword@127.0.0.1:${port}/3` });
  const client = newClient();
  expect(await askAs(client, server.address)).toMatchObject({ status: 200, remaining: 119 });
  const cli = ['-p', String(port), '-n', '3', '--no-auth-warning', '-a', 'pass/word'];
  const key = `robot-actuator-catalog:120/60:127.0.0.1`;
  expect(redisSays([...cli, 'GET', key])).toBe('1');
  expect(Number(redisSays([...cli, 'TTL', key]))).toBeGreaterThan(50);
  expect(says(server, 'lost')).toBe(0);
});

test('a wrong password is logged once, with the reason but not the password, and requests are counted locally', async () => {
  const { port } = await store(['--requirepass', 'right']);
  const server = await start({ RATE_LIMIT_STORE: `redis://:wrong-one@127.0.0.1:${port}` });
  for (const remaining of [119, 118, 117]) {
    expect(await askAs(newClient(), server.address)).toMatchObject({ status: 200, remaining });
  }
  await expect.poll(() => says(server, 'WRONGPASS'), often).toBe(1);
  expect(server.output()).not.toContain('wrong-one');
});

test('a store that is missing at the start is used once it is up', async () => {
  const redis = await store([]);
  await redis.kill();
  const server = await start({ RATE_LIMIT_STORE: redis.address });
  expect(await askAs(newClient(), server.address)).toMatchObject({ status: 200, remaining: 119 });
  await redis.start();
  await expect.poll(() => says(server, 'is back'), often).toBe(1);
  expect(says(server, 'is lost')).toBe(1);
  expect(await askAs(newClient(), server.address)).toMatchObject({ status: 200, remaining: 119 });
});

test('a read-only store counts as missing', async () => {
  const other = await freePort();
  const { address } = await store(['--replicaof', '127.0.0.1', String(other)]);
  const server = await start({ RATE_LIMIT_STORE: address });
  expect(await askAs(newClient(), server.address)).toMatchObject({ status: 200, remaining: 119 });
  await expect.poll(() => says(server, 'READONLY'), often).toBe(1);
});

test.each([
  ['a word', 'set', 'garbage'],
  ['a list', 'rpush', 'garbage'],
  ['the largest number', 'set', '9223372036854775807'],
])('%s instead of a count is logged once, and the store stays in use', async (_, command, value) => {
  const redis = await store([]);
  const server = await start({ RATE_LIMIT_STORE: redis.address, TRUSTED_PROXIES: '127.0.0.1' });
  const [spoilt, other] = [newClient(), newClient()];
  const cli = ['-p', String(redis.port)];
  redisSays([...cli, command, `robot-actuator-catalog:120/60:${spoilt}`, value]);
  const [ofSpoilt, ofOther]: number[][] = [[], []];
  for (let count = 0; count < 5; count += 1) {
    ofSpoilt?.push((await askAs(spoilt, server.address)).remaining);
    ofOther?.push((await askAs(other, server.address)).remaining);
  }
  expect([ofSpoilt, ofOther]).toEqual([
    [119, 118, 117, 116, 115],
    [119, 118, 117, 116, 115],
  ]);
  expect(await askAs(spoilt, server.address, 'OPTIONS')).toMatchObject({ status: 204 });
  expect(redisSays([...cli, 'GET', `robot-actuator-catalog:120/60:${other}`])).toBe('5');
  await expect.poll(() => says(server, 'holds a value that is not a count'), often).toBe(1);
  expect([says(server, 'is lost'), says(server, 'is back')]).toEqual([0, 0]);
  expect(await (await fetch(`${server.address}/healthz`)).json()).toMatchObject({ status: 'ok' });
});

test('rediss:// is encrypted and checks the certificate', async () => {
  const folder = temporaryFolder('certificate');
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject]);
  const tlsPort = await freePort();
  const tls = ['--tls-port', String(tlsPort), '--tls-auth-clients', 'no', '--tls-ca-cert-file', certificate];
  await store([...tls, '--tls-cert-file', certificate, '--tls-key-file', key]);
  const RATE_LIMIT_STORE = `rediss://localhost:${tlsPort}`;
  const trusting = await start({ RATE_LIMIT_STORE, NODE_EXTRA_CA_CERTS: certificate });
  const wary = await start({ RATE_LIMIT_STORE });
  expect(await askAs(newClient(), trusting.address)).toMatchObject({ status: 200, remaining: 119 });
  expect(says(trusting, 'is lost')).toBe(0);
  await expect.poll(() => says(wary, 'self-signed certificate'), often).toBe(1);
});
