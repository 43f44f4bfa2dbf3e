import { destination, type MovedIds } from '../../catalog/records/moved-ids.ts';
import { CACHED, type Document } from '../documents/json-document.ts';
import { OPERATIONS } from '../operations.ts';
import { problem } from '../problem.ts';
import { fillTemplate, matchTemplate } from './path-template.ts';
import type { Route } from './routes.ts';

/** The paths of the pages of moved and withdrawn records. */
export const movedPages = (moved: MovedIds) =>
  movedBelow(moved, (kind) => [`/${kind}/{id}`, `/${kind}/{id}.md`]);

/** The paths of their documents in the API. */
export const movedDocuments = (moved: MovedIds) =>
  movedBelow(moved, (kind) =>
    OPERATIONS.flatMap(({ document, pathId, path }) => (document && pathId?.records === kind ? [path] : [])),
  );

const KINDS = ['actuators', 'robots'] as const;

/** Old paths of such records with the new ones; null when the record was withdrawn. */
const movedBelow = (moved: MovedIds, templatesOf: (kind: (typeof KINDS)[number]) => readonly string[]) =>
  KINDS.flatMap((kind) =>
    Object.entries(moved[kind]).flatMap(([id, value]) => {
      const target = destination(value);
      return templatesOf(kind).map((template) => ({
        from: fillTemplate(template, id),
        to: 'withdrawn' in target ? null : fillTemplate(template, target.id),
      }));
    }),
  );

/**
 * 301 to the new path of a moved record, with the query, or 410 with the reason of a withdrawal; null for an
 * id that no release had.
 */
export function movedDocument(
  { baseUrl, moved }: { baseUrl: string; moved: MovedIds },
  route: Route,
  { path, parameters }: { path: string; parameters?: URLSearchParams },
): Document | null {
  const records = route.operations[0]?.pathId?.records;
  const id = matchTemplate(route.path, path) ?? '';
  const value = records !== undefined && Object.hasOwn(moved[records], id) ? moved[records][id] : undefined;
  if (value === undefined) return null;
  const target = destination(value);
  if ('withdrawn' in target)
    return problem('gone', { baseUrl, path, detail: `\`${id}\` was withdrawn: ${target.withdrawn}.` });
  const query = parameters?.size ? `?${parameters}` : '';
  const headers = { Location: `${fillTemplate(route.path, target.id)}${query}`, ...CACHED };
  return { status: 301, type: '', body: '', headers };
}
