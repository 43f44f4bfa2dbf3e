import { lookup } from 'mrmime';
import { CACHEABLE, JSON_TYPE } from './document.ts';
import { API_HEADERS, mergeHeaders, operationHeaders, SITE_HEADERS, type Headers } from './headers.ts';
import { AI_CATALOG_TYPE, API_CATALOG_TYPE, discoveryLinks, link, PLACES, SERVER_CARD_TYPE } from './links.ts';
import { ALIASES, OPERATIONS } from './operations.ts';
import { fillTemplate, matchTemplate } from './template.ts';

/** A public path of a build: the file that answers it, and what the file itself cannot hold. */
export interface ManifestRow {
  /** Such as `/api/v1/brands`; a template's has `{id}`. */
  readonly path: string;
  /** Below the folder of public files, such as `api/v1/brands.json`. */
  readonly file: string;
  /** Value of `Content-Type`. */
  readonly type: string;
  /** Every header that does not depend on the request. */
  readonly headers: Headers;
  /** `api`: counted by the limit; `site`: pages and assets; `data`: bulk files. */
  readonly kind: 'api' | 'site' | 'data';
}

/** Name of the file that holds the document of a public path: static hosts take the media type from its extension. */
export const fileOf = (path: string): string => (path.endsWith('.json') ? path.slice(1) : `${path.slice(1)}.json`);

const cached: Headers = { 'Cache-Control': CACHEABLE };

/** THE TABLE of documents whose files do not say how they are served: those of operations, and those for discovery. */
export const DOCUMENT_ROWS: readonly ManifestRow[] = [
  ...OPERATIONS.filter(({ made }) => made === 'at build').flatMap((operation) =>
    pathsOf(operation.path).map((path) => {
      const own = operation.path === PLACES.index ? { ...cached, Link: discoveryLinks() } : cached;
      return apiRow(path, JSON_TYPE, mergeHeaders(own, operationHeaders(operation)));
    }),
  ),
  siteRow(PLACES.apiCatalog, API_CATALOG_TYPE, { ...cached, Link: link(PLACES.apiCatalog, 'api-catalog') }),
  apiRow(PLACES.serverCard, SERVER_CARD_TYPE, { ...cached, ...API_HEADERS }),
  siteRow(PLACES.aiCatalog, AI_CATALOG_TYPE, cached),
];

function pathsOf(path: string): string[] {
  return [path, ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === path)];
}

function apiRow(path: string, type: string, headers: Headers): ManifestRow {
  return { path, file: fileOf(path), type, headers, kind: 'api' };
}

function siteRow(path: string, type: string, own: Headers): ManifestRow {
  return { path, file: fileOf(path), type, headers: { ...own, ...SITE_HEADERS }, kind: 'site' };
}

/** The document made at build time for a public path, as its row has it; null when the path has none. */
export const documentRowAt = (path: string): ManifestRow | null =>
  DOCUMENT_ROWS.find((row) => matchTemplate(row.path, path) !== null) ?? null;

/** How a file of the build is served; null when it is not: settings of static hosts, compressed copies. */
export function rowOfFile(file: string): ManifestRow | null {
  if (NOT_SERVED.test(file)) return null;
  for (const row of DOCUMENT_ROWS) {
    const id = matchTemplate(row.file, file);
    if (id !== null) return { ...row, path: fillTemplate(row.path, id), file };
  }
  const path = pathOfSite(file);
  return { path, file, type: mediaTypeOf(file), headers: { ...siteCaching(path), ...SITE_HEADERS }, kind: 'site' };
}

const NOT_SERVED = /^_(headers|redirects)$|\.(br|gz)$/;

/** `docs/api/index.html` -> `/docs/api`; assets keep their names. */
const pathOfSite = (file: string): string =>
  file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/' : `/${file}`;

/** The media type of a file, by its name. */
export function mediaTypeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = OWN_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return IN_UTF8.test(type) ? `${type}; charset=utf-8` : type;
}

/** Where we say more than the library, or another thing. */
const OWN_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; header=present',
  ico: 'image/x-icon',
  xml: 'application/xml',
};

const IN_UTF8 = /^text\/|[/+](?:json|xml)$/;

function siteCaching(path: string): Headers {
  if (path === '/') return { ...cached, Link: discoveryLinks() };
  // The names of these files hold a hash of their content: another content is another file.
  return path.startsWith('/_astro/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : cached;
}
