import { hash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PACK_FILE } from '../../../src/server/documents/packed-files.ts';
import { openBuild, type Build } from '../../../src/server/documents/read-build.ts';
import { nameOf } from '../../../src/server/documents/representation.ts';
import { BUILT_FOR, DOCUMENTS, writeBuild } from '../support/build.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'build-')));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(root, 'dist-'));
  writeBuild(folder);
});
afterAll(() => rmSync(root, { recursive: true }));

async function opened(path = folder): Promise<Build> {
  const build = await openBuild(path, BUILT_FOR);
  if (!build.ok) throw new Error(build.error);
  onTestFinished(build.value.close);
  return build.value;
}

/** The error of a refused build; empty if it is accepted. */
async function faultOf(baseUrl = BUILT_FOR, served: Build | null = null): Promise<string> {
  const build = await openBuild(folder, baseUrl, served);
  if (build.ok) build.value.close();
  return build.ok ? '' : build.error;
}

/** The text of the document at a path, as kept. */
async function textAt({ documents }: Build, path: string): Promise<string> {
  const content = documents.get(path)?.identity.content ?? [];
  const bytes = 'fd' in content ? await content.read(0, content.length - 1).toArray() : content;
  return Buffer.concat(bytes).toString();
}

describe('a complete build', () => {
  test('has every document of the manifest at its path, with type, headers and a tag from its bytes', async () => {
    const { documents } = await opened();
    expect([...documents.keys()]).toEqual(DOCUMENTS.map(({ path }) => path));
    const index = documents.get('/api')?.identity;
    expect(index).toMatchObject({
      status: 200,
      type: 'application/json',
      tag: `"${nameOf('{"index":true}')}"`,
    });
    expect(index?.fields).toEqual(expect.arrayContaining(['Cache-Control', 'public, max-age=300']));
  });

  test('has the compressed copies that the manifest names', async () => {
    const { documents } = await opened();
    expect(documents.get('/api')).toMatchObject({ br: { coding: 'br' }, gzip: { coding: 'gzip' } });
    expect(documents.get('/')).toMatchObject({ br: null, gzip: null });
  });

  test('has its version, its counts, and the further files', async () => {
    const { version, counts, files } = await opened();
    expect({ version, counts }).toEqual({ version: 'one', counts: { actuators: 1 } });
    expect(files.byName.get('service.bin')).toEqual([Buffer.from('the service')]);
  });

  test('is in memory or held open, so that changes in its folder have no effect', async () => {
    const build = await opened();
    rmSync(folder, { recursive: true });
    expect([await textAt(build, '/'), await textAt(build, '/data/all.csv')]).toEqual([
      '<h1>Home</h1>',
      'id,name\n1,a\n',
    ]);
    expect(build.isIntact()).toBe(true);
  });

  test('needs no more memory than its bytes', async () => {
    const { files } = await opened();
    const pieces = [...files.byName.values()].flatMap((content) => ('fd' in content ? [] : content));
    const blocks = new Set(pieces.map(({ buffer }) => buffer));
    const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
    expect(sum([...blocks].map(({ byteLength }) => byteLength))).toBe(
      sum(pieces.map(({ length }) => length)),
    );
  });

  test('equal to the served one shares all its parts, in any folder', async () => {
    const served = await opened();
    const copy = mkdtempSync(join(root, 'dist-'));
    cpSync(folder, copy, { recursive: true });
    for (const path of [folder, copy]) {
      const again = await openBuild(path, BUILT_FOR, served);
      expect(again).toMatchObject({ ok: true, value: { folder: path } });
      if (again.ok) expect(again.value.documents).toBe(served.documents);
    }
  });

  test('equal to the served one is read again if its bulk files were changed in place', async () => {
    const served = await opened();
    const copy = mkdtempSync(join(root, 'dist-'));
    cpSync(folder, copy, { recursive: true });
    appendFileSync(join(folder, 'client/data/all.csv'), '2,b\n');
    const again = await openBuild(copy, BUILT_FOR, served);
    if (!again.ok) throw new Error(again.error);
    onTestFinished(again.value.close);
    expect([served.isIntact(), again.value.isIntact()]).toEqual([false, true]);
    expect(await textAt(again.value, '/data/all.csv')).toBe('id,name\n1,a\n');
  });

  test('at a link is the target of the link at the time of reading', async () => {
    const link = join(root, 'current');
    symlinkSync(folder, link);
    const build = await opened(link);
    expect([build.folder, build.isOutdated()]).toEqual([folder, false]);
    const next = mkdtempSync(join(root, 'dist-'));
    writeBuild(next);
    symlinkSync(next, `${link}.new`);
    renameSync(`${link}.new`, link);
    expect(build.isOutdated()).toBe(true);
    rmSync(link);
  });

  test('may contain links to its own folders and files', async () => {
    const body = 'kept elsewhere in the build';
    mkdirSync(join(folder, 'store'));
    writeFileSync(join(folder, 'store/text'), body);
    symlinkSync(join(folder, 'store'), join(folder, 'client/linked'));
    symlinkSync(join(folder, 'store/text'), join(folder, 'client/text'));
    for (const file of ['client/linked/text', 'client/text']) {
      writeManifestOf(file, body);
      const build = await opened();
      expect(await textAt(build, '/x'), file).toBe(body);
    }
  });

  test('needs only the manifest, the pack and the bulk files', async () => {
    for (const file of ['client/api.json', 'client/api.json.br', 'service.bin']) rmSync(join(folder, file));
    expect(await textAt(await opened(), '/api')).toBe('{"index":true}');
  });

  test('is outdated if another replaces it or it is removed', async () => {
    const build = await opened();
    writeBuild(folder, DOCUMENTS, { version: 'two' });
    expect(build.isOutdated()).toBe(true);
    rmSync(folder, { recursive: true });
    expect(build.isOutdated()).toBe(true);
  });

  test('is not intact if a bulk file was changed in place', async () => {
    const build = await opened();
    appendFileSync(join(folder, 'client/data/all.csv'), '2,b\n');
    expect(build.isIntact()).toBe(false);
  });

  test('does not block requests while it is read', async () => {
    const many = Array.from({ length: 2000 }, (_, place) => ({
      ...{ path: `/page-${place}`, file: `client/page-${place}.html`, body: 'x'.repeat(2000) },
    }));
    writeBuild(folder, many);
    let milliseconds = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (milliseconds += 1));
    onTestFinished(() => clock.mockRestore());
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const { documents } = await opened();
    clearImmediate(counting);
    expect(documents.size).toBe(2000);
    expect(turns).toBeGreaterThan(100);
  });
});

