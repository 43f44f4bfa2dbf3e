import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { catalogVersion, contentHash } from '../src/catalog/records/release.ts';
import type { CatalogFolder } from './catalog/catalog-folder.ts';
import { buildCatalog } from './catalog/check-and-build.ts';
import { committedFolders } from './release/committed-folders.ts';
import { draftRelease, summaryLines } from './release/draft-release.ts';
import { releaseText } from './release/release-yaml.ts';
import { contentOf } from './release/unchecked-catalog.ts';
import {
  complain,
  complainOfIssues,
  EXIT,
  onCatalog,
  onOff,
  print,
  runCommand,
} from './support/command-line.ts';

const FOLDER = 'catalog';

const HELP = `Usage: npm run release [-- --date <day>] [--dry-run]

Makes a release of the catalog: writes ${FOLDER}/releases/<version>.yaml with everything added, changed, moved and
withdrawn since the last release, which is read from its commit. The version is the day and the start of the hash of the
catalog's content. Commit the file together with the catalog. Does nothing if nothing has changed since the last release.`;

const FLAGS = z.object({
  date: z.iso
    .date('wanted a day such as 2026-11-21')
    .optional()
    .describe('day of the release, such as 2026-11-21; today when not given'),
  dryRun: onOff('say what the release would hold and write nothing'),
});

function release(folder: CatalogFolder, { date, dryRun }: z.output<typeof FLAGS>): number {
  const build = buildCatalog(folder);
  if (!build.ok)
    return complainOfIssues(build.issues, 'Nothing was released: correct the files and run this again.');
  const { catalog } = build;
  const last = catalog.releases.at(-1);
  if (last?.version === catalogVersion(catalog))
    return print([`${last.version}: the catalog has not changed since this release.`], EXIT.success);
  const lastFiles = last === undefined ? null : releasedFiles(last.version);
  const day = date ?? new Date().toISOString().slice(0, 10);
  const draft = draftRelease({ day, folder, catalog, lastFiles });
  if (!draft.ok) return complain([`${draft.message}. Nothing was released.`], EXIT.failed);
  const path = `${FOLDER}/releases/${draft.version}.yaml`;
  const text = releaseText(draft.file);
  const size = `${(Buffer.byteLength(text) / 1000).toFixed(0)} kB`;
  if (existsSync(path))
    return complain([`${path}: found a file, wanted none: give another --date.`], EXIT.failed);
  if (dryRun) return print([`${path} would have ${size}`, ...summaryLines(draft.file)], EXIT.success);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
  return print([`${path}: written, ${size}`, ...summaryLines(draft.file)], EXIT.success);
}

/** The catalog's files as a release describes them, from the commit that has them; null when none has. */
const releasedFiles = (version: string): CatalogFolder | null =>
  committedFolders(FOLDER, `releases/${version}.yaml`).find((folder) =>
    version.endsWith(contentHash(contentOf(folder))),
  ) ?? null;

/** Runs the command with its arguments; returns the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
  runCommand(
    { help: HELP, flags: FLAGS, run: (options) => onCatalog(FOLDER, (folder) => release(folder, options)) },
    argv,
  );

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
