import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useSharedApi } from '../support/api.ts';
import { attacked, closingGet, manyTimes } from '../support/fortress.ts';

// The shared server: in the end it must have logged no error.
const api = useSharedApi();

/** Paths that tricks are appended to: documents, pages, files, and paths that do not exist. */
const API_PATHS = [
  '',
  '/api',
  '/api/v1/actuators',
  '/api/v1/actuators/unitree-go-m8010-6',
  '/api/v1/actuators/compare',
  '/openapi.json',
  '/docs/api',
  '/actuators/unitree-go-m8010-6',
  '/.well-known/api-catalog',
  '/healthz',
  '/mcp',
  '/_astro',
] as const;

const TRICKS = [
  '/../../../package.json',
  '/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/%252e%252e/%252e%252e/package.json',
  '/..%252f..%252fpackage.json',
  '/....//....//package.json',
  '/..;/..;/package.json',
  '/.%00./package.json',
  '/..\\..\\package.json',
  '/%5c..%5c..%5cpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/\u00ff\u00fe',
  '/%ff%fe',
  '%00',
  '\u0000',
  '%00.json',
  '%0d%0aSet-Cookie:%20a=b',
  ';x=1',
  ';.json',
  '.json',
  '.br',
  '.gz',
  '.html',
  '~',
  '%20',
  '%2f',
  '//evil.example/',
  '/\\evil.example',
  '/@evil.example',
  '/.//evil.example/..',
  '/./.',
] as const;

/** Targets that are not derived from a path of ours. */
const STRANGE = [
  '//evil.example',
  '///evil.example/',
  '/\\evil.example/docs/api/',
  '//evil.example//docs/api/',
  'http://evil.example//evil.example/',
  'http://evil.example/../../etc/passwd',
  'https://user:word@evil.example/%2e%2e/package.json',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'ftp://evil.example/api',
  '*',
  'package.json',
  '../package.json',
  '?',
  '/?/../../package.json',
  '/%2e%2e%2fetc%2fpasswd?x=%00',
  '/_headers',
  '/_redirects',
  '/server/entry.mjs',
  '/dist/server/entry.mjs',
  '/src/serve.ts',
  '/.git/config',
  '/.env',
  '/proc/self/environ',
  '/etc/passwd',
  `/${'a/'.repeat(4_500)}`,
  `/api/v1/actuators?q=${'a'.repeat(9_000)}`,
  `/${'%2e%2e/'.repeat(1_000)}etc/passwd`,
] as const;

const TARGETS = [...API_PATHS.flatMap((place) => TRICKS.map((trick) => place + trick)), ...STRANGE];

/** The beginnings of files that nobody may read. */
const SECRETS = [
  readFileSync('package.json', 'utf8').slice(0, 80),
  'root:x:0:0',
  '[core]',
  'astro:',
  'PATH=',
];

interface HeardAnswer {
  readonly target: string;
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

async function tryAll(): Promise<HeardAnswer[]> {
  const heard: HeardAnswer[] = [];
  const { hear } = attacked(api().address);
  await manyTimes(TARGETS.length, async (number) => {
    const target = TARGETS[number - 1] ?? '';
    const text = await hear(closingGet(target));
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
    heard.push({ target, status, text, location: /^Location: (.*?)\r$/im.exec(text)?.[1] ?? null });
  });
  return heard;
}

const attempts: { readonly heard: HeardAnswer[] } = { heard: [] };

describe(`${TARGETS.length} targets that try to trick`, () => {
  test('are all answered, none with a server error', async () => {
    attempts.heard.push(...(await tryAll()));
    expect(attempts.heard.filter(({ status }) => !(status >= 200 && status < 500))).toEqual([]);
  });

  test('never find a document under a wrong name', () => {
    const found = attempts.heard.filter(({ status }) => status === 200).map(({ target }) => target);
    expect(found.toSorted()).toEqual(['/?/../../package.json']);
  });

  test('never redirect to another host', () => {
    const led = attempts.heard.filter(({ location }) => location !== null);
    expect(led.filter(({ location }) => !/^\/(?![/\\])[\w./?=-]*$/.test(location ?? ''))).toEqual([]);
    expect(led.every(({ status }) => status === 308)).toBe(true);
  });

  test('never read a file outside the site', () => {
    const told = attempts.heard.filter(({ text }) => SECRETS.some((secret) => text.includes(secret)));
    expect(told.map(({ target }) => target)).toEqual([]);
  });

  test('never inject a header into the answer', () => {
    const injected = attempts.heard.filter(({ text }) =>
      /^set-cookie:/im.test(text.split('\r\n\r\n')[0] ?? ''),
    );
    expect(injected).toEqual([]);
  });
});
