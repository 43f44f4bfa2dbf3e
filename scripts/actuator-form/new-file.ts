import { checkFiles } from '../catalog/build.ts';
import { type Fault, sortFaults } from '../catalog/fault.ts';
import { arrangeFiles } from '../catalog/files.ts';
import type { CatalogFolder } from '../catalog/folder.ts';
import { type Draft, draftFile, draftPlace } from './draft.ts';
import { yamlText } from './yaml-text.ts';

/** The file of a draft, whether it is there already, and what the rules find in it beside the whole catalog. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
  readonly exists: boolean;
  readonly faults: readonly Fault[];
}

/** The file that a draft makes; `today` is the day of its source when the draft names none. */
export function newFile({ folder, files }: CatalogFolder, { draft, today }: { draft: Draft; today: string }): NewFile {
  const place = draftPlace(draft);
  const text = yamlText(draftFile(draft, today));
  const path = `${folder}/${place}`;
  const exists = files.some((file) => file.place === place);
  const verdicts = checkFiles(arrangeFiles({ folder, files: [...files, { place, text }] }));
  const faults = verdicts.flatMap((verdict) => verdict.faults).filter(({ file }) => file === path);
  return { path, text, exists, faults: sortFaults(faults) };
}
