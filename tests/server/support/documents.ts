import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { documentRowAt, rowOfFile } from '../../../src/api/documents/manifest-rows.ts';
import type { Documents } from '../../../src/server/documents/read-build.ts';
import {
  nameOf,
  representContent,
  type Representations,
} from '../../../src/server/documents/representation.ts';

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** A document at a path as read from a build, with its compressed copies. */
export function representationsAt(path: string, body: string): Representations {
  const bytes = Buffer.from(body);
  const row =
    documentRowAt(path) ?? rowOfFile(path.includes('.') ? path.slice(1) : `${path.slice(1) || 'index'}.html`);
  const about = { status: 200, type: row?.type ?? '', headers: row?.headers ?? {}, name: nameOf(bytes) };
  return {
    identity: representContent([bytes], { ...about, coding: 'identity' }),
    br: representContent([brotliCompressSync(bytes, QUICKLY)], { ...about, coding: 'br' }),
    gzip: representContent([gzipSync(bytes)], { ...about, coding: 'gzip' }),
  };
}

/** Documents with the given bodies by path; for a path alone the body is its name. */
export function documentsOf(
  paths: readonly string[],
  bodies: Readonly<Record<string, string>> = {},
): Documents {
  const all = { ...Object.fromEntries(paths.map((path) => [path, JSON.stringify({ path })])), ...bodies };
  return new Map(Object.entries(all).map(([path, body]) => [path, representationsAt(path, body)]));
}

/** A small catalog with its pages. */
export const SMALL_SITE: Documents = documentsOf(
  [
    '/api',
    '/openapi.json',
    '/api/openapi.json',
    '/.well-known/api-catalog',
    '/api/v1/actuators/acme-a1',
    '/api/v1/actuators/acme-a10-t',
    '/api/v1/robots/acme-walker',
    '/api/v1/brands',
  ],
  {
    '/': '<h1>Home</h1>',
    '/404': '<h1>No such page</h1>',
    '/docs/api': `<h1>Guide</h1>${'<p>Text.</p>'.repeat(500)}`,
    '/llms.txt': '# Catalog',
    '/_astro/page.Bx1.css': 'body{}',
  },
);
