import { buildDocuments } from '../api/documents.ts';
import { discoveryDocuments } from '../mcp/about.ts';
import { service } from './_service.ts';

/** The text of every document that is made at build time, by public path. */
export const documents: ReadonlyMap<string, string> = new Map(
  [...buildDocuments(service), ...discoveryDocuments(service.dataset)].map(({ path, body }) => [path, body]),
);
