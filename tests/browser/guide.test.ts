import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { BASE_URL } from '../contract/support/program.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const run = promisify(execFile);

const guide = async (): Promise<string> => (await fetch(`${site.address()}/docs/api.md`)).text();

/** The guide without the chapter on tools, whose samples run in `tests/contract/guide-tools.test.ts`. */
async function guideWithoutTools(): Promise<string> {
  const tools = await (await fetch(`${site.address()}/docs/api/tools.md`)).text();
  return (await guide()).replace(tools, '');
}

/** The guide's samples in one language, pointed at the server under test. */
async function samples(language: string): Promise<string[]> {
  const fences = [...(await guideWithoutTools()).matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return fences.flatMap(([, name, code = '']) =>
    name === language ? [code.replaceAll(BASE_URL, site.address())] : [],
  );
}

/** The MCP inspector brings packages of its own; `tests/long/mcp/inspector.test.ts` runs it. */
const isOfInspector = (code: string): boolean => code.startsWith('npx @modelcontextprotocol/inspector ');

/** A folder with a simulator log that a sample reads: torque in N·m, speed in rad/s. */
async function folderWithLog(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'));
  await writeFile(join(folder, 'log.csv'), '12,2\n-30,1.5\n4,-9\n0,0\n');
  return folder;
}

describe('every code sample of the guide runs', () => {
  test('in a shell', async () => {
    const codes = await samples('sh');
    expect(codes.length).toBeGreaterThan(12);
    expect(codes.filter(isOfInspector)).toHaveLength(1);
    for (const code of codes.filter((each) => !isOfInspector(each))) {
      const { stdout } = await run('sh', ['-c', code.replaceAll('curl ', 'curl -s ')], {
        maxBuffer: 10_000_000,
      });
      expect(stdout, code).toMatch(/^[[{]|^HTTP|^etag|^id,/i);
    }
  });

  test('in JavaScript', async () => {
    for (const code of await samples('js')) {
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
      expect(stdout).toMatch(/^.+ N·m\n/);
    }
  });

  test('in TypeScript', async () => {
    const codes = await samples('ts');
    expect(codes).toHaveLength(1);
    for (const code of codes) {
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
      expect(stdout).toContain("id: 'unitree-go1'");
    }
  });

  test('in Python', async () => {
    const [cwd, env] = [await folderWithLog(), { ...process.env, PYTHONIOENCODING: 'utf-8' }];
    for (const code of await samples('python')) {
      const { stdout } = await run('python3', ['-c', code], { cwd, env });
      expect(stdout).toMatch(code.includes('log.csv') ? /^\{'meets': \d+, / : /^.+ N·m\n/);
    }
  });
});

test('its pages, read one after the other, have the headings of the whole text', async () => {
  const { page } = await site.open('/docs/api');
  const { headings, paths } = await page.evaluate(readToTheEnd);
  expect(headings).toEqual([...(await guide()).matchAll(/^#{1,4} (.+)$/gm)].map(([, text]) => text));
  expect(new Set(paths).size).toBe(paths.length);
});

/** The headings of this page and of all that “Next” leads to; those are fetched but not drawn. */
async function readToTheEnd() {
  const headings: string[] = [];
  const paths: string[] = [];
  const reader = new DOMParser();
  for (let path: string | null = location.pathname; path !== null && !paths.includes(path);) {
    paths.push(path);
    const text = await (await fetch(path)).text();
    const read = reader.parseFromString(text, 'text/html');
    const found = read.querySelectorAll('article.prose :is(h1, h2, h3)');
    headings.push(...[...found].map((heading) => heading.textContent));
    const next = [...read.querySelectorAll('a')].find(({ textContent }) => /^\s*Next/.test(textContent));
    path = next?.getAttribute('href') ?? null;
  }
  return { headings, paths };
}

test('the form builds a request while it is filled in, and sends it', async () => {
  const { page, complaints } = await site.open('/docs/api/request#list_robots');
  await page.locator('#list_robots-q').fill('go2');
  await page.locator('#list_robots-limit').fill('1');
  await expect.poll(() => page.locator('pre[data-path]').textContent()).toContain('/api/v1/robots?q=go2');
  await page.getByRole('region', { name: 'The request' }).getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => page.locator('pre[role=status]').textContent()).toMatch(/^200 OK in \d+ ms/);
  await page.getByLabel('Operation').selectOption('get_actuator');
  await page.waitForURL(/#get_actuator$/);
  await expect
    .poll(() => page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href'))
    .toMatch(/^\/api\/v1\/actuators\/[^/?]+$/);
  expect(complaints).toEqual([]);
});

test('Run shows the answer of the server', async () => {
  const { page, complaints } = await site.open('/docs/api');
  await page.getByRole('button', { name: 'Run' }).first().click();
  const output = page.locator('pre[role=status]').first();
  await expect.poll(() => output.textContent()).toMatch(/^200 OK in \d+ ms/);
  expect(complaints).toEqual([]);
});
