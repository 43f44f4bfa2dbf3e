import type { Fault } from './fault.ts';
import type { CatalogFiles } from './files.ts';

/** A law of the catalog's files: its name, what it holds in a sentence, and the faults that it finds. */
export interface Rule {
  readonly name: string;
  readonly description: string;
  readonly check: (files: CatalogFiles) => readonly Fault[];
}
