import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileHeaders, type Documents } from '../../../src/origin/documents/documents.ts';
import { mediaTypeOf } from '../../../src/api/manifest.ts';
import { represent, type Representations } from '../../../src/origin/documents/representation.ts';

/** A document at a path as it is loaded from a built file, with its compressed twins. */
export function representationsAt(path: string, body: string): Representations {
  const bytes = Buffer.from(body);
  const content = { status: 200, bytes, ...fileHeaders(path, mediaTypeOf(path.includes('.') ? path : 'page.html')) };
  return {
    identity: represent(content),
    br: represent(content, 'br', brotliCompressSync(bytes)),
    gzip: represent(content, 'gzip', gzipSync(bytes)),
  };
}

/** Documents with the given bodies by path; a mere path has a body that names it. */
export function documentsOf(paths: readonly string[], bodies: Readonly<Record<string, string>> = {}): Documents {
  const all = { ...Object.fromEntries(paths.map((path) => [path, JSON.stringify({ path })])), ...bodies };
  const table = new Map(Object.entries(all).map(([path, body]) => [path, representationsAt(path, body)]));
  return { find: (path) => table.get(path) ?? null, paths: [...table.keys()] };
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
