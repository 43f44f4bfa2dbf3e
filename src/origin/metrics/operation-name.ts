import { findRoute } from '../../api/routes.ts';
import { PLACES } from '../../api/links.ts';
import { belongsToApi } from '../api.ts';
import type { Documents } from '../documents/documents.ts';
import type { Inquiry, Reply } from '../http/inquiry.ts';

/**
 * Names a request for metrics: the id of its operation, or `mcp`, `health`, `metrics`, `page` (HTML), `asset` (all else
 * around the API) or `unknown`. A closed set, whatever clients ask for.
 */
export type OperationName = string;

/** A namer of requests. The paths of documents are looked up beforehand, for they are asked for most. */
export function operationNames({ paths }: Documents): (inquiry: Inquiry, reply: Reply) => OperationName {
  const known = new Map(paths.filter(belongsToApi).map((path) => [path, ofRoute(path, 'GET')]));
  return ({ method, target: { path } }, { representation: { content } }) => {
    const isPost = method === 'POST';
    const name = (isPost ? null : known.get(path)) ?? OWN.get(path) ?? ofRoute(path, method);
    if (name !== null || belongsToApi(path)) return name ?? 'unknown';
    if (content.status === 404) return 'unknown';
    return content.type.startsWith('text/html') ? 'page' : 'asset';
  };
}

const OWN: ReadonlyMap<string, OperationName> = new Map([
  [PLACES.health, 'health'],
  [PLACES.metrics, 'metrics'],
]);

/** A method that the path does not have is counted with the first that it has. */
function ofRoute(path: string, method: string): OperationName | null {
  const route = findRoute(path);
  if (route === null) return null;
  const operation = route.operations.find((candidate) => candidate.method === method) ?? route.operations[0];
  return operation?.id ?? 'mcp';
}
