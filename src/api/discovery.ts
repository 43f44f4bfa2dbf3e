import { OPENAPI_TYPE, PLACES, SERVER_CARD_TYPE } from './links.ts';
import type { OperationRow } from './operation.ts';
import type { ApiIndex } from './schemas.ts';

/** What the API is called and what it is, for the index, OpenAPI and the guide. */
export const ABOUT = {
  name: 'Robot Actuator Catalog API',
  description:
    'A free, anonymous, read-only API over a catalog of robot actuators and of the robots that use them. Every record names its sources; most figures come with the words that state them.',
  version: '1.0.0',
} as const;

/** The index of the API (SPEC 4.1). */
export const indexDocument = (baseUrl: string, operations: readonly OperationRow[]): ApiIndex => ({
  ...ABOUT,
  base_url: baseUrl,
  endpoints: operations.map(({ id, method, path, summary }) => ({
    operation_id: id,
    method,
    path,
    url: `${baseUrl}${path}`,
    summary,
  })),
  links: {
    self: `${baseUrl}${PLACES.index}`,
    docs: `${baseUrl}${PLACES.guide}`,
    docs_markdown: `${baseUrl}${PLACES.guideMarkdown}`,
    openapi: `${baseUrl}${PLACES.openapi}`,
    mcp: `${baseUrl}${PLACES.mcp}`,
    llms: `${baseUrl}${PLACES.llms}`,
    changelog: `${baseUrl}${PLACES.changelog}`,
    api_catalog: `${baseUrl}${PLACES.apiCatalog}`,
  },
});

/** The API catalog as a linkset (RFC 9727, RFC 9264): the API, and the MCP server over the same records. */
export const apiCatalog = (baseUrl: string) => ({
  linkset: [
    {
      anchor: `${baseUrl}/api/v1`,
      'service-desc': [{ href: `${baseUrl}${PLACES.openapi}`, type: OPENAPI_TYPE }],
      ...documented(baseUrl),
    },
    {
      anchor: `${baseUrl}${PLACES.mcp}`,
      'service-desc': [{ href: `${baseUrl}${PLACES.serverCard}`, type: SERVER_CARD_TYPE }],
      ...documented(baseUrl),
    },
  ],
});

const documented = (baseUrl: string) => ({
  'service-doc': [
    { href: `${baseUrl}${PLACES.guide}`, type: 'text/html' },
    { href: `${baseUrl}${PLACES.guideMarkdown}`, type: 'text/markdown' },
  ],
  status: [{ href: `${baseUrl}${PLACES.health}`, type: 'application/json' }],
});
