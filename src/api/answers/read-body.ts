import type { Result } from '../../catalog/result.ts';
import type { Fault } from '../../query/fault.ts';
import { isUncoded } from '../content-coding.ts';
import type { Document } from '../document.ts';
import { problem, type Occurrence } from '../problem.ts';
import type { ProblemCode } from '../problems.ts';
import type { Question } from '../question.ts';

/** How the address and the body of a POST are read, and a body that would do. */
interface Reading<Query, Asked> {
  readonly query: (parameters: URLSearchParams) => Result<Query, readonly Fault[]>;
  readonly body: (json: unknown) => Result<Asked, readonly Fault[]>;
  readonly example: string;
}

/** What a POST asks by its address and by the JSON in its body; or the problem that it deserves. */
export function readPosted<Query, Asked>(
  { baseUrl }: Pick<Occurrence, 'baseUrl'>,
  question: Question,
  reading: Reading<Query, Asked>,
): Result<{ query: Query; asked: Asked }, Document> {
  const { path, contentType, contentEncoding, body, parameters } = question;
  const refused = (code: ProblemCode, says: Partial<Occurrence>): Result<never, Document> => ({
    ok: false,
    fault: problem(code, { baseUrl, path, ...says }),
  });
  const query = reading.query(parameters);
  if (!query.ok) return refused('invalid_parameter', { faults: query.fault });
  if (!isJsonType(contentType))
    return refused('unsupported_media_type', {
      detail: `The body must be application/json; got ${contentType === null ? 'no Content-Type' : contentType.slice(0, 80)}.`,
      headers: { 'Accept-Post': 'application/json' },
    });
  // RFC 9110, section 15.5.16: what is refused for its coding is told the codings that are taken.
  if (!isUncoded(contentEncoding))
    return refused('unsupported_media_type', {
      detail: `The body must not be compressed; got the Content-Encoding ${String(contentEncoding).slice(0, 80)}.`,
      hint: 'Send the body as it is, without the header `Content-Encoding`.',
      headers: { 'Accept-Post': 'application/json', 'Accept-Encoding': 'identity' },
    });
  const json = jsonIn(body ?? new Uint8Array());
  if (json === undefined)
    return refused('invalid_json', {
      detail: body?.length ? 'The body is not JSON in UTF-8.' : 'The request has no body.',
      hint: `Send a JSON object such as ${reading.example}.`,
    });
  const asked = reading.body(json);
  if (!asked.ok) return refused('validation_failed', { faults: asked.fault });
  return { ok: true, value: { query: query.value, asked: asked.value } };
}

/** `application/json`, with or without parameters; JSON is UTF-8 (RFC 8259), so that another charset is another type. */
const isJsonType = (contentType: string | null): boolean => {
  const type = contentType?.trim() ?? '';
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type) ?? [];
  return /^application\/json\s*(;|$)/i.test(type) && /^utf-?8$/i.test(charset);
};

/** The JSON value of these bytes; undefined when they are none. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
