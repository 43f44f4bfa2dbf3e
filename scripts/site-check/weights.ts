import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '../../src/catalog/lib/memoize.ts';
import { PATHS } from '../../src/site/paths.ts';
import type { BuiltPage, BuiltSite } from './built-site.ts';

/**
 * The maximum weight of a page, in bytes as sent (Brotli): the page with styles and code, the typeface, and
 * the data that it loads. The finder must answer on a slow connection; the longest pages are lists of
 * records.
 */
export const LIMITS = { page: 52_000, finder: 45_000, typeface: 16_000, data: 95_000 } as const;

/** The weight of a page, bytes as sent (brotli). */
export interface Weight {
  readonly path: string;
  /** The page with its styles and scripts. */
  readonly page: number;
  /** The typeface, which all pages share. */
  readonly typeface: number;
  /** The data that it loads before it can be used. */
  readonly data: number;
}

/** The weight of each page. A file that several pages load is read once. */
export function weigh({ pages, folder }: BuiltSite): Weight[] {
  const sizeOf = memoize((file) => transferred(join(folder, file)));
  const importsOf = memoize((file): readonly string[] => {
    const direct = importsIn(readFileSync(join(folder, file), 'utf8'));
    return [...direct, ...direct.flatMap(importsOf)];
  });
  const sumOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);
  return pages.map((page) => {
    const named = namedFiles(page);
    const imported = named.filter((file) => file.endsWith('.js')).flatMap(importsOf);
    const files = [...new Set([...named, ...imported])];
    return {
      path: page.path,
      page: sumOf([page.file, ...files.filter((file) => !isData(file) && !isTypeface(file))]),
      typeface: sumOf(files.filter(isTypeface)),
      data: sumOf(files.filter(isData)),
    };
  });
}

/** The pages that are too heavy. */
export const tooHeavy = (weights: readonly Weight[]): Weight[] =>
  weights.filter(
    ({ path, page, typeface, data }) =>
      page > (path === PATHS.finder ? LIMITS.finder : LIMITS.page) ||
      typeface > LIMITS.typeface ||
      data > LIMITS.data,
  );

/** Bytes of a file as sent: compressed where the build has compressed it, or a host would. */
function transferred(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  if (isTypeface(file)) return statSync(file).size;
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

const isTypeface = (file: string): boolean => file.endsWith('.woff2');

const isData = (file: string): boolean => file.endsWith('.json');

const LOADING_TAG = String.raw`<(?:link rel="(?:stylesheet|preload)"|script)`;
const ADDRESS = String.raw`(?:href|src)="(\/[^"?]+)[^"]*"`;
const LOADED = new RegExp(`${LOADING_TAG}[^>]*?${ADDRESS}`, 'g');

/** Styles, typeface, scripts and data that a page loads by itself. */
const namedFiles = ({ html }: BuiltPage): string[] => [...html.matchAll(LOADED)].map(([, file = '']) => file);

/** The files that a script imports. */
const importsIn = (script: string): string[] =>
  [...script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => `/_astro/${name}`);
