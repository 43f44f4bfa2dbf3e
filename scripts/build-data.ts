import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SERVICE_FILE, writeService } from '../src/api/service-bin.ts';
import { prepareService } from '../src/api/service.ts';
import { bulkFiles } from '../src/bulk/build-files.ts';
import type { OpenData } from '../src/bulk/bulk-file.ts';
import { bulkPath } from '../src/bulk/paths.ts';
import { buildDataset, type Dataset } from '../src/catalog/records/dataset.ts';
import { config } from '../src/config.ts';
import { olderFiles, publishedAt, type OlderFile } from './open-data/older-data.ts';
import { FILES_FILE, readCatalog } from './support/built-catalog.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { writeAtomically } from './support/write-atomically.ts';

const FOLDER = 'generated';

const HELP = `Usage: npm run build:data

Writes the built catalog as files of open data below ${FOLDER}/data/<version>, and their description into ${FILES_FILE},
from which the pages and /api/v1/dataset are made. With OLDER_DATA, copies the published files of older releases and
checks each against the hash in its data package.

Writes ${FOLDER}/${SERVICE_FILE} too: records, indexes and presorted orders, so that the server loads them instead of
computing them at start. BASE_URL must be that of the build.`;

async function run(): Promise<number> {
  const { baseUrl, olderData } = config();
  const dataset = buildDataset(readCatalog(), baseUrl);
  const files = bulkFiles(dataset);
  // The copied files may come from the folder that Astro empties next, but never from this one.
  rmSync(join(FOLDER, 'data'), { recursive: true, force: true });
  write(dataset.edition.version, files);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const copied = olderData === null ? [] : await copyOlderFiles(dataset, olderData);
  const facts = files.map(({ content: _content, ...described }) => described);
  const older = copied.filter(({ count }) => count !== null).map(({ version }) => version);
  writeAtomically(FILES_FILE, JSON.stringify({ files: facts, older } satisfies OpenData));
  const service = writeService(prepareService(dataset));
  writeAtomically(join(FOLDER, SERVICE_FILE), service);
  const lines = copied.map(
    ({ version, count }) =>
      `${version}: ${count === null ? `not published at ${olderData}` : `${count} files copied`}`,
  );
  return print(
    [
      `${files.length} files of open data: ${FOLDER}/data (${megabytes.toFixed(1)} MB)`,
      ...lines,
      `${SERVICE_FILE}: ${(service.length / 1e6).toFixed(1)} MB`,
    ],
    EXIT.success,
  );
}

/**
 * Copies the files of the releases before this version; returns their number per release, null if
 * unpublished.
 */
async function copyOlderFiles({ edition, releases }: Dataset, source: string) {
  const published = publishedAt(source);
  const copied: { version: string; count: number | null }[] = [];
  for (const { version } of releases.filter((release) => release.version !== edition.version)) {
    const files = await olderFiles(published, version);
    write(version, files ?? []);
    copied.push({ version, count: files?.length ?? null });
  }
  return copied;
}

function write(version: string, files: readonly OlderFile[]): void {
  for (const { name, content } of files) {
    const file = join(FOLDER, bulkPath(version, name));
    mkdirSync(dirname(file), { recursive: true });
    writeAtomically(file, content);
  }
}

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, run });
