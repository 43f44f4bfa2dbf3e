import type { Result } from '../../catalog/result.ts';
import { isUncoded } from '../content-coding.ts';
import type { Document } from '../document.ts';
import { problem } from '../problem.ts';
import type { Question } from '../question.ts';

/** The JSON in the body of a POST; or the problem that its form deserves, with a body that would do. */
export function readJsonBody(baseUrl: string, question: Question, example: string): Result<unknown, Document> {
  const { path, contentType, contentEncoding, body } = question;
  const address = { baseUrl, path };
  if (!isJsonType(contentType))
    return refused(problem('unsupported_media_type', { ...address, ...typeRefusal(contentType) }));
  if (!isUncoded(contentEncoding))
    return refused(problem('unsupported_media_type', { ...address, ...codingRefusal(contentEncoding) }));
  const json = parseJson(body);
  if (json.ok) return json;
  const hint = `Send a JSON object such as ${example}.`;
  return refused(problem('invalid_json', { ...address, detail: json.fault, hint }));
}

const refused = (fault: Document): Result<never, Document> => ({ ok: false, fault });

/** `application/json`, with or without parameters; JSON is UTF-8 (RFC 8259), so that another charset is another type. */
const isJsonType = (contentType: string | null): boolean => {
  const type = contentType?.trim() ?? '';
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  return /^application\/json\s*(;|$)/i.test(type) && /^utf-?8$/i.test(charset);
};

const typeRefusal = (contentType: string | null) => ({
  detail: `The body must be application/json; got ${contentType === null ? 'no Content-Type' : contentType.slice(0, 80)}.`,
  headers: { 'Accept-Post': 'application/json' },
});

/** RFC 9110, section 15.5.16: what is refused for its coding is told the codings that are taken. */
const codingRefusal = (contentEncoding: string | null | undefined) => ({
  detail: `The body must not be compressed; got the Content-Encoding ${String(contentEncoding).slice(0, 80)}.`,
  hint: 'Send the body as it is, without the header `Content-Encoding`.',
  headers: { 'Accept-Post': 'application/json', 'Accept-Encoding': 'identity' },
});

function parseJson(body: Uint8Array | null): Result<unknown, string> {
  if (body === null || body.length === 0) return { ok: false, fault: 'The request has no body.' };
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return { ok: false, fault: 'The body is not JSON in UTF-8.' };
  }
}
