import { PLACES } from './links.ts';

/** A path that lies under the rules of the API without being an operation of it: neither the index nor OpenAPI names it. */
export interface Door {
  readonly path: string;
  /** Value of `Allow`. */
  readonly allow: string;
  /** Request headers on which the answer depends. */
  readonly requestHeaders: readonly string[];
}

/** THE TABLE of doors (SPEC 1): the MCP server, and its card, which is made at build time. */
export const DOORS: readonly Door[] = [
  {
    path: PLACES.mcp,
    allow: 'POST, OPTIONS',
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
  },
  { path: PLACES.serverCard, allow: 'GET, HEAD, OPTIONS', requestHeaders: ['Content-Type', 'If-None-Match', 'Accept'] },
];
