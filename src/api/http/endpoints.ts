import type { Headers } from './headers.ts';
import { AI_CATALOG_TYPE, API_CATALOG_TYPE, API_PATHS, link, SERVER_CARD_TYPE } from './links.ts';

/** A path that is not an operation of the API: neither the index nor OpenAPI lists it. */
export interface Endpoint {
  readonly name: string;
  readonly path: string;
  /** `api`: counted by the limit, with the headers of the API; `site`: with those of the pages. */
  readonly kind: 'api' | 'site';
  readonly method: 'GET' | 'POST';
  /** Media type of its document when the build makes one; null when it is answered on request. */
  readonly type: string | null;
  /** Headers of its document in addition to those of its kind. */
  readonly headers?: Headers;
}

/**
 * Endpoints that are not operations: the MCP server, and the documents that lead clients to it and
 * to the API.
 */
export const ENDPOINTS = [
  {
    name: 'mcp',
    path: API_PATHS.mcp,
    kind: 'api',
    method: 'POST',
    type: null,
  },
  { method: 'GET', name: 'server_card', path: API_PATHS.serverCard, kind: 'api', type: SERVER_CARD_TYPE },
  {
    method: 'GET',
    name: 'api_catalog',
    path: API_PATHS.apiCatalog,
    kind: 'site',
    type: API_CATALOG_TYPE,
    headers: { Link: link(API_PATHS.apiCatalog, 'api-catalog') },
  },
  { method: 'GET', name: 'ai_catalog', path: API_PATHS.aiCatalog, kind: 'site', type: AI_CATALOG_TYPE },
] as const satisfies readonly Endpoint[];
