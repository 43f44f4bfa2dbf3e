import { BULK_PATH } from '../../bulk/paths.ts';
import { ENDPOINTS, type Endpoint } from '../http/endpoints.ts';
import { API_HEADERS, mergeHeaders, operationHeaders, SITE_HEADERS, type Headers } from '../http/headers.ts';
import { discoveryLinks } from '../http/links.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import { fillTemplate, matchTemplate } from '../http/path-template.ts';
import { isApiPath } from '../http/routes.ts';
import { OPERATIONS, type Operation } from '../operations.ts';
import { CACHED, JSON_TYPE } from './json-document.ts';

/** A public path of a build: the file that answers it, with type and headers. */
export interface ManifestRow {
  /** Such as `/api/v1/brands`; a template has `{id}`. */
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

/**
 * Name of the file that holds the document of a public path: static hosts take the media type from its
 * extension.
 */
export const fileOf = (path: string): string =>
  path.endsWith('.json') ? path.slice(1) : `${path.slice(1)}.json`;

/**
 * The rows of documents of operations and endpoints, whose types and headers do not follow from their files;
 * `{id}` stands for an id.
 */
export const DOCUMENT_ROWS: readonly ManifestRow[] = [
  ...OPERATIONS.flatMap(rowsOfOperation),
  ...ENDPOINTS.flatMap(rowsOfEndpoint),
];

function rowsOfOperation(operation: Operation): ManifestRow[] {
  const { path, aliases = [], document } = operation;
  if (document === undefined) return [];
  const headers = mergeHeaders({ ...CACHED, ...operation.headers }, operationHeaders(operation));
  return [path, ...aliases].map((at) => ({
    path: at,
    file: fileOf(at),
    type: JSON_TYPE,
    headers,
    kind: 'api',
  }));
}

function rowsOfEndpoint({ path, kind, type, headers }: Endpoint): ManifestRow[] {
  if (type === null) return [];
  const all = { ...CACHED, ...headers, ...(kind === 'api' ? API_HEADERS : SITE_HEADERS) };
  return [{ path, file: fileOf(path), type, headers: all, kind }];
}

/** The document made at build time for a public path, as its row has it; null when the path has none. */
export const documentRowAt = (path: string): ManifestRow | null =>
  DOCUMENT_ROWS.find((row) => matchTemplate(row.path, path) !== null) ?? null;

/**
 * The row of a file of the build; null for a file that is not served: settings of static hosts, compressed
 * copies, API files that no row names.
 */
export function rowOfFile(file: string): ManifestRow | null {
  if (NOT_SERVED.test(file)) return null;
  for (const row of DOCUMENT_ROWS) {
    const id = matchTemplate(row.file, file);
    if (id !== null) return { ...row, path: fillTemplate(row.path, id), file };
  }
  if (BULK_PATH.test(`/${file}`)) return bulkRow(`/${file}`);
  const path = pathOfSite(file);
  if (isApiPath(path)) return null;
  return {
    path,
    file,
    type: mediaTypeOf(file),
    headers: { ...siteCaching(path), ...SITE_HEADERS },
    kind: 'site',
  };
}

/** The row of a file of open data: its path names its version, so its bytes never change. */
export const bulkRow = (path: string): ManifestRow => ({
  path,
  file: path.slice(1),
  type: mediaTypeOf(path),
  // Lets a program in a browser read a file in ranges.
  headers: {
    ...IMMUTABLE,
    'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Range, ETag',
    ...SITE_HEADERS,
  },
  kind: 'data',
});

const IMMUTABLE: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const NOT_SERVED = /^_(headers|redirects)$|^_gone\/|\.(br|gz)$/;

/** `docs/api/index.html` -> `/docs/api`; assets keep their names. */
const pathOfSite = (file: string): string =>
  file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/' : `/${file}`;

function siteCaching(path: string): Headers {
  if (path === '/') return { ...CACHED, Link: discoveryLinks() };
  // The names of these files contain a hash of their content, so a file never changes.
  return path.startsWith('/_astro/') ? IMMUTABLE : CACHED;
}
