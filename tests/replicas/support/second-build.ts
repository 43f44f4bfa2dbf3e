import { copyFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeManifest } from '../../../scripts/manifest/write-pack-and-manifest.ts';
import { SERVICE_FILE, writeService } from '../../../src/api/service-bin.ts';
import { prepareService } from '../../../src/api/service.ts';
import type { Catalog } from '../../../src/catalog/files/yaml-schemas.ts';
import { buildDataset } from '../../../src/catalog/records/dataset.ts';
import { PACK_FILE } from '../../../src/server/documents/packed-files.ts';
import { BASE_URL } from '../../contract/support/program.ts';
import { linkFolder } from '../../support/linked-folder.ts';
import { realCatalog } from '../../support/real-catalog.ts';

/**
 * Makes a build of a changed catalog in a folder. Lists and documents of actuators change; pages and all else
 * stay. Every fifth unreferenced actuator is removed, and every seventh is copied under another name.
 */
export function makeSecondBuild(folder: string): void {
  const { actuators, ...rest } = realCatalog;
  // Without a past, because no release names the removed actuators.
  const others = { ...rest, moved: {}, releases: [] };
  const naming = JSON.stringify([others, actuators.map((entry) => entry.replaced_by)]);
  const free = actuators.filter(({ id }) => !naming.includes(`"${id}"`));
  const removed = new Set(free.filter((_entry, index) => index % 5 === 0));
  const copied = free.filter((_entry, index) => index % 7 === 3);
  const copies = copied.map((entry) => ({
    ...entry,
    id: `${entry.id}-second`,
    name: `${entry.name} second`,
  }));
  linkFolder('dist', folder);
  for (const { id } of copied) copyFileSync(documentOf(folder, id), documentOf(folder, `${id}-second`));
  for (const { id } of removed) rmSync(documentOf(folder, id));
  writeParts(folder, {
    ...others,
    actuators: [...actuators.filter((entry) => !removed.has(entry)), ...copies],
  });
}

const documentOf = (folder: string, id: string): string =>
  join(folder, 'client/api/v1/actuators', `${id}.json`);

/** Writes the files that answers are computed from, and the manifest. */
function writeParts(folder: string, catalog: Catalog): void {
  // Linked files are replaced, never written into.
  for (const file of [SERVICE_FILE, PACK_FILE, 'manifest.json']) rmSync(join(folder, file));
  writeFileSync(join(folder, SERVICE_FILE), writeService(prepareService(buildDataset(catalog, BASE_URL))));
  writeManifest({ folder, project: process.cwd(), baseUrl: BASE_URL });
}

/** Points a link to a build, atomically. */
export function pointTo(build: string, link: string): void {
  symlinkSync(build, `${link}.new`);
  renameSync(`${link}.new`, link);
}
