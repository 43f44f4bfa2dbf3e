import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/** What a page may weigh, bytes transferred with brotli, all that it loads included. */
export const LIMITS = { page: 100_000, explorer: 250_000 } as const;

/** The weight of a page with its styles, scripts and data. */
export interface Weight {
  readonly path: string;
  readonly bytes: number;
}

/** The weight of each page. A file that several pages load is measured once. */
export function weigh({ pages, folder }: BuiltSite): Weight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? transferred(join(folder, file));
    sizes.set(file, known);
    return known;
  };
  return pages.map((page) => ({
    path: page.path,
    bytes:
      transferred(join(folder, page.file)) + loadedFiles(page, folder).reduce((sum, file) => sum + sizeOf(file), 0),
  }));
}

/** The pages that are too heavy. */
export const tooHeavy = (weights: readonly Weight[]): Weight[] =>
  weights.filter(({ path, bytes }) => bytes > (LOADS_CATALOG.has(path) ? LIMITS.explorer : LIMITS.page));

const LOADS_CATALOG: ReadonlySet<string> = new Set(['/actuators', '/compare']);

/** Bytes of a file as sent: of its compressed twin where the build made one. */
function transferred(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

const LOADED = /<(?:link rel="(?:stylesheet|preload)"|link [^>]*as="fetch"|script)[^>]*?(?:href|src)="(\/[^"]+)"/g;

/** Styles, scripts and data that a page loads, and what its scripts import. */
function loadedFiles({ html, path }: BuiltPage, folder: string): string[] {
  const named = [...html.matchAll(LOADED)].map(([, file = '']) => file);
  const data = LOADS_CATALOG.has(path) ? ['/data/actuators.json'] : [];
  const imported = named.filter((file) => file.endsWith('.js')).flatMap((file) => importsOf(file, folder));
  return [...new Set([...named, ...imported, ...data])];
}

function importsOf(file: string, folder: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  const direct = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => `/_astro/${name}`);
  return direct.flatMap((name) => [name, ...importsOf(name, folder)]);
}
