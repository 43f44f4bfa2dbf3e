import type { CatalogFiles } from './catalog-files.ts';
import type { Issue } from './issue.ts';

/** A rule of the catalog's files: its name, the rule in a sentence, and the check that finds issues. */
export interface Rule {
  readonly name: string;
  readonly description: string;
  readonly check: (files: CatalogFiles) => readonly Issue[];
}

/** Advice on a finding that may still be correct: a row that names the figure accepts it. */
export const OR_A_ROW = 'or a row of suspects.yaml that names the figure, with the arithmetic';
