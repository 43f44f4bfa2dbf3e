import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest } from '../../../src/server/documents/manifest-schema.ts';
import { filesOf, PACK_FILE } from '../../../src/server/documents/packed-files.ts';

/** A document of a build that a test writes. */
export interface WrittenDocument {
  readonly path: string;
  readonly file: string;
  readonly body: string;
  readonly type?: string;
  readonly kind?: 'api' | 'site' | 'data';
  readonly compressed?: boolean;
}

export const BUILT_FOR = 'http://localhost:4321';

/** Documents of each kind. */
export const DOCUMENTS: readonly WrittenDocument[] = [
  { path: '/api', file: 'client/api.json', body: '{"index":true}', kind: 'api', compressed: true },
  { path: '/api/v1/brands', file: 'client/api/v1/brands.json', body: '{"data":[]}', kind: 'api' },
  { path: '/', file: 'client/index.html', body: '<h1>Home</h1>', type: 'text/html; charset=utf-8' },
  {
    path: '/data/all.csv',
    file: 'client/data/all.csv',
    body: 'id,name\n1,a\n',
    kind: 'data',
    type: 'text/csv',
  },
];

/** Writes a build into a folder: its files, then the manifest with any changes. */
export function writeBuild(
  folder: string,
  documents: readonly WrittenDocument[] = DOCUMENTS,
  changes: Partial<Manifest> = {},
): void {
  const contents = {
    header_sets: [{ 'Cache-Control': 'public, max-age=300' }],
    parts: [
      write(folder, 'service.bin', 'the service'),
      ...documents.flatMap((row) => copiesOf(folder, row)),
    ],
    documents: documents.map(
      ({ path, file, body, type = 'application/json', kind = 'site', compressed = false }) => ({
        ...{ path, type, kind, compressed, headers: 0 },
        ...write(folder, file, body),
      }),
    ),
  };
  const packed = filesOf(contents).packed.map(({ file }) => readFileSync(join(folder, file)));
  const pack = write(folder, PACK_FILE, Buffer.concat(packed));
  const manifest = {
    version: 'one',
    base_url: BUILT_FOR,
    counts: { actuators: 1 },
    pack,
    ...contents,
    ...changes,
  };
  write(folder, 'manifest.json', JSON.stringify(manifest satisfies Manifest));
}

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const copiesOf = (folder: string, { file, body, compressed = false }: WrittenDocument) =>
  compressed
    ? [
        write(folder, `${file}.br`, brotliCompressSync(body, QUICKLY)),
        write(folder, `${file}.gz`, gzipSync(body)),
      ]
    : [];

function write(folder: string, file: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
  return { file, bytes: Buffer.byteLength(content), sha256: hash('sha256', content) };
}
