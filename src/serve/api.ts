import type { ApiRequest } from '../api/answer.ts';
import { answerDocumentQuery } from '../api/answers/document-query.ts';
import { lengthOf, type Document } from '../api/document.ts';
import { API_HEADERS, type Headers } from '../api/headers.ts';
import { problem } from '../api/problem.ts';
import { bodyBrokenOff, unreadable } from '../api/refusals.ts';
import { findRoute, operationAt, type Route } from '../api/routes.ts';
import { ANSWER_BYTES, BODY_BYTES, TARGET_BYTES } from '../limits.ts';
import { costOfMessages } from '../mcp/protocol/message-cost.ts';
import { ORDINARY, type QuestionCost } from '../query/match-cost.ts';
import { inCoding } from '../server/documents/compress.ts';
import { nameOf, represent, selectFor } from '../server/documents/representation.ts';
import type { Reserve } from '../server/handle.ts';
import { readBody } from '../server/http/body.ts';
import { clientKey } from '../server/http/client.ts';
import { acceptedCodings, type Coding } from '../server/http/coding.ts';
import { isPreflight, isReading } from '../server/http/methods.ts';
import { addressOf, type Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import { faultOf } from '../server/http/unreadable.ts';
import { quotaFields } from '../server/limit/limit.ts';
import { addressIn, afterFaultBy, NONE, overLimit, refusal, refuseWaiting, type Parts } from './parts.ts';

/** A request to the API, and the memory for its answer. */
export interface ApiTask {
  readonly request: Request;
  readonly reserve: Reserve;
}

/** The API: the limit comes first, and each answer states it. OPTIONS looks and does not count. */
export async function answerApi(parts: Parts, task: ApiTask): Promise<Answer> {
  const { request } = task;
  const limit = parts.limits.api;
  if (limit === null) return findInApi(parts, task);
  const client = clientKey(request.client);
  const quota = await (request.method === 'OPTIONS' ? limit.look(client) : limit.spend(client));
  const fields = quotaFields(limit.policy, quota);
  if (quota.isExceeded) return { ...overLimit(parts, request, { ...limit.policy, ...quota }), fields };
  try {
    const found = await findInApi(parts, task);
    return found.fields === NONE ? { ...found, fields } : found;
  } catch (error) {
    return { ...afterFaultBy(parts)(error, request), fields };
  }
}

async function findInApi(parts: Parts, task: ApiTask): Promise<Answer> {
  const { request } = task;
  const { method, path } = request;
  const { build, answer } = parts.release();
  // HTTP that is not spoken here.
  const fault = faultOf(request.context.request, TARGET_BYTES);
  if (fault !== null) return { ...refusal(unreadable(addressIn(parts, request), fault)), closes: true };
  // A document made at build time lies in memory.
  const kept = isReading(method) ? build.documents.get(path) : undefined;
  if (kept !== undefined) {
    const text = request.query === '' ? null : answerQuery(parts, request);
    return text ?? { representation: selectFor(kept, request), fields: NONE, source: 'static' };
  }
  // What is posted is read, and answered each time.
  const route = findRoute(path);
  if (method === 'POST' && route?.allow.includes(method) === true) return answerPosted(parts, task, route);
  // What is computed is kept for the next who asks.
  const operation = isReading(method) && route !== null ? operationAt(route, method) : null;
  if (operation?.answer === undefined)
    return { representation: represent(answer(questionOf(request)), NO_HEADERS), fields: NONE };
  const cost = operation.cost?.(questionOf(request)) ?? ORDINARY;
  return answerAtCost(parts, task, { cost, make: () => answerComputed(parts, task) });
}

async function answerComputed(parts: Parts, { request, reserve }: ApiTask): Promise<Answer> {
  const { computed, answer } = parts.release();
  const coding = codingOf(request);
  // A kept answer takes no memory of its own, so none is reserved for it.
  const kept = computed.kept(request, coding);
  if (kept !== undefined) return { representation: kept, source: 'hit', fields: NONE };
  if (!reserve(ANSWER_BYTES)) return refuseWaiting(parts, request);
  const make = (): Document => reserved(answer(questionOf(request)), { coding, reserve });
  return { ...(await computed.find({ target: request, coding, make })), fields: NONE };
}

/** A question with its price, and the way to its answer. */
interface PricedQuestion {
  readonly cost: QuestionCost;
  readonly make: () => Promise<Answer>;
}

/** Answers a question once all that it costs is counted, the first request of which was counted when it came; a costly one in its turn. */
async function answerAtCost(parts: Parts, task: ApiTask, { cost, make }: PricedQuestion): Promise<Answer> {
  if (cost.requests > 1) return answerAtPrice(parts, task, { cost, make });
  if (!cost.isCostly) return make();
  const { request } = task;
  const answer = parts.takeTurn(clientKey(request.client), make);
  return answer ?? refuseWaiting(parts, request);
}

async function answerAtPrice(parts: Parts, task: ApiTask, { cost, make }: PricedQuestion): Promise<Answer> {
  const { request } = task;
  const limit = parts.limits.api;
  const paid = { cost: { ...cost, requests: 1 }, make };
  if (limit === null) return answerAtCost(parts, task, paid);
  const quota = await limit.spend(clientKey(request.client), cost.requests - 1);
  const fields = quotaFields(limit.policy, quota);
  if (quota.isExceeded) return { ...overLimit(parts, request, { ...limit.policy, ...quota }), fields };
  return { ...(await answerAtCost(parts, task, paid)), fields };
}

/**
 * A document that has been made, with memory for it: twice while it is compressed. Before it was made there was memory for as
 * much as any answer may have.
 */
function reserved(document: Document, { coding, reserve }: { readonly coding: Coding; readonly reserve: Reserve }) {
  const bytes = lengthOf(document);
  reserve(coding === 'identity' ? bytes : 2 * bytes);
  return document;
}

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

async function answerPosted(parts: Parts, task: ApiTask, route: Route): Promise<Answer> {
  const { request } = task;
  const body = await readBody(request.context, BODY_BYTES);
  if (body.state === 'too large')
    return { ...refusal(problem('payload_too_large', addressIn(parts, request))), closes: true };
  if (body.state === 'broken off') return refusal(bodyBrokenOff(addressIn(parts, request)));
  const { bytes } = body;
  if (route.endpoint !== null)
    return answerAtCost(parts, task, { cost: costOfMessages(bytes), make: () => answerMessage(parts, task, bytes) });
  const question = questionOf(request, bytes);
  const cost = operationAt(route, request.method)?.cost?.(question) ?? ORDINARY;
  return answerAtCost(parts, task, { cost, make: () => answerBody(parts, task, question) });
}

async function answerBody(parts: Parts, { request, reserve }: ApiTask, question: ApiRequest): Promise<Answer> {
  if (!reserve(ANSWER_BYTES)) return refuseWaiting(parts, request);
  const { build, answer } = parts.release();
  const coding = codingOf(request);
  const document = reserved(answer(question), { coding, reserve });
  const name = nameOf(`${build.version} ${addressOf(request)} ${nameOf(question.body ?? NO_BYTES)}`);
  return { representation: await inCoding(represent(document, NO_HEADERS, name), coding), fields: NONE };
}

/** MCP. */
async function answerMessage(parts: Parts, { request, reserve }: ApiTask, body: Uint8Array): Promise<Answer> {
  if (!reserve(ANSWER_BYTES)) return refuseWaiting(parts, request);
  const coding = codingOf(request);
  const document = await parts.release().answerMessage({ headers: request.headers, body });
  const representation = represent(reserved(document, { coding, reserve }), API_HEADERS);
  return { representation: await inCoding(representation, coding), fields: NONE };
}

const NO_BYTES = new Uint8Array();

const NO_HEADERS: Headers = {};

const codingOf = ({ headers }: Request): Coding => acceptedCodings(headers['accept-encoding'])[0] ?? 'identity';

const questionOf = (request: Request, body: Uint8Array | null = null): ApiRequest => ({
  method: request.method,
  isPreflight: isPreflight(request),
  path: request.path,
  parameters: new URLSearchParams(request.query),
  contentType: request.headers['content-type'] ?? null,
  contentEncoding: request.headers['content-encoding'] ?? null,
  body,
});
