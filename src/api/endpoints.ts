import { CACHEABLE } from './document.ts';
import type { Headers } from './headers.ts';
import { AI_CATALOG_TYPE, API_CATALOG_TYPE, API_PATHS, link, SERVER_CARD_TYPE } from './links.ts';

/** A path that is not an operation of the API: neither the index nor OpenAPI lists it. */
export interface Endpoint {
  readonly name: string;
  readonly path: string;
  /** `api`: counted by the limit, with the headers of the API; `site`: with those of the pages. */
  readonly kind: 'api' | 'site';
  readonly method: 'GET' | 'POST';
  /** Request headers that a page of another site may send. */
  readonly requestHeaders: readonly string[];
  /** How its document is served when the build makes one; null when it is answered on request. */
  readonly served: { readonly type: string; readonly headers: Headers } | null;
}

const cached: Headers = { 'Cache-Control': CACHEABLE };

const READING: readonly string[] = ['Content-Type', 'If-None-Match', 'Accept'];

/** Endpoints that are not operations: the MCP server (SPEC 1), and the documents that lead clients to it and to the API. */
export const ENDPOINTS = [
  {
    name: 'mcp',
    path: API_PATHS.mcp,
    kind: 'api',
    method: 'POST',
    requestHeaders: [
      'Content-Type',
      'Accept',
      'Origin',
      'Authorization',
      'MCP-Protocol-Version',
      'Mcp-Method',
      'Mcp-Name',
      'Mcp-Session-Id',
      'Last-Event-ID',
    ],
    served: null,
  },
  {
    name: 'server_card',
    path: API_PATHS.serverCard,
    kind: 'api',
    method: 'GET',
    requestHeaders: READING,
    served: { type: SERVER_CARD_TYPE, headers: cached },
  },
  {
    name: 'api_catalog',
    path: API_PATHS.apiCatalog,
    kind: 'site',
    method: 'GET',
    requestHeaders: READING,
    served: { type: API_CATALOG_TYPE, headers: { ...cached, Link: link(API_PATHS.apiCatalog, 'api-catalog') } },
  },
  {
    name: 'ai_catalog',
    path: API_PATHS.aiCatalog,
    kind: 'site',
    method: 'GET',
    requestHeaders: READING,
    served: { type: AI_CATALOG_TYPE, headers: cached },
  },
] as const satisfies readonly Endpoint[];
