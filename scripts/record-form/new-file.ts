import { arrangeFiles } from '../catalog/catalog-files.ts';
import type { CatalogFolder } from '../catalog/catalog-folder.ts';
import { checkFiles } from '../catalog/check-and-build.ts';
import { sortIssues, type Issue } from '../catalog/issue.ts';
import { yamlText } from './yaml-text.ts';

/** The file of a new record. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
  /** True if there is a file at this path already. */
  readonly exists: boolean;
  /** Errors that the rules find in it, checked together with the whole catalog. */
  readonly issues: readonly Issue[];
}

/** The file that a value makes under a name below the catalog's folder. */
export function newFile({ folder, files }: CatalogFolder, name: string, value: object): NewFile {
  const text = yamlText(value);
  const path = `${folder}/${name}`;
  const exists = files.some((file) => file.name === name);
  const verdicts = checkFiles(arrangeFiles({ folder, files: [...files, { name, text }] }));
  const issues = verdicts.flatMap((verdict) => verdict.issues).filter(({ file }) => file === path);
  return { path, text, exists, issues: sortIssues(issues) };
}
