import { findIds, parseCompareBody, parseCompareQuery } from '../../query/compare-ids.ts';
import { givenTexts } from '../../query/read-parameters.ts';
import { jsonDocument, type Document } from '../document.ts';
import { jsonArray } from '../json-array.ts';
import { problem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';

/** Answers `GET /api/v1/actuators/compare`. */
export function answerCompare(service: RunningService, { path, parameters }: Question): Document {
  const parsed = parseCompareQuery(parameters);
  if (!parsed.ok) return problem(parsed.fault.code, { baseUrl: service.baseUrl, path, faults: parsed.fault.faults });
  return comparison(service, parsed.value);
}

/** Answers `POST /api/v1/actuators/compare`. */
export function answerCompareBatch(service: RunningService, question: Question): Document {
  const { path, parameters, contentType, body } = question;
  const place = { baseUrl: service.baseUrl, path };
  const { faults } = givenTexts(parameters, {});
  if (faults.length > 0) return problem('invalid_parameter', { ...place, faults });
  if (!isJsonType(contentType)) return problem('unsupported_media_type', { ...place, ...typeRefusal(contentType) });
  const json = parseJson(body);
  if (!json.ok) return problem('invalid_json', { ...place, detail: json.reason });
  const parsed = parseCompareBody(json.value);
  if (!parsed.ok) return problem('validation_failed', { ...place, faults: parsed.fault });
  return comparison(service, parsed.value);
}

function comparison({ actuators }: RunningService, ids: readonly string[]): Document {
  const { found, notFound } = findIds(actuators.placeOf, ids);
  return jsonDocument(jsonArray('{"data":[', actuators.jsonOf(found), `],"not_found":${JSON.stringify(notFound)}}`));
}

/** `application/json`, with or without parameters such as a charset. */
const isJsonType = (contentType: string | null): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType?.trim() ?? '');

const typeRefusal = (contentType: string | null) => ({
  detail: `The body must be application/json; got ${contentType === null ? 'no Content-Type' : contentType.slice(0, 80)}.`,
  headers: { 'Accept-Post': 'application/json' },
});

type Json = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

function parseJson(body: Uint8Array | null): Json {
  if (body === null || body.length === 0) return { ok: false, reason: 'The request has no body.' };
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return { ok: false, reason: 'The body is not JSON in UTF-8.' };
  }
}
