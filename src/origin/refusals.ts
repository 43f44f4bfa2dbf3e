import type { RateLimit } from '../setting-values.ts';
import type { Document } from '../api/document.ts';
import { problem, type Occurrence } from '../api/problem.ts';
import { POLICY, type Quota } from './limit/limit.ts';

/** Where a request was refused: the base URL and the request path. */
export type Place = Pick<Occurrence, 'baseUrl' | 'path'>;

/** 404: the path is no endpoint. */
export const unknownEndpoint = (place: Place, hint: string | undefined): Document =>
  problem('unknown_endpoint', { ...place, detail: 'The path is not part of the API.', ...(hint && { hint }) });

/** What was asked for below a template such as `/api/v1/robots/{id}`. */
export interface MissingRecord {
  /** What the ids name, in the plural. */
  readonly kind: string;
  readonly id: string;
  readonly hint: string | undefined;
}

/** 404: the path has the form of a record's, but no record has that id. */
export const recordNotFound = (place: Place, { kind, id, hint }: MissingRecord): Document =>
  problem('not_found', { ...place, detail: `None of the ${kind} has the id \`${id}\`.`, ...(hint && { hint }) });

/** 405, with the methods that the path has. */
export const methodNotAllowed = (place: Place, method: string, allow: string): Document =>
  problem('method_not_allowed', {
    ...place,
    detail: `The path has no method ${method}.`,
    hint: `Use one of ${allow}.`,
    headers: { Allow: allow },
  });

/** 413: the body is longer than any that is read. */
export const payloadTooLarge = (place: Place): Document => problem('payload_too_large', place);

/** 400: the body ended before its announced end. */
export const bodyBrokenOff = (place: Place): Document =>
  problem('invalid_json', { ...place, detail: 'The body broke off before its end.' });

/** 429, with the seconds to wait. */
export const rateLimited = (place: Place, { requests, seconds }: RateLimit, { secondsToReset }: Quota): Document =>
  problem('rate_limited', {
    ...place,
    detail: `More than ${requests} requests in ${seconds} seconds; the next is served in ${secondsToReset} seconds.`,
    headers: { 'Retry-After': String(secondsToReset) },
    extensions: { 'violated-policies': [POLICY] },
  });

/** 500: a fault of ours, of which nothing more is told. */
export const internalError = (place: Place): Document => problem('internal_error', place);
