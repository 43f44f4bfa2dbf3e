import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowOfFile } from '../../src/api/documents/manifest-rows.ts';
import { listFiles } from '../support/list-files.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Its public path, such as `/docs/api`. */
  readonly path: string;
  /** Its file below the site's folder. */
  readonly file: string;
  readonly html: string;
}

/** The files of a built site by public path, and its pages. */
export interface BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  /** Every public path that a file answers, pages included. */
  readonly paths: ReadonlySet<string>;
}

/** Reads the built site in a folder (`dist/client`). */
export function readBuiltSite(folder: string): BuiltSite {
  const rows = listFiles(folder).flatMap((file) => rowOfFile(file) ?? []);
  const pages = rows
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ path, file }) => ({ path, file, html: readFileSync(join(folder, file), 'utf8') }));
  return { folder, pages, paths: new Set(rows.map(({ path }) => path)) };
}
