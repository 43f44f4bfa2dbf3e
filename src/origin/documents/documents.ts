import { CACHEABLE, type Document } from '../../api/document.ts';
import { discoveryLinks } from '../../api/links.ts';
import { documentRowAt } from '../../api/manifest.ts';
import { findRoute, isApiPath } from '../../api/routes.ts';
import { operationHeaders, SITE_HEADERS } from './common-headers.ts';
import { contentOf, type Headers } from './content.ts';
import { represent, type Representations } from './representation.ts';

/** The documents that need no computing, by public path. */
export interface Documents {
  find(path: string): Representations | null;
  /** Every path, for hints and counts. */
  readonly paths: readonly string[];
}

/** Documents that are made when they are asked for, as in development; they are sent uncompressed. */
export const documentsFrom = (find: (path: string) => Document | null, paths: readonly string[]): Documents => ({
  find: (path) => {
    const document = find(path);
    return document === null ? null : uncompressed(path, document);
  },
  paths,
});

/** Type and headers of the file at a public path; a file itself cannot hold them. */
export function fileHeaders(path: string, mediaType: string): { readonly type: string; readonly headers: Headers } {
  const row = documentRowAt(path);
  if (row !== null) return { type: row.type, headers: row.headers };
  return { type: mediaType, headers: { ...siteCaching(path), ...SITE_HEADERS } };
}

const uncompressed = (path: string, document: Document): Representations => ({
  identity: represent(contentOf(document, commonHeaders(path))),
  br: null,
  gzip: null,
});

function commonHeaders(path: string): Headers {
  const operation = findRoute(path)?.operations.find(({ method }) => method === 'GET');
  return operation === undefined && !isApiPath(path) ? SITE_HEADERS : operationHeaders(operation ?? {});
}

function siteCaching(path: string): Headers {
  if (path === '/') return { 'Cache-Control': CACHEABLE, Link: discoveryLinks() };
  // The names of these files hold a hash of their content: another content is another file.
  return { 'Cache-Control': path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : CACHEABLE };
}
