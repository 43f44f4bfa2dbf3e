import type { ListNames } from '../../catalog/fields/select-fields.ts';

/** The paths of the documents around the API, below the base URL. */
export const API_PATHS = {
  index: '/api',
  versionIndex: '/api/v1',
  openapi: '/openapi.json',
  guide: '/docs/api',
  guideMarkdown: '/docs/api.md',
  changelog: '/docs/changelog',
  llms: '/llms.txt',
  mcp: '/mcp',
  serverCard: '/mcp/server-card',
  apiCatalog: '/.well-known/api-catalog',
  aiCatalog: '/.well-known/ai-catalog.json',
  health: '/healthz',
  metrics: '/metrics',
} as const;

/** Redirects from paths that people guess, old path to new one. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/docs': API_PATHS.guide };

/** The paths that list the values of a field. */
export const LIST_PATHS: ListNames = {
  categories: '/api/v1/categories',
  brands: '/api/v1/brands',
  use_cases: '/api/v1/use-cases',
};

/** The media type of an OpenAPI 3.1 document as JSON. */
export const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.1';

/** RFC 9727, section 4: the media type of an API catalog with its profile. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The media type of an MCP server card (SEP-2127, experimental). */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

/** The media type of an AI catalog (Agent-Card/ai-catalog, experimental). */
export const AI_CATALOG_TYPE = 'application/ai-catalog+json';

/** One link of a `Link` header (RFC 8288). */
export const link = (target: string, rel: string, type?: string): string =>
  `<${target}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`;

/**
 * The links that lead machines from `/api` and the home page to the description of the API (RFC 8631, RFC
 * 9727).
 */
export const discoveryLinks = (): string =>
  [
    link(API_PATHS.openapi, 'service-desc', OPENAPI_TYPE),
    link(API_PATHS.guide, 'service-doc', 'text/html'),
    link(API_PATHS.guideMarkdown, 'service-doc', 'text/markdown'),
    link(API_PATHS.health, 'status', 'application/json'),
    link(API_PATHS.apiCatalog, 'api-catalog'),
  ].join(', ');

/** The header that leads to the next page; none on the last. */
export function nextLink(
  path: string,
  parameters: URLSearchParams,
  cursor: string | null,
): Record<string, string> {
  if (cursor === null) return {};
  const next = new URLSearchParams(parameters);
  next.set('cursor', cursor);
  return { Link: link(`${path}?${next}`, 'next') };
}
