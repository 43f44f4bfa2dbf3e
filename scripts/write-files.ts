import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulkFiles } from '../src/bulk/files.ts';
import { buildDataset } from '../src/catalog/dataset.ts';
import { config } from '../src/config.ts';
import { EXIT, print } from './command-line.ts';
import { FILES_FILE, readCatalog } from './measuring/catalog.ts';

/*
 * Writes the built catalog as open data: the files into generated/data, and what is told of them into
 * generated/files.json, from which the pages and `/api/v1/dataset` are made. Run by `npm run build`.
 */

const FOLDER = 'generated/data';

function run(): number {
  const files = bulkFiles(buildDataset(readCatalog(), config().baseUrl));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(FOLDER, name), content);
  writeFileSync(FILES_FILE, JSON.stringify(files.map(({ content: _content, ...facts }) => facts)));
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return print([`${files.length} files of open data: ${FOLDER} (${megabytes.toFixed(1)} MB)`], EXIT.well);
}

process.exitCode = run();
