import { checkFiles } from '../catalog/build.ts';
import { sortFaults } from '../catalog/fault.ts';
import { arrangeFiles } from '../catalog/files.ts';
import type { CatalogFolder } from '../catalog/folder.ts';
import { yamlText } from './yaml-text.ts';

/**
 * The file of a new record, whether it is there already, and what the rules find in it beside the whole
 * catalog.
 */
export type NewFile = ReturnType<typeof newFile>;

/** The file that a value makes under a name below the catalog's folder. */
export function newFile({ folder, files }: CatalogFolder, name: string, value: object) {
  const text = yamlText(value);
  const path = `${folder}/${name}`;
  const exists = files.some((file) => file.name === name);
  const verdicts = checkFiles(arrangeFiles({ folder, files: [...files, { name, text }] }));
  const faults = verdicts.flatMap((verdict) => verdict.faults).filter(({ file }) => file === path);
  return { path, text, exists, faults: sortFaults(faults) };
}
