import { JSON_TYPE } from '../../api/document.ts';
import { PLACES } from '../../api/links.ts';
import type { OperationId } from '../../api/operations.ts';
import { findRoute } from '../../api/routes.ts';
import { contentOf } from './content.ts';
import { SITE_HEADERS } from './common-headers.ts';
import type { Documents } from './documents.ts';
import { represent, type Representations } from './representation.ts';

/** How many records of each kind are served. */
export interface Counts {
  readonly actuators: number;
  readonly robots: number;
}

/** Counts the documents of single records. */
export function countRecords({ paths }: Documents): Counts {
  const byOperation = Map.groupBy(paths, (path) => findRoute(path)?.operations[0]?.id);
  const count = (operation: OperationId): number => byOperation.get(operation)?.length ?? 0;
  return { actuators: count('get_actuator'), robots: count('get_robot') };
}

/** The same documents and the one that says that the service is up. */
export function withHealth(documents: Documents): Documents {
  const health = healthDocument(countRecords(documents));
  return { ...documents, find: (path) => (path === PLACES.health ? health : documents.find(path)) };
}

function healthDocument(counts: Counts): Representations {
  const body = JSON.stringify({ status: 'ok', ...counts });
  const document = { status: 200, type: JSON_TYPE, body, headers: { 'Cache-Control': 'no-store' } };
  return { identity: represent(contentOf(document, SITE_HEADERS)), br: null, gzip: null };
}
