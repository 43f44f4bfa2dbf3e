import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBuild, type Build } from '../../../src/server/documents/build.ts';
import { nameOf, plainOf, type Representations } from '../../../src/server/documents/representation.ts';
import { BUILT_FOR, writeBuild } from '../support/build.ts';

const BODY = `<h1>Home</h1>${'<p>Motors</p>'.repeat(100)}`;
const PAGE = { path: '/', file: 'client/index.html', body: BODY, type: 'text/html; charset=utf-8' };

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function openedWith(changes: { readonly compressed: boolean; readonly type?: string }): Promise<Build> {
  writeBuild(folder, [{ ...PAGE, ...changes }]);
  const build = await openBuild(folder, BUILT_FOR);
  if (!build.ok) throw new Error(build.fault);
  return build.value;
}

function homeOf({ documents }: Build): Representations {
  const home = documents.get('/');
  if (home === undefined) throw new Error('no home');
  return home;
}

test('a page is kept in its compressed forms alone, and its plain one is made from these', async () => {
  const build = await openedWith({ compressed: true });
  expect(build.files.pack.bytes.length).toBeLessThan(BODY.length);
  const home = homeOf(build);
  expect(home).toMatchObject({ identity: null, br: { coding: 'br' }, gzip: { coding: 'gzip' } });
  const plain = plainOf(home);
  expect(plain).toMatchObject({ coding: 'identity', length: BODY.length, tag: `"${nameOf(BODY)}"` });
  expect(plain.content).toEqual([Buffer.from(BODY)]);
  expect(plain.fields).not.toContain('Content-Encoding');
});

test.each([
  ['a page that is not compressed', { compressed: false }],
  ['a document of the API', { compressed: true, type: 'application/json' }],
])('%s is kept as it is', async (_, changes) => {
  const home = homeOf(await openedWith(changes));
  expect(home.identity).toMatchObject({ length: BODY.length });
  expect(plainOf(home)).toBe(home.identity);
});
