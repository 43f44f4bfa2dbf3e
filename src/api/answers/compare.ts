import {
  findIds,
  IDS_EXAMPLE,
  parseCompareBody,
  parseCompareQuery,
  parseSelection,
  type ComparedQuery,
} from '../../query/compare/parse-compare.ts';
import { NO_NOTES } from '../../query/search/search-notes.ts';
import { jsonDocument, type Document, DATA_HEAD, jsonArray } from '../documents/json-document.ts';
import { problem, queryProblem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';
import { readingHeaders } from './query-headers.ts';
import { readJsonBody } from './read-body.ts';

/** Answers `GET /api/v1/actuators/compare`. */
export function answerCompare(service: RunningService, { path, parameters }: Question): Document {
  const parsed = parseCompareQuery(parameters);
  if (!parsed.ok) return queryProblem(service, path, parsed.error);
  return comparison(service, parsed.value);
}

/** Answers `POST /api/v1/actuators/compare`. */
export function answerCompareBatch(service: RunningService, question: Question): Document {
  const { path, parameters } = question;
  const address = { baseUrl: service.baseUrl, path };
  const fields = parseSelection(parameters);
  if (!fields.ok) return problem('invalid_parameter', { ...address, errors: fields.error });
  const json = readJsonBody(service.baseUrl, question, IDS_EXAMPLE);
  if (!json.ok) return json.error;
  const parsed = parseCompareBody(json.value);
  if (!parsed.ok) return problem('validation_failed', { ...address, errors: parsed.error });
  return comparison(service, { ids: parsed.value, fields: fields.value });
}

/** A comparison; moved ids are replaced by the new ones, which `Query-Corrected` lists. */
function comparison({ actuators, moved: old }: RunningService, { ids, fields }: ComparedQuery): Document {
  const { found, notFound, moved } = findIds(actuators.rowOf, ids, old.actuators);
  const records = fields === null ? actuators.jsonOf(found) : actuators.selectionOf(found, fields);
  return jsonDocument(
    jsonArray(DATA_HEAD, records, `],"not_found":${JSON.stringify(notFound)}}`),
    readingHeaders(NO_NOTES, moved),
  );
}
