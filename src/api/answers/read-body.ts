import type { Result } from '../../catalog/lib/result.ts';
import type { Document } from '../documents/json-document.ts';
import { problem, type Occurrence } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';
import type { Question } from '../question.ts';

/** The JSON in the body of a POST, or a problem with an example of a valid body. */
export function readJsonBody(
  baseUrl: string,
  question: Question,
  example: string,
): Result<unknown, Document> {
  const { path, contentType, contentEncoding, body } = question;
  const refused = (code: ProblemCode, says: Partial<Occurrence>): Result<never, Document> => ({
    ok: false,
    error: problem(code, { baseUrl, path, ...says }),
  });
  if (!isJsonType(contentType))
    return refused('unsupported_media_type', {
      detail: `The body must be application/json; got ${contentType === null ? 'no Content-Type' : contentType.slice(0, 80)}.`,
      headers: { 'Accept-Post': 'application/json' },
    });
  // RFC 9110, section 15.5.16: the refusal names the codings that are taken.
  if (!isUncoded(contentEncoding))
    return refused('unsupported_media_type', {
      detail: `The body must not be compressed; got the Content-Encoding ${String(contentEncoding).slice(0, 80)}.`,
      hint: 'Send the body as it is, without the header `Content-Encoding`.',
      headers: { 'Accept-Post': 'application/json', 'Accept-Encoding': 'identity' },
    });
  const value = jsonIn(body ?? new Uint8Array());
  if (value !== undefined) return { ok: true, value };
  const detail = body?.length ? 'The body is not JSON in UTF-8.' : 'The request has no body.';
  const hint = `Send a JSON object such as ${example}.`;
  return refused('invalid_json', { detail, hint });
}

/**
 * `application/json`, with or without parameters; JSON is always UTF-8 (RFC 8259), so any other charset is
 * refused.
 */
const isJsonType = (contentType: string | null): boolean => {
  const type = contentType?.trim() ?? '';
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  return /^application\/json\s*(;|$)/i.test(type) && /^utf-?8$/i.test(charset);
};

/** True if a body is not compressed: `Content-Encoding` is absent, or `identity` alone. */
export const isUncoded = (contentEncoding: string | null | undefined): boolean =>
  (contentEncoding ?? '').split(',').every((coding) => /^\s*(identity\s*)?$/i.test(coding));

/** The JSON value of these bytes; undefined when malformed. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
