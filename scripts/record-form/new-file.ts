import { checkFiles } from '../catalog/build.ts';
import { sortFaults, type Fault } from '../catalog/fault.ts';
import { arrangeFiles } from '../catalog/files.ts';
import type { CatalogFolder } from '../catalog/folder.ts';
import { draftFile, draftName, type Draft } from './draft.ts';
import type { RecordForm } from './form.ts';
import { yamlText } from './yaml-text.ts';

/** The file of a draft, whether it is there already, and what the rules find in it beside the whole catalog. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
  readonly exists: boolean;
  readonly faults: readonly Fault[];
}

/** A filled form; `today` is the day of its source when the draft names none. */
interface FilledForm {
  readonly form: RecordForm;
  readonly draft: Draft;
  readonly today: string;
}

/** The file that a filled form makes. */
export function newFile({ folder, files }: CatalogFolder, { form, draft, today }: FilledForm): NewFile {
  const name = draftName(form, draft);
  const text = yamlText(draftFile(form, draft, today));
  const path = `${folder}/${name}`;
  const exists = files.some((file) => file.name === name);
  const verdicts = checkFiles(arrangeFiles({ folder, files: [...files, { name, text }] }));
  const faults = verdicts.flatMap((verdict) => verdict.faults).filter(({ file }) => file === path);
  return { path, text, exists, faults: sortFaults(faults) };
}
