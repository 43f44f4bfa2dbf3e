import { CACHEABLE, JSON_TYPE } from './document.ts';
import { AI_CATALOG_TYPE, API_CATALOG_TYPE, discoveryLinks, link, PLACES, SERVER_CARD_TYPE } from './links.ts';

/** Type and headers of a document made at build time, by its public path: a file cannot hold them. */
export interface DocumentHeaders {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

const jsonHeaders: DocumentHeaders = { type: JSON_TYPE, headers: { 'Cache-Control': CACHEABLE } };

/** Documents whose headers differ from those of plain JSON. */
const PARTICULAR: Readonly<Record<string, DocumentHeaders>> = {
  [PLACES.index]: { type: JSON_TYPE, headers: { 'Cache-Control': CACHEABLE, Link: discoveryLinks() } },
  [PLACES.apiCatalog]: {
    type: API_CATALOG_TYPE,
    headers: { 'Cache-Control': CACHEABLE, Link: link(PLACES.apiCatalog, 'api-catalog') },
  },
  [PLACES.serverCard]: { type: SERVER_CARD_TYPE, headers: { 'Cache-Control': CACHEABLE } },
  [PLACES.aiCatalog]: { type: AI_CATALOG_TYPE, headers: { 'Cache-Control': CACHEABLE } },
};

/** Type and headers of the document at a public path. */
export const documentHeaders = (path: string): DocumentHeaders => PARTICULAR[path] ?? jsonHeaders;
