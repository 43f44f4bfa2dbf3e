import { createHash, hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DOCUMENT_ROWS, rowOfFile } from '../../src/api/documents/manifest-rows.ts';
import type { Headers } from '../../src/api/http/headers.ts';
import { matchTemplate } from '../../src/api/http/path-template.ts';
import { SERVICE_FILE } from '../../src/api/service-bin.ts';
import type { Manifest, PackedFile, PublicDocument } from '../../src/server/documents/manifest-schema.ts';
import { filesOf, PACK_FILE } from '../../src/server/documents/packed-files.ts';
import { listFiles } from '../support/list-files.ts';
import { writeAtomically } from '../support/write-atomically.ts';

/** The folder of a build, the code that answers from it, and the address it was made for. */
export interface Build {
  /** The folder of the build, such as `dist`. */
  readonly folder: string;
  /** The folder of the project, with `src`. */
  readonly project: string;
  readonly baseUrl: string;
}

/** The folder of public files below that of the build. */
const PUBLIC = 'client';

/** The endings of compressed copies. */
const COPIES: readonly string[] = ['.br', '.gz'];

/** Writes the pack of a build, and last its manifest. Throws when a document of the table has no file. */
export function writeManifest(build: Build): Manifest {
  const contents = contentsOf(build);
  const manifest = { ...contents, pack: writePack(build.folder, filesOf(contents).packed) };
  writeAtomically(join(build.folder, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

/** Puts files one after the other into the pack. */
function writePack(folder: string, files: readonly PackedFile[]): PackedFile {
  const digest = createHash('sha256');
  const fd = openSync(join(folder, PACK_FILE), 'w');
  for (const { file } of files) {
    const content = readFileSync(join(folder, file));
    digest.update(content);
    writeFileSync(fd, content);
  }
  closeSync(fd);
  return {
    file: PACK_FILE,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    sha256: digest.digest('hex'),
  };
}

/**
 * The content of a build: every public path and every other file with its hash. Throws when a document of the
 * table has no file.
 */
function contentsOf({ folder, project, baseUrl }: Build): Omit<Manifest, 'pack'> {
  const sets: Headers[] = [];
  const documents = listFiles(join(folder, PUBLIC)).flatMap((file) => documentOf(folder, file, sets));
  const lacking = DOCUMENT_ROWS.filter(
    (row) => !documents.some(({ path }) => matchTemplate(row.path, path) !== null),
  );
  if (lacking.length > 0)
    throw new Error(
      `${join(folder, PUBLIC)}: found no file for ${lacking.map(({ path }) => path).join(', ')}.`,
    );
  return {
    version: versionOf(documents, project),
    base_url: baseUrl,
    counts: {
      actuators: countBelow('/api/v1/actuators/{id}', documents),
      robots: countBelow('/api/v1/robots/{id}', documents),
    },
    header_sets: sets,
    documents,
    parts: [SERVICE_FILE, ...documents.flatMap(copiesOf)]
      .filter((file) => existsSync(join(folder, file)))
      .map((file) => measured(folder, file)),
  };
}

/** The row of a file, if it is public. Adds its headers to the sets of headers if they are new. */
function documentOf(folder: string, name: string, sets: Headers[]): PublicDocument[] {
  const row = rowOfFile(name);
  if (row === null) return [];
  const { path, type, kind } = row;
  const file = `${PUBLIC}/${name}`;
  const known = sets.findIndex((set) => isDeepStrictEqual(set, row.headers));
  const headers = known === -1 ? sets.push(row.headers) - 1 : known;
  return [
    {
      path,
      ...measured(folder, file),
      type,
      headers,
      kind,
      compressed: existsSync(join(folder, `${file}.br`)),
    },
  ];
}

const copiesOf = ({ file, compressed }: PublicDocument): string[] =>
  compressed ? COPIES.map((ending) => file + ending) : [];

function measured(folder: string, file: string) {
  const bytes = readFileSync(join(folder, file));
  return { file, bytes: bytes.length, sha256: hash('sha256', bytes) };
}

const countBelow = (template: string, documents: readonly PublicDocument[]): number =>
  documents.filter(({ path }) => matchTemplate(template, path) !== null).length;

/** Hash of the documents and of the code that makes the computed answers. */
function versionOf(documents: readonly PublicDocument[], project: string): string {
  const digest = createHash('sha256');
  for (const { path, sha256 } of documents) digest.update(`${path} ${sha256}\n`);
  const code = [...listFiles(join(project, 'src')).map((file) => `src/${file}`), 'package-lock.json'];
  for (const file of code) digest.update(`${file} ${hash('sha256', readFileSync(join(project, file)))}\n`);
  return digest.digest('hex').slice(0, VERSION_LENGTH);
}

// 128 bits: no two builds will ever share them.
const VERSION_LENGTH = 32;
