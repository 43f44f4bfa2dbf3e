import { BODY_BYTES, CACHE_SECONDS, duration, HEAD_BYTES, kibibytes, TARGET_BYTES } from '../limits.ts';

/** The parts of a problem that are the same for every request (RFC 9457: `title` does not vary). */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** The condition, for the guide and OpenAPI. */
  readonly meaning: string;
  /** The way to fix a request when nothing more specific is known. */
  readonly hint: string;
}

/** THE TABLE of problems (docs/interface.md, "Errors"). A new code is one row. */
export const PROBLEMS = {
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    meaning: 'A query parameter is unknown, has the wrong type or value, or takes one value and is repeated.',
    hint: 'Correct the parameters named in `errors`; the guide lists what each accepts.',
  },
  invalid_cursor: {
    status: 400,
    title: 'Invalid cursor',
    meaning: 'The cursor is malformed or was issued for other filters or another order.',
    hint: 'Repeat the query without `cursor`, then follow `pagination.next_cursor` with unchanged filters, `sort` and `order`.',
  },
  invalid_json: {
    status: 400,
    title: 'Invalid JSON',
    meaning: 'The request body is not JSON in UTF-8.',
    hint: 'Send a JSON object in UTF-8; the guide shows one for each operation.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    meaning: 'No actuator or robot has that id.',
    hint: 'Search for it with the `q` parameter of the list.',
  },
  gone: {
    status: 410,
    title: 'Gone',
    meaning: 'The record with that id was withdrawn from the catalog; `detail` says why.',
    hint: 'Use `q` on the list to search for a replacement.',
  },
  unknown_endpoint: {
    status: 404,
    title: 'Unknown endpoint',
    meaning: 'The path is not part of the API.',
    hint: 'GET /api lists every endpoint.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The path exists, but not with this method; the `Allow` header lists the methods that it has.',
    hint: 'Use one of the methods in the `Allow` header.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    meaning: `The request body is over ${kibibytes(BODY_BYTES)}.`,
    hint: `Send a body of at most ${kibibytes(BODY_BYTES)}; ask for fewer records at a time.`,
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'The body of a POST is not `application/json`, or it is compressed.',
    hint: 'Send the header `Content-Type: application/json`.',
  },
  validation_failed: {
    status: 422,
    title: 'Validation failed',
    meaning: 'The JSON body does not match the schema.',
    hint: 'Correct the members named in `errors`.',
  },
  bad_request: {
    status: 400,
    title: 'Bad request',
    meaning: 'The request is not valid HTTP/1.1.',
    hint: 'Send a request line, exactly one Host header, and well-formed headers (RFC 9112).',
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    meaning: 'The request did not arrive completely in time.',
    hint: 'Repeat the request on a new connection, and send it without pauses.',
  },
  uri_too_long: {
    status: 414,
    title: 'URI too long',
    meaning: `The address of the request is over ${kibibytes(TARGET_BYTES)}.`,
    hint: 'Ask for less at a time; POST /api/v1/actuators/compare takes ids in its body.',
  },
  expectation_failed: {
    status: 417,
    title: 'Expectation failed',
    meaning: 'The `Expect` header is not `100-continue`.',
    hint: 'Send the request without an `Expect` header.',
  },
  request_header_fields_too_large: {
    status: 431,
    title: 'Request header fields too large',
    meaning: `The request line and the headers together are over ${kibibytes(HEAD_BYTES)}.`,
    hint: 'Send fewer or shorter headers; the API needs no cookies and no credentials.',
  },
  rate_limited: {
    status: 429,
    title: 'Rate limit exceeded',
    meaning: 'The client has used up its requests for now; `Retry-After` says how many seconds to wait.',
    hint: `Wait the number of seconds in \`Retry-After\`, then repeat the request. Cache answers for up to ${duration(CACHE_SECONDS)} to stay under the limit.`,
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    meaning: 'An error of the server, not of the request.',
    hint: 'Repeat the request; every call is safe to retry.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The slug of a code in the guide's anchors: `invalid_cursor` -> `error-invalid-cursor`. */
export const problemAnchor = (code: ProblemCode): string => `error-${code.replaceAll('_', '-')}`;
