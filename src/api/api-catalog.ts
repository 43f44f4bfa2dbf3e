import { OPENAPI_TYPE, PLACES, SERVER_CARD_TYPE } from './links.ts';

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
