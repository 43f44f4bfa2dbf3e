import type { Listing } from '../../query/list/list-definition.ts';
import { list } from '../../query/list/list.ts';
import { parseListQuery } from '../../query/list/parse-list.ts';
import { readNames } from '../../query/parameters/names/known-names.ts';
import { notesOn } from '../../query/search/search-notes.ts';
import { DATA_HEAD, jsonArray, jsonDocument, type Document } from '../documents/json-document.ts';
import { nextLink } from '../http/links.ts';
import { queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RecordList, RunningService } from '../service.ts';
import { readingHeaders, suggestionsFrom, withNames } from './query-headers.ts';

/** Answers a list of records, such as `GET /api/v1/actuators`. */
export const answerListOf =
  (listing: Listing, records: RecordList) =>
  (service: RunningService, { path, parameters }: Question): Document => {
    const collection = service[records];
    const names = readNames(service, listing.name, parameters);
    const parsed = withNames(names, parseListQuery(listing, names.pairs));
    if (!parsed.ok) return queryProblem(service, path, parsed.error);
    const page = list(collection, parsed.value);
    const { fields } = parsed.value;
    const found = fields === null ? collection.jsonOf(page.rows) : collection.selectionOf(page.rows, fields);
    const reading = notesOn({
      index: collection,
      text: parameters.get('q') ?? '',
      total: page.total,
      suggest: suggestionsFrom(service, records),
    });
    const { total, nextCursor } = page;
    const pagination = { next_cursor: nextCursor, has_more: nextCursor !== null, total };
    return jsonDocument(jsonArray(DATA_HEAD, found, `],"pagination":${JSON.stringify(pagination)}}`), {
      ...nextLink(path, parameters, nextCursor),
      ...readingHeaders(reading, names.moved),
    });
  };
