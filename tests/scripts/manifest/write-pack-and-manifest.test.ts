import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeManifest } from '../../../scripts/manifest/write-pack-and-manifest.ts';
import { DOCUMENT_ROWS } from '../../../src/api/documents/manifest-rows.ts';
import { fillTemplate } from '../../../src/api/http/path-template.ts';
import { manifest } from '../../../src/server/documents/manifest-schema.ts';

const documents = DOCUMENT_ROWS.map(({ file }) => `dist/client/${fillTemplate(file, 'acme-a1')}`);
const WHOLE = Object.fromEntries(
  [...documents, 'package-lock.json', 'src/code.ts'].map((file) => [file, '{}']),
);

/** The manifest of a project with these files. */
function manifestOf(files: Readonly<Record<string, string>>) {
  const project = mkdtempSync(join(tmpdir(), 'manifest-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  try {
    const folder = join(project, 'dist');
    const made = writeManifest({ folder, project, baseUrl: 'https://catalog.example' });
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual(made);
    return { ...made, packed: readFileSync(join(folder, made.pack.file), 'utf8') };
  } finally {
    rmSync(project, { recursive: true });
  }
}

const { packed, ...sample } = manifestOf(WHOLE);

test('the manifest has the form that the server reads', () => {
  expect(manifest.parse(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  expect(sample).toMatchObject({
    base_url: 'https://catalog.example',
    counts: { actuators: 1, robots: 1 },
    parts: [],
  });
});

test('a document has its path, its file with length and hash, its type and its headers', () => {
  const document = sample.documents.find(({ path }) => path === '/api/v1/brands');
  expect(document).toMatchObject({
    file: 'client/api/v1/brands.json',
    bytes: 2,
    sha256: '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
    type: 'application/json; charset=utf-8',
    kind: 'api',
    compressed: false,
  });
  expect(sample.header_sets[document?.headers ?? NaN]).toMatchObject({
    'Cache-Control': 'public, max-age=300',
    'API-Version': 'v1',
  });
});

test('a page with compressed copies is one document, and settings of static hosts are not documents', () => {
  const page = 'dist/client/docs/api/index.html';
  const files = { [page]: '', [`${page}.br`]: '', [`${page}.gz`]: '', 'dist/client/_headers': '' };
  const made = manifestOf({ ...WHOLE, ...files });
  expect(made.documents).toHaveLength(sample.documents.length + 1);
  expect(made.documents.find(({ path }) => path === '/docs/api')).toMatchObject({
    kind: 'site',
    compressed: true,
  });
});

test('the other data of the server are a part', () => {
  const made = manifestOf({ ...WHOLE, 'dist/service.bin': 'abc' });
  expect(made.parts).toMatchObject([{ file: 'service.bin', bytes: 3 }]);
});

test('the pack has parts and documents in order, without bulk files and their copies', () => {
  const bulk = 'dist/client/data/2026.11.21-3f2a9c1b20de/actuators.csv';
  const made = manifestOf({
    ...WHOLE,
    'dist/service.bin': 'abc',
    [bulk]: 'id',
    [`${bulk}.br`]: 'br',
    [`${bulk}.gz`]: 'gz',
  });
  expect(made.documents.map(({ kind }) => kind)).toContain('data');
  expect(made.packed).toBe(`abc${packed}`);
  expect(made.pack).toEqual({
    file: 'documents.bin',
    bytes: packed.length + 3,
    sha256: hash('sha256', made.packed),
  });
});

test('the version is the same for the same documents and code', () => {
  expect(manifestOf(WHOLE).version).toBe(sample.version);
});

test.each([
  ['dist/client/api/v1/brands.json', 'a document'],
  ['src/code.ts', 'the code'],
  ['package-lock.json', 'a dependency'],
])('the version changes with %s: %s', (file) => {
  expect(manifestOf({ ...WHOLE, [file]: '{"a":1}' }).version).not.toBe(sample.version);
});

test('a build without a document of the table is refused, naming it', () => {
  const { 'dist/client/api/v1/brands.json': _brands, ...others } = WHOLE;
  expect(() => manifestOf(others)).toThrow(/found no file for \/api\/v1\/brands\./);
});
