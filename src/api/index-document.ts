import { OPERATIONS } from './operations.ts';
import { PLACES } from './links.ts';
import type { ApiIndex } from './schemas.ts';

/** What the API is called and what it is, for the index, OpenAPI and the guide. */
export const ABOUT = {
  name: 'Robot Actuator Catalog API',
  description:
    'A free, anonymous, read-only API over a catalog of robot actuators and of the robots that use them. Every figure names the source that states it.',
  version: '1.0.0',
} as const;

/** The index of the API (SPEC 4.1). */
export const indexDocument = (baseUrl: string): ApiIndex => ({
  ...ABOUT,
  base_url: baseUrl,
  endpoints: OPERATIONS.map(({ id, method, path, summary }) => ({
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
