import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask, converse } from '../server/support/ask.ts';
import { writeSmallBuild } from '../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'main-'));
const MAIN = fileURLToPath(new URL('../../src/serve.ts', import.meta.url));

// Processes share compiled code, because compiling is half of a start.
const { NODE_COMPILE_CACHE } = process.env;
const COMPILED = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

beforeAll(() => writeSmallBuild(folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** A started program, its output, and its end. */
function run(environment: Readonly<Record<string, string>>, argument = folder) {
  const child = spawn(process.execPath, [MAIN, argument], {
    env: { ...COMPILED, PORT: '0', ...environment },
  });
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text.out += piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (text.err += piece));
  const code = once(child, 'close').then(([exitCode]: unknown[]) => exitCode);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, text, code };
}

const addressIn = (out: string): string => /http:\S+/.exec(out)?.[0] ?? '';

/** A started program that is listening. */
async function start(environment: Readonly<Record<string, string>> = {}) {
  const program = run(environment);
  await expect.poll(() => program.text.out).toContain('\n');
  return { ...program, address: addressIn(program.text.out) };
}

test('the program says on one line where it listens, what it serves and how long the start took; each request is one line of JSON', async () => {
  const { text, address, child, code } = await start();
  // The links of the build have another port.
  expect(text.out).toMatch(
    /^listening on http:\/\/127\.0\.0\.1:(\d+) \(2 actuators, 2 robots, ready in \d+ ms\); links lead to http:\/\/localhost:4321: start with BASE_URL=http:\/\/localhost:\1 to change that\n$/,
  );
  expect((await ask(address, '/api/v1/actuators/acme-a1')).text).toContain('"id":"acme-a1"');
  expect((await ask(address, '/api/v1/robots?q=walker')).text).toContain('"id":"acme-walker"');
  for (const path of ['/healthz', '/docs/api']) await ask(address, path);
  child.kill('SIGINT');
  expect(await code).toBe(0);
  expect(text.out.match(/\n/g)).toHaveLength(1);
  const lines = text.err
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toMatchObject([
    {
      level: 30,
      method: 'GET',
      path: '/api/v1/actuators/acme-a1',
      status: 200,
      client: '127.0.0.1',
      cache: 'static',
    },
    { level: 30, method: 'GET', path: '/api/v1/robots?q=walker', status: 200 },
    { level: 30, method: 'GET', path: '/docs/api', status: 200 },
  ]);
});

test('a second signal ends the program at once, but Ctrl-C, which npm passes on, is one signal', async () => {
  const { address, child, code } = await start();
  const talk = converse(address);
  talk.write('POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  await ask(address, '/api');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  await expect.poll(() => ask(address, '/api').catch(() => 'closed')).toBe('closed');
  await pause(300);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await code).toBe(1);
});

test('an unusable build stops the start with a message on what to do', async () => {
  const broken = mkdtempSync(join(folder, 'broken-'));
  writeSmallBuild(broken);
  const manifest = readFileSync(join(broken, 'manifest.json'), 'utf8');
  writeFileSync(join(broken, 'manifest.json'), manifest.replace('"service.bin"', '"other.bin"'));
  const { text, code } = run({}, broken);
  expect(await code).toBe(1);
  expect(text.err).toMatch(/^[^\n]+ does not answer \([^\n]+\); run `npm run build`\.\n$/);
});
