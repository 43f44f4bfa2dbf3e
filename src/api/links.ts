/** Where the documents around the API lie, below the base URL. */
export const PLACES = {
  index: '/api',
  openapi: '/openapi.json',
  guide: '/docs/api',
  guideMarkdown: '/docs/api.md',
  changelog: '/docs/changelog',
  llms: '/llms.txt',
  mcp: '/mcp',
  apiCatalog: '/.well-known/api-catalog',
  health: '/healthz',
} as const;

export const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.1';

/** RFC 9727, section 4: the media type of an API catalog with its profile. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** One link of a `Link` header (RFC 8288). */
export const link = (target: string, rel: string, type?: string): string =>
  `<${target}>; rel="${rel}"${type === undefined ? '' : `; type="${type}"`}`;

/** The links by which a machine finds the description of the API (RFC 8631, RFC 9727), for `/api` and the home page. */
export const discoveryLinks = (): string =>
  [
    link(PLACES.openapi, 'service-desc', OPENAPI_TYPE),
    link(PLACES.guide, 'service-doc', 'text/html'),
    link(PLACES.guideMarkdown, 'service-doc', 'text/markdown'),
    link(PLACES.health, 'status', 'application/json'),
    link(PLACES.apiCatalog, 'api-catalog'),
  ].join(', ');
