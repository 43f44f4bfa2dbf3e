import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBuild, type Build } from '../../../src/server/documents/read-build.ts';
import { nameOf, type Representations } from '../../../src/server/documents/representation.ts';
import { BUILT_FOR, writeBuild } from '../support/build.ts';

const BODY = `<h1>Home</h1>${'<p>Motors</p>'.repeat(100)}`;
const PAGE = { path: '/', file: 'client/index.html', body: BODY, type: 'text/html; charset=utf-8' };

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function openedWith(changes: { readonly compressed: boolean; readonly type?: string }): Promise<Build> {
  writeBuild(folder, [{ ...PAGE, ...changes }]);
  const build = await openBuild(folder, BUILT_FOR);
  if (!build.ok) throw new Error(build.error);
  return build.value;
}

function homeOf({ documents }: Build): Representations {
  const home = documents.get('/');
  if (home === undefined) throw new Error('no home');
  return home;
}

test('a page is kept only compressed, and its plain form is unpacked on request', async () => {
  const build = await openedWith({ compressed: true });
  expect(build.files.pack.bytes.length).toBeLessThan(BODY.length);
  const home = homeOf(build);
  expect(home).toMatchObject({ br: { coding: 'br' }, gzip: { coding: 'gzip' } });
  const plain = home.identity;
  expect(plain).toMatchObject({ coding: 'identity', length: BODY.length, tag: `"${nameOf(BODY)}"` });
  expect(plain.content).toEqual([Buffer.from(BODY)]);
  expect(plain.fields).not.toContain('Content-Encoding');
});

test('a page is unpacked once for all waiting requests, up to 8 MB in total', async () => {
  const pages = Array.from({ length: 10 }, (_, number) => ({
    ...{ path: `/${number}`, file: `client/${number}.html`, type: PAGE.type, compressed: true },
    body: String(number).repeat(1024 * 1024),
  }));
  writeBuild(folder, pages);
  const build = await openBuild(folder, BUILT_FOR);
  if (!build.ok) throw new Error(build.error);
  const plainOf = (path: string) => build.value.documents.get(path)?.identity;
  const first = plainOf('/0');
  expect(plainOf('/0')).toBe(first);
  for (const { path } of pages) plainOf(path);
  expect(plainOf('/9')).toBe(plainOf('/9'));
  expect(plainOf('/0')).not.toBe(first);
});

test.each([
  ['a page that is not compressed', { compressed: false }],
  ['a document of the API', { compressed: true, type: 'application/json' }],
])('%s is kept unchanged', async (_, changes) => {
  const home = homeOf(await openedWith(changes));
  expect(home.identity).toMatchObject({ length: BODY.length });
  expect(home.identity).toBe(home.identity);
});
