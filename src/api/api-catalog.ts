import { OPENAPI_TYPE, PLACES } from './links.ts';

/** The API catalog as a linkset (RFC 9727, RFC 9264). */
export const apiCatalog = (baseUrl: string) => ({
  linkset: [
    {
      anchor: `${baseUrl}/api/v1`,
      'service-desc': [{ href: `${baseUrl}${PLACES.openapi}`, type: OPENAPI_TYPE }],
      'service-doc': [
        { href: `${baseUrl}${PLACES.guide}`, type: 'text/html' },
        { href: `${baseUrl}${PLACES.guideMarkdown}`, type: 'text/markdown' },
      ],
      status: [{ href: `${baseUrl}${PLACES.health}`, type: 'application/json' }],
    },
  ],
});
