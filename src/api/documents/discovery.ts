import { API_PATHS, OPENAPI_TYPE, SERVER_CARD_TYPE } from '../http/links.ts';
import type { OperationRow } from '../operation-row.ts';
import type { ApiIndex } from '../schemas.ts';

/** The name and the description of the API, for the index, OpenAPI and the guide. */
export const ABOUT = {
  name: 'Robot Actuator Catalog API',
  description:
    'A free, anonymous, read-only API over a catalog of robot actuators and of the robots that use them. Every record names its sources; most figures come with the words that state them.',
  version: '1.0.0',
} as const;

/** The index of the API (docs/interface.md, "Service"). */
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
    self: `${baseUrl}${API_PATHS.index}`,
    docs: `${baseUrl}${API_PATHS.guide}`,
    docs_markdown: `${baseUrl}${API_PATHS.guideMarkdown}`,
    openapi: `${baseUrl}${API_PATHS.openapi}`,
    mcp: `${baseUrl}${API_PATHS.mcp}`,
    llms: `${baseUrl}${API_PATHS.llms}`,
    changelog: `${baseUrl}${API_PATHS.changelog}`,
    api_catalog: `${baseUrl}${API_PATHS.apiCatalog}`,
  },
});

/** The API catalog as a linkset (RFC 9727, RFC 9264): the API, and the MCP server over the same records. */
export const apiCatalog = (baseUrl: string) => ({
  linkset: [
    {
      anchor: `${baseUrl}/api/v1`,
      'service-desc': [{ href: `${baseUrl}${API_PATHS.openapi}`, type: OPENAPI_TYPE }],
      ...documented(baseUrl),
    },
    {
      anchor: `${baseUrl}${API_PATHS.mcp}`,
      'service-desc': [{ href: `${baseUrl}${API_PATHS.serverCard}`, type: SERVER_CARD_TYPE }],
      ...documented(baseUrl),
    },
  ],
});

const documented = (baseUrl: string) => ({
  'service-doc': [
    { href: `${baseUrl}${API_PATHS.guide}`, type: 'text/html' },
    { href: `${baseUrl}${API_PATHS.guideMarkdown}`, type: 'text/markdown' },
  ],
  status: [{ href: `${baseUrl}${API_PATHS.health}`, type: 'application/json' }],
});
