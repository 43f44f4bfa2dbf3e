import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ path: pathOfFile(file), file, html: readFileSync(join(folder, file), 'utf8') }));
  return { folder, pages, paths: new Set(files.flatMap((file) => [pathOfFile(file), `/${file}`])) };
}

/** `actuators/x/index.html` -> `/actuators/x`; `api/v1/brands.json` -> `/api/v1/brands`. */
const pathOfFile = (file: string): string =>
  `/${file
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/^((?:api|mcp|\.well-known).*)\.json$/, '$1')}`;
