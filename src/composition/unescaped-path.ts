import { CACHEABLE, type Document } from '../api/documents/document.ts';
import { isTemplate } from '../api/http/path-template.ts';
import { findRoute } from '../api/http/routes.ts';
import { addressOf, type Request } from '../server/http/request.ts';

/**
 * 308 to the plain spelling of a path that has plain letters escaped, such as `/%61pi`, with its query: rules
 * and caches in front of the service compare letters, and so see one path. Null for a path that is plain, or
 * escaped only within the `{id}` of an operation.
 */
export function redirectToPlainPath(request: Spelled): Document | null {
  if (!isRespelled(request) || IS_OF_ANOTHER_HOST.test(request.path)) return null;
  const headers = { Location: addressOf(request), 'Cache-Control': CACHEABLE };
  return { status: 308, type: '', body: '', headers };
}

type Spelled = Pick<Request, 'path' | 'query' | 'writtenPath'>;

// A `Location` that begins so names a host. Nothing has such a path.
const IS_OF_ANOTHER_HOST = /^\/[/\\]/;

function isRespelled({ path, writtenPath }: Spelled): boolean {
  if (path === writtenPath) return false;
  const template = findRoute(path)?.path ?? '';
  return !isTemplate(template) || fixedPart(path, template) !== fixedPart(writtenPath, template);
}

/** A path without the segment that is the id in its template. */
const fixedPart = (path: string, template: string): string =>
  path.split('/').toSpliced(template.split('/').findIndex(isTemplate), 1).join('/');
