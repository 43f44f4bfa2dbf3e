import { findIds, parseCompareBody, parseCompareQuery } from '../../query/compare-ids.ts';
import { jsonDocument, type Document } from '../document.ts';
import { jsonArray } from '../json-array.ts';
import { problem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';
import { readJsonBody } from './read-body.ts';

/** Answers `GET /api/v1/actuators/compare`. */
export function answerCompare(service: RunningService, { path, parameters }: Question): Document {
  const parsed = parseCompareQuery(parameters);
  if (!parsed.ok) return problem(parsed.fault.code, { baseUrl: service.baseUrl, path, faults: parsed.fault.faults });
  return comparison(service, parsed.value);
}

/** Answers `POST /api/v1/actuators/compare`. */
export function answerCompareBatch(service: RunningService, question: Question): Document {
  const json = readJsonBody(service.baseUrl, question);
  if (!json.ok) return json.fault;
  const parsed = parseCompareBody(json.value);
  if (!parsed.ok)
    return problem('validation_failed', { baseUrl: service.baseUrl, path: question.path, faults: parsed.fault });
  return comparison(service, parsed.value);
}

function comparison({ actuators }: RunningService, ids: readonly string[]): Document {
  const { found, notFound } = findIds(actuators.placeOf, ids);
  return jsonDocument(jsonArray('{"data":[', actuators.jsonOf(found), `],"not_found":${JSON.stringify(notFound)}}`));
}
