import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/support/processes/free-port.ts';
import {
  startProcess,
  untilListening,
  type RunningProcess,
} from '../../scripts/support/processes/process.ts';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { useSharedApi } from '../contract/support/api.ts';
import { send, type Answer, type Extras } from '../contract/support/ask.ts';
import { BASE_URL } from '../contract/support/program.ts';

/* Runs `npm run dev` in a copy of the project, so that its catalog can be changed. */

const api = useSharedApi();

const COPIED = ['catalog', 'src', 'scripts', 'public', 'docs', 'deploy'];
const COPIED_FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'astro.config.mjs',
  'CHANGELOG.md',
  'README.md',
];

const project = temporaryFolder('project');
let port = 0;
let develop: RunningProcess | undefined;

beforeAll(async () => {
  for (const name of [...COPIED, ...COPIED_FILES]) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  port = await freePort();
  develop = await startProcess(
    {
      // A signal to npm stops only npm; `timeout` passes it on to all processes that npm started.
      command: 'timeout',
      args: ['3600', 'npm', 'run', 'dev', '--', '--host', '127.0.0.1', '--port', String(port)],
      cwd: project,
      environment: { BASE_URL, ASTRO_TELEMETRY_DISABLED: '1' },
    },
    untilListening(port),
  );
});
afterAll(async () => {
  agent.destroy();
  await develop?.stop();
});

const agent = new Agent({ keepAlive: true });
const developed = (method: string, target: string, extras: Extras = {}): Promise<Answer> =>
  send({ address: `http://127.0.0.1:${port}`, agent }, { method, target, ...extras });

const COMPARE = '/api/v1/actuators/compare';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** One request of each kind, because `astro dev` and the server route each kind in their own way. */
const REQUESTS: readonly (readonly [kind: string, method: string, target: string, Extras])[] = [
  ['a document', 'GET', '/api/v1/actuators/unitree-go-m8010-6', {}],
  ['a document beside the API', 'GET', '/.well-known/api-catalog', {}],
  ['the head of a document', 'HEAD', '/api/v1/brands', {}],
  ['a record that moved', 'GET', '/api/v1/actuators/robotis-xm430-w350', {}],
  ['a list', 'GET', '/api/v1/actuators?brand=CubeMars&sort=name&order=asc&limit=3', {}],
  ['bad parameters', 'GET', '/api/v1/actuators?max_wieght_g=600&limit=0', {}],
  ['a path that nothing has', 'GET', '/api/nope', {}],
  ['a method that a path does not have', 'DELETE', '/api/v1/actuators', {}],
  ['a question for methods', 'OPTIONS', COMPARE, {}],
  ['a body', 'POST', COMPARE, { headers: JSON_TYPE, body: '{"ids":["unitree-go-m8010-6","nope"]}' }],
  ['a body that is no JSON', 'POST', COMPARE, { headers: JSON_TYPE, body: '{' }],
  ['a body of another type', 'POST', COMPARE, { headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
];

const said = ({ status, headers, text }: Answer) => ({ status, type: headers['content-type'], text });

describe('the project in development', () => {
  test.each(REQUESTS)('answers %s like the built server', async (...[, method, target, extras]) => {
    const [inDevelopment, served] = await Promise.all([
      developed(method, target, extras),
      api().ask(method, target, extras),
    ]);
    expect(said(inDevelopment)).toEqual(said(served));
  });

  test('shows a figure corrected in a catalog file, without a restart', async () => {
    const file = join(project, 'catalog/actuators/unitree/go-m8010-6.yaml');
    const text = readFileSync(file, 'utf8');
    // The figure, and the quote of its source.
    const corrected = text.replaceAll(/^( +weight_g: ~?)530$/gm, (_, before: string) => `${before}531`);
    expect(corrected).not.toBe(text);
    writeFileSync(file, corrected);
    const record = async (): Promise<string> =>
      (await developed('GET', '/api/v1/actuators/unitree-go-m8010-6')).text;
    await expect.poll(record, { interval: 250, timeout: 240_000 }).toContain('"weight_g":531,');
  });
});
