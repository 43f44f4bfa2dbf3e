import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/support/processes/free-port.ts';
import { healthCommand, lastStage, saidBy, wordsOf } from '../support/containerfile.ts';
import { writeSmallBuild } from '../support/small-build.ts';
import { startProgram, type Program } from './support/program.ts';

/** The files that the last stage of the container copies, without the packages. */
const FILES = saidBy(lastStage(), 'COPY')
  .map((rest) => rest.split(' ').at(-1) ?? '')
  .filter((name) => name !== 'node_modules');

const app = mkdtempSync(join(tmpdir(), 'container-'));
let server: Program | undefined;
let before: readonly string[] = [];

const filesNow = (): string[] =>
  ['dist', 'src']
    .flatMap((folder) => readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' }))
    .toSorted();

beforeAll(async () => {
  // The sources are copied, so that they cannot find files that a container lacks; a small build is as whole
  // as that of the project.
  for (const name of FILES) {
    if (name === 'dist') writeSmallBuild(join(app, name));
    else cpSync(name, join(app, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(app, 'node_modules'));
  before = filesNow();
  const [command = ''] = saidBy(lastStage(), 'CMD');
  const [, ...words] = wordsOf(command);
  const [entry = '', ...flags] = words.toReversed();
  server = await startProgram([...flags.toReversed(), join(app, entry)], { environment: { PORT: '0' } });
});

afterAll(async () => {
  await server?.terminate();
  rmSync(app, { recursive: true });
});

/** The exit code of the health check for a container that listens on this port. */
function healthOn(port: string): Promise<number | null> {
  const [, ...words] = healthCommand();
  const child = spawn(process.execPath, words, { env: { PORT: port }, stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', resolve));
}

describe('the files that the container copies', () => {
  test('are enough to serve documents, lists, pages and MCP', async () => {
    const address = server?.address ?? '';
    const paths = ['/api', '/api/v1/actuators?q=servo', '/', '/docs/api'];
    const answers = await Promise.all(paths.map((path) => fetch(`${address}${path}`)));
    const message = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const ping = await fetch(`${address}/mcp`, {
      ...message,
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect([...answers, ping].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('are not changed by serving', () => {
    expect(filesNow()).toEqual(before);
  });
});

describe('the health check of the container', () => {
  test('passes while the server answers', async () => {
    expect(await healthOn(new URL(server?.address ?? '').port)).toBe(0);
  });

  test('fails when nothing listens', async () => {
    expect(await healthOn(String(await freePort()))).toBe(1);
  });
});
