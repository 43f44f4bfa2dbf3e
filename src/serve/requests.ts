import { optionsDocument, READ_ONLY, type ApiRequest } from '../api/answer.ts';
import { answerDocumentQuery } from '../api/answers/document-query.ts';
import type { Document } from '../api/document.ts';
import { API_HEADERS, SITE_HEADERS, type Headers } from '../api/headers.ts';
import { API_PATHS } from '../api/links.ts';
import { problem } from '../api/problem.ts';
import { bodyBrokenOff, internalError, rateLimited, unreadable, type Address } from '../api/refusals.ts';
import { findRoute, isApiPath, operationAt, type Route } from '../api/routes.ts';
import { BODY_BYTES, HEAD_BYTES, TARGET_BYTES } from '../limits.ts';
import { requestsIn } from '../mcp/protocol/batch.ts';
import { inCoding } from '../server/documents/compress.ts';
import { nameOf, represent, selectFor } from '../server/documents/representation.ts';
import type { LogEntry } from '../server/handle.ts';
import { healthDocument, type Trouble } from '../server/health.ts';
import { readBody } from '../server/http/body.ts';
import { clientKey } from '../server/http/client.ts';
import { acceptedCodings, type Coding } from '../server/http/coding.ts';
import { isPreflight, isReading } from '../server/http/methods.ts';
import { addressOf, parametersOf, type Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import { faultOf, type Reading } from '../server/http/unreadable.ts';
import { quotaFields, type Limit, type Policy, type Quota } from '../server/limit/limit.ts';
import type { limitInMemory } from '../server/limit/memory-limit.ts';
import { metricsDocument, type Metrics } from '../server/metrics/metrics.ts';
import { orElse, whenThere, type Soon } from '../server/soon.ts';
import { redirectToPlainPath } from './plain-path.ts';
import type { Release } from './release.ts';

/** What requests are answered with. */
export interface Parts {
  readonly baseUrl: string;
  /** What is served now. */
  readonly release: () => Release;
  /** For the API, whose answers state it, and for everything else, where nothing must be waited for; null for none. */
  readonly limits: { readonly api: Limit | null; readonly site: ReturnType<typeof limitInMemory> | null };
  /** Null for none: there is then no `/metrics`. */
  readonly metrics: Metrics | null;
  /** What is wrong with the service now. */
  readonly troubles: () => readonly Trouble[];
  /** Records an exception; the client only sees an internal error. */
  readonly onFault: (error: unknown, request: Request) => void;
}

/** The way of a request, from the limit to the answer. Each step answers it, or leaves it to the next. */
export const answerBy =
  (parts: Parts) =>
  (request: Request): Soon<Answer> =>
    isApiPath(request.path) ? inEdition(parts.release(), () => answerApi(parts, request)) : answerSite(parts, request);

/** An answer of the API, which tells the edition of the catalog from which it was made. */
const inEdition = ({ fields: own }: Release, make: () => Soon<Answer>): Soon<Answer> =>
  whenThere(make(), (answer) => withFields(answer, answer.fields === NONE ? own : [...answer.fields, ...own]));

// Member by member: to spread it takes several times as long, and this is done for every answer.
const withFields = ({ representation, source, closes }: Answer, fields: readonly string[]): Answer => ({
  representation,
  fields,
  source,
  closes,
});

/** The API: the limit comes first, and each answer states it. OPTIONS looks and does not count. */
function answerApi(parts: Parts, request: Request): Soon<Answer> {
  const limit = parts.limits.api;
  if (limit === null) return findInApi(parts, request);
  const client = clientKey(request.client);
  return whenThere(request.method === 'OPTIONS' ? limit.look(client) : limit.spend(client), (quota) => {
    const fields = quotaFields(limit.policy, quota);
    if (quota.isExceeded) return { ...overLimit(parts, request, { ...limit.policy, ...quota }), fields };
    return orElse(
      () =>
        whenThere(findInApi(parts, request), (found) => (found.fields === NONE ? withFields(found, fields) : found)),
      (error) => ({ ...afterFaultBy(parts)(error, request), fields }),
    );
  });
}

function findInApi(parts: Parts, request: Request): Soon<Answer> {
  const { method, path } = request;
  const { build, computed, answer } = parts.release();
  // HTTP that is not spoken here.
  const fault = faultOf(request.context.request, TARGET_BYTES);
  if (fault !== null) return { ...refusal(unreadable(addressIn(parts, request), fault)), closes: true };
  const plain = redirectToPlainPath(request);
  if (plain !== null) return refusal(plain);
  // A document made at build time lies in memory.
  const kept = isReading(method) ? build.documents.get(path) : undefined;
  if (kept !== undefined) {
    const text = request.query === '' ? null : answerQuery(parts, request);
    return text ?? { representation: selectFor(kept, request), fields: NONE, source: 'static' };
  }
  // What is posted is read, and answered each time.
  const route = findRoute(path);
  if (method === 'POST' && route?.allow.includes(method) === true) return answerPosted(parts, request, route);
  // What is computed is kept for the next who asks.
  const make = (): Document => answer(questionOf(request));
  const isComputed = isReading(method) && route !== null && operationAt(route, method)?.answer !== undefined;
  if (!isComputed) return { representation: represent(make(), NO_HEADERS), fields: NONE };
  const found = computed.find({ target: request, coding: codingOf(request), make });
  return whenThere(found, (computed) => ({ ...computed, fields: NONE }));
}

const NONE: readonly string[] = [];
const NO_HEADERS: Headers = {};

/** What a query makes of a document that was made at build time; null for the document as it is. */
function answerQuery(parts: Parts, request: Request): Answer | null {
  const operation = findRoute(request.path)?.operations[0];
  if (operation === undefined) return null;
  const { build, textAt } = parts.release();
  const text = answerDocumentQuery({ ...questionOf(request), baseUrl: parts.baseUrl }, operation, () =>
    textAt(request.path),
  );
  if (text === null) return null;
  const name = nameOf(`${build.version} ${addressOf(request)}`);
  return { representation: represent(text, API_HEADERS, name), fields: NONE };
}

async function answerPosted(parts: Parts, request: Request, route: Route): Promise<Answer> {
  const body = await readBody(request.context, BODY_BYTES);
  if (body.state === 'too large')
    return { ...refusal(problem('payload_too_large', addressIn(parts, request))), closes: true };
  if (body.state === 'broken off') return refusal(bodyBrokenOff(addressIn(parts, request)));
  if (route.endpoint !== null) return answerMessage(parts, request, body.bytes);
  const { build, answer } = parts.release();
  const document = answer(questionOf(request, body.bytes));
  const name = nameOf(`${build.version} ${addressOf(request)} ${nameOf(body.bytes)}`);
  const representation = await inCoding(represent(document, NO_HEADERS, name), codingOf(request));
  return { representation, fields: NONE };
}

/** MCP. A batch counts as many requests as it has messages; the first was counted when it came. */
async function answerMessage(parts: Parts, request: Request, bytes: Uint8Array): Promise<Answer> {
  const limit = parts.limits.api;
  const further = requestsIn(bytes) - 1;
  const quota = limit === null || further === 0 ? null : await limit.spend(clientKey(request.client), further);
  const fields = limit === null || quota === null ? NONE : quotaFields(limit.policy, quota);
  if (limit !== null && quota?.isExceeded === true)
    return { ...overLimit(parts, request, { ...limit.policy, ...quota }), fields };
  const document = await parts.release().answerMessage({ headers: request.headers, body: bytes });
  return { representation: await inCoding(represent(document, API_HEADERS), codingOf(request)), fields };
}

/** Pages and their files, which have their own limit, and what operators read. */
function answerSite(parts: Parts, request: Request): Soon<Answer> {
  const { metrics } = parts;
  if (metrics !== null && request.writtenPath === API_PATHS.metrics)
    return metricsDocument(metrics, request).then((document) => refusal(document, NO_HEADERS));
  const limit = request.writtenPath === API_PATHS.health ? null : parts.limits.site;
  const quota = limit?.spend(clientKey(request.client));
  if (limit !== null && quota?.isExceeded === true) return overLimit(parts, request, { ...limit.policy, ...quota });
  return findOnSite(parts, request);
}

function findOnSite(parts: Parts, request: Request): Answer {
  const { method, path } = request;
  const { build, site } = parts.release();
  const fault = faultOf(request.context.request, TARGET_BYTES);
  if (fault !== null) return { ...refusal(unreadable(addressIn(parts, request), fault)), closes: true };
  const plain = redirectToPlainPath(request);
  if (plain !== null) return refusal(plain, SITE_HEADERS);
  if (path === API_PATHS.health && isReading(method))
    return refusal(healthDocument(build.counts, parts.troubles()), SITE_HEADERS);
  const moved = isReading(method) ? site.moved(request) : undefined;
  if (moved !== undefined) return { representation: moved, fields: NONE };
  const kept = build.documents.get(path);
  if (kept !== undefined && isReading(method))
    return { representation: selectFor(kept, request), fields: NONE, source: 'static' };
  // `*` is the server (RFC 9110, 9.3.7).
  if (kept === undefined && path !== API_PATHS.health && path !== '*')
    return { representation: site.elsewhere(request), fields: NONE };
  return method === 'OPTIONS'
    ? refusal(optionsDocument(READ_ONLY, isPreflight(request)), SITE_HEADERS)
    : { representation: site.methodNotAllowed, fields: NONE };
}

const addressIn = ({ baseUrl }: Parts, { path }: Request): Address => ({ baseUrl, path });

const codingOf = ({ headers }: Request): Coding => acceptedCodings(headers['accept-encoding'])[0] ?? 'identity';

const questionOf = (request: Request, body: Uint8Array | null = null): ApiRequest => ({
  method: request.method,
  isPreflight: isPreflight(request),
  path: request.path,
  parameters: parametersOf(request),
  contentType: request.headers['content-type'] ?? null,
  contentEncoding: request.headers['content-encoding'] ?? null,
  body,
});

const refusal = (document: Document, headers: Headers = API_HEADERS): Answer => ({
  representation: represent(document, headers),
  fields: NONE,
});

function overLimit(parts: Parts, request: Request, exceeded: Policy & Quota): Answer {
  parts.metrics?.refused();
  return refusal(rateLimited(addressIn(parts, request), exceeded));
}

/** How much of a request is read, and the answer to one that cannot be. */
export const readingBy = (baseUrl: string): Reading => ({
  longestHead: HEAD_BYTES,
  longestTarget: TARGET_BYTES,
  describeUnreadable: (fault, path) => {
    const document = unreadable({ baseUrl, path }, fault);
    return { ...document, headers: { ...document.headers, ...API_HEADERS } };
  },
});

/** What is sent after an exception, which is recorded. */
export const afterFaultBy =
  (parts: Parts) =>
  (error: unknown, request: Request): Answer => {
    parts.onFault(error, request);
    return refusal(internalError(addressIn(parts, request), request.trace.trace_id));
  };

/**
 * Names a request for metrics: the id of its operation, or `mcp`, `health`, `metrics`, `page` (HTML), `asset` (all else
 * around the API) or `unknown`. A closed set, whatever clients ask for.
 */
export function operationOf({ request: { method, path }, answer: { representation } }: LogEntry): string {
  if (path === API_PATHS.health) return 'health';
  if (path === API_PATHS.metrics) return 'metrics';
  const route = findRoute(path);
  // A method that the path does not have is counted with the first that it has.
  if (route !== null)
    return route.endpoint?.name ?? (operationAt(route, method) ?? route.operations[0])?.id ?? 'unknown';
  if (isApiPath(path) || representation.status === 404) return 'unknown';
  return representation.type.startsWith('text/html') ? 'page' : 'asset';
}
