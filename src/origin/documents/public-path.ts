import { PLACES } from '../../api/links.ts';
import { ALIASES } from '../../api/operations.ts';
import { findRoute, isApiPath } from '../../api/routes.ts';

/** THE TABLE of media types, by the ending of a file's name. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The media type of a file, by its name. */
export const mediaTypeOf = (file: string): string =>
  MEDIA_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Under which path a built file is served; null when it is not: settings of static hosts, compressed twins. */
export function publicPath(file: string): string | null {
  if (NOT_SERVED.test(file)) return null;
  if (file.endsWith('.json')) return jsonPath(`/${file}`);
  if (isApiPath(`/${file}`)) return null;
  if (file.endsWith('.html')) return `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
  return `/${file}`;
}

const NOT_SERVED = /^_(headers|redirects)$|\.(br|gz)$/;

/** A document's file has an ending, for static hosts; its path has none, except where the path itself ends so. */
function jsonPath(name: string): string | null {
  const path = name.slice(0, -'.json'.length);
  if (name === PLACES.openapi || name in ALIASES) return name;
  if (findRoute(path) !== null || path === PLACES.apiCatalog) return path;
  return isApiPath(name) ? null : name;
}