describe('a build is refused with one line on what to do', () => {
  test.each<[name: string, harm: () => void, error: RegExp]>([
    [
      'without a manifest',
      () => rmSync(join(folder, 'manifest.json')),
      /manifest\.json cannot be read \(ENOENT/,
    ],
    [
      'of half a manifest',
      () => truncateSync(join(folder, 'manifest.json'), 100),
      /manifest\.json cannot be read \(/,
    ],
    [
      'of another manifest',
      () => writeFileSync(join(folder, 'manifest.json'), '{}'),
      /cannot be used \(version/,
    ],
    [
      'of a document without headers',
      () => writeBuild(folder, DOCUMENTS, { header_sets: [] }),
      /found an unknown index/,
    ],
    ['without its pack', () => rmSync(join(folder, PACK_FILE)), /documents\.bin cannot be read \(ENOENT/],
    [
      'without a bulk file',
      () => rmSync(join(folder, 'client/data/all.csv')),
      /all\.csv cannot be read \(ENOENT/,
    ],
    [
      'with half a pack',
      () => truncateSync(join(folder, PACK_FILE), 5),
      /documents\.bin has 5 bytes, and .* \d+/,
    ],
    [
      'with half a bulk file',
      () => truncateSync(join(folder, 'client/data/all.csv'), 5),
      /all\.csv has 5 bytes/,
    ],
    ['with a pack of other bytes', changeLastOf(PACK_FILE), /documents\.bin has other bytes/],
    ['with a bulk file of other bytes', changeLastOf('client/data/all.csv'), /all\.csv has other bytes/],
    [
      'with a pack of more than its files',
      () => writeBuild(folder, DOCUMENTS, { parts: [] }),
      /documents\.bin has \d+ b/,
    ],
    ['of no documents', () => writeBuild(folder, []), /the build has no documents/],
    [
      'of no actuators',
      () => writeBuild(folder, DOCUMENTS, { counts: { actuators: 0 } }),
      /has no actuators/,
    ],
  ])('%s, whether or not it is already served', async (_, harm, fault) => {
    const served = await opened();
    harm();
    for (const before of [null, served]) {
      expect(await faultOf(BUILT_FOR, before)).toMatch(fault);
      expect(await faultOf(BUILT_FOR, before)).toMatch(/^[^\n]*run `npm run build`\.$/);
    }
  });

  test('for another base URL, with both repairs', async () => {
    expect(await faultOf('https://catalog.test')).toBe(
      `${folder}: BASE_URL is https://catalog.test, but the documents were built for http://localhost:4321; ` +
        'run `BASE_URL=https://catalog.test npm run build`, or start with BASE_URL=http://localhost:4321.',
    );
  });

  test('whose manifest is a folder, on every attempt, and no file stays open', async () => {
    const served = await opened();
    rmSync(join(folder, 'manifest.json'));
    mkdirSync(join(folder, 'manifest.json'));
    const before = readdirSync('/dev/fd').length;
    for (let tries = 0; tries < 50; tries += 1)
      expect(await faultOf(BUILT_FOR, served)).toContain('cannot be read');
    expect(readdirSync('/dev/fd').length).toBeLessThan(before + 50);
  });

  test('with files outside of it: a link to a folder, a link to a file, a step up', async () => {
    const outside = mkdtempSync(join(root, 'outside-'));
    const body = 'secret';
    writeFileSync(join(outside, 'passwd'), body);
    symlinkSync(outside, join(folder, 'client/linked'));
    symlinkSync(join(outside, 'passwd'), join(folder, 'client/passwd'));
    for (const file of ['client/linked/passwd', 'client/passwd', `../${basename(outside)}/passwd`]) {
      writeManifestOf(file, body);
      expect(await faultOf(), file).toMatch(/lies outside of the build; run/);
    }
  });
});

const changeLastOf = (file: string) => (): void => {
  const bytes = readFileSync(join(folder, file));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  writeFileSync(join(folder, file), bytes);
};

/** Writes a manifest of one bulk document whose file exists. */
function writeManifestOf(file: string, body: string): void {
  const row = { file, bytes: body.length, sha256: hash('sha256', body), path: '/x', type: 'text/plain' };
  const documents = [{ ...row, headers: 0, kind: 'data', compressed: false }];
  writeFileSync(join(folder, PACK_FILE), '');
  const pack = { file: PACK_FILE, bytes: 0, sha256: hash('sha256', '') };
  const manifest = {
    version: 'one',
    base_url: BUILT_FOR,
    counts: {},
    header_sets: [{}],
    pack,
    documents,
    parts: [],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}
