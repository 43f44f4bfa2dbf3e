import { changesPage, type ChangesQuery } from '../../query/changes/changes.ts';
import { parseChangesQuery } from '../../query/changes/parse-changes.ts';
import { jsonDocument, type Document, jsonArray } from '../documents/json-document.ts';
import { nextLink } from '../http/links.ts';
import { queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';

/** Answers `GET /api/v1/changes`. */
export function answerChanges(service: RunningService, { path, parameters }: Question): Document {
  const parsed = parseChangesQuery(service, parameters);
  if (!parsed.ok) return queryProblem(service, path, parsed.error);
  const { rows, releases, pagination } = pageOfChanges(service, parsed.value);
  const tail = `],"pagination":${JSON.stringify(pagination)}}`;
  const body = jsonArray(Buffer.from(`{"releases":${JSON.stringify(releases)},"data":[`), rows, tail);
  return jsonDocument(body, nextLink(path, parameters, pagination.next_cursor));
}

const NONE = { rows: [], total: 0, left: 0 };

/**
 * The releases that a query covers, with counts, and a page of their changes. The page is empty without
 * parameters.
 */
export function pageOfChanges({ changes }: Pick<RunningService, 'changes'>, query: ChangesQuery) {
  const { rows, total, left } = query.isAsked ? changesPage(changes, query) : NONE;
  const cursor = left === 0 ? null : query.cursorAt(left);
  return {
    releases: changes.releases.slice(0, query.newest),
    rows,
    pagination: { next_cursor: cursor, has_more: cursor !== null, total },
  };
}
