import { API_PATHS } from '../http/links.ts';
import { fillTemplate } from '../http/path-template.ts';
import { OPERATIONS, type Operation } from '../operations.ts';
import type { Service } from '../service.ts';
import { apiCatalog } from './discovery.ts';

/** A document made at build time: its public path and its text. */
export interface BuiltDocument {
  readonly path: string;
  readonly body: string;
}

/**
 * Every document made at build time, one path each, including the API catalog of RFC 9727. `records` limits
 * the documents of records to the first of each kind.
 */
export const buildDocuments = (service: Service, records = Infinity): BuiltDocument[] => [
  ...OPERATIONS.flatMap((operation) => documentsOf(service, operation, records)),
  { path: API_PATHS.apiCatalog, body: JSON.stringify(apiCatalog(service.baseUrl)) },
];

function documentsOf(
  service: Service,
  { path, aliases = [], pathId, document }: Operation,
  records: number,
): BuiltDocument[] {
  if (document === undefined) return [];
  const ids =
    pathId === undefined ? [''] : service.dataset[pathId.records].slice(0, records).map(({ id }) => id);
  return ids.flatMap((id) => {
    const body = JSON.stringify(document(service, id));
    return [path, ...aliases].map((template) => ({ path: fillTemplate(template, id), body }));
  });
}
