import { CACHEABLE, type Document } from '../api/documents/json-document.ts';
import { isTemplate } from '../api/http/path-template.ts';
import { findRoute } from '../api/http/routes.ts';
import { addressOf, type Request } from '../server/http/request.ts';

/**
 * 308 to the same path without needless escapes (`/%61pi` is `/api`), with its query: caches and rules in
 * front of the service compare letters, so each path must have one spelling. Null for a path without such
 * escapes, or with escapes only within the `{id}` of an operation.
 */
export function redirectToPlainPath(request: Spelled): Document | null {
  if (!isRespelled(request) || IS_OF_ANOTHER_HOST.test(request.path)) return null;
  const headers = { Location: addressOf(request), 'Cache-Control': CACHEABLE };
  return { status: 308, type: '', body: '', headers };
}

type Spelled = Pick<Request, 'path' | 'query' | 'writtenPath'>;

// A `Location` that begins like this names a host. No document has such a path.
const IS_OF_ANOTHER_HOST = /^\/[/\\]/;

function isRespelled({ path, writtenPath }: Spelled): boolean {
  if (path === writtenPath) return false;
  const template = findRoute(path)?.path ?? '';
  return !isTemplate(template) || fixedPart(path, template) !== fixedPart(writtenPath, template);
}

/** A path without the segment that is the id in its template. */
const fixedPart = (path: string, template: string): string =>
  path.split('/').toSpliced(template.split('/').findIndex(isTemplate), 1).join('/');
