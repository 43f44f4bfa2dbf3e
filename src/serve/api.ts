import type { ApiRequest } from '../api/answer.ts';
import { answerDocumentQuery } from '../api/answers/document-query.ts';
import { lengthOf, type Document } from '../api/documents/document.ts';
import { API_HEADERS, type Headers } from '../api/http/headers.ts';
import { findRoute, operationAt, type Route } from '../api/http/routes.ts';
import { problem } from '../api/problem.ts';
import { bodyBrokenOff, unreadable } from '../api/refusals.ts';
import { ANSWER_BYTES, BODY_BYTES, TARGET_BYTES } from '../limits.ts';
import { costOfMessages } from '../mcp/protocol/message-cost.ts';
import { ORDINARY, type QuestionCost } from '../query/match/cost.ts';
import { inCoding } from '../server/documents/compress.ts';
import { nameOf, represent, selectFor } from '../server/documents/representation.ts';
import { readBody } from '../server/http/body.ts';
import { clientKey } from '../server/http/client.ts';
import { acceptedCodings, type Coding } from '../server/http/coding.ts';
import { isPreflight, isReading } from '../server/http/methods.ts';
import { parametersOf, pathAndQuery, type Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import { unreadableReason } from '../server/http/unreadable.ts';
import { quotaFields } from '../server/limit/limit.ts';
import type { Reserve } from '../server/request-handler.ts';
import type { AnswerDeps } from './deps.ts';
import { redirectToPlainPath } from './plain-path.ts';
import { addressIn, answerError, answerOnce, NO_FIELDS, refuseOverLimit, refuseWaiting } from './refusals.ts';

/** A request to the API, and the memory for its answer. */
export interface ApiTask {
  readonly request: Request;
  readonly reserve: Reserve;
}

/** The API: the limit comes first, and each answer states it. OPTIONS looks and does not count. */
export async function answerApi(deps: AnswerDeps, task: ApiTask): Promise<Answer> {
  const { request } = task;
  const limit = deps.limits.api;
  if (limit === null) return findInApi(deps, task);
  const client = clientKey(request.client);
  const quota = await (request.method === 'OPTIONS' ? limit.look(client) : limit.spend(client));
  const fields = quotaFields(limit.policy, quota);
  if (quota.isExceeded) return { ...refuseOverLimit(deps, request, { ...limit.policy, ...quota }), fields };
  try {
    const found = await findInApi(deps, task);
    return found.fields === NO_FIELDS ? { ...found, fields } : found;
  } catch (error) {
    return { ...answerError(deps, error, request), fields };
  }
}

async function findInApi(deps: AnswerDeps, task: ApiTask): Promise<Answer> {
  const { request } = task;
  const { method, path } = request;
  const { build, answer } = deps.loadedBuild();
  const reason = unreadableReason(request.context.request, TARGET_BYTES);
  if (reason !== null) return { ...answerOnce(unreadable(addressIn(deps, request), reason)), closes: true };
  const plain = redirectToPlainPath(request);
  if (plain !== null) return answerOnce(plain);
  const kept = isReading(method) ? build.documents.get(path) : undefined;
  if (kept !== undefined) {
    const text = request.query === '' ? null : answerQuery(deps, request);
    return text ?? { representation: selectFor(kept, request), fields: NO_FIELDS, source: 'static' };
  }
  const route = findRoute(path);
  if (method === 'POST' && route?.allow.includes(method) === true) return answerPosted(deps, task, route);
  const operation = isReading(method) && route !== null ? operationAt(route, method) : null;
  if (operation?.answer === undefined)
    return { representation: represent(answer(questionOf(request)), NO_HEADERS), fields: NO_FIELDS };
  const cost = operation.cost?.(questionOf(request)) ?? ORDINARY;
  return answerAtCost(deps, task, { cost, make: () => answerComputed(deps, task) });
}

async function answerComputed(deps: AnswerDeps, { request, reserve }: ApiTask): Promise<Answer> {
  const { computed, answer } = deps.loadedBuild();
  const coding = codingOf(request);
  // A kept answer takes no memory of its own, so none is reserved for it.
  const kept = computed.kept(request, coding);
  if (kept !== undefined) return { representation: kept, source: 'hit', fields: NO_FIELDS };
  if (!reserve(ANSWER_BYTES)) return refuseWaiting(deps, request);
  const make = (): Document => reserved(answer(questionOf(request)), { coding, reserve });
  return { ...(await computed.find({ target: request, coding, make })), fields: NO_FIELDS };
}

/** A question with its cost, and the function that answers it. */
interface PricedQuestion {
  readonly cost: QuestionCost;
  readonly make: () => Promise<Answer>;
}

/** Answers a question when all requests that it costs are counted, of which the first was counted when it came; a costly one in its turn. */
async function answerAtCost(deps: AnswerDeps, task: ApiTask, { cost, make }: PricedQuestion): Promise<Answer> {
  if (cost.requests > 1) return answerAtPrice(deps, task, { cost, make });
  if (!cost.isCostly) return make();
  const { request } = task;
  const answer = deps.takeTurn(clientKey(request.client), make);
  return answer ?? refuseWaiting(deps, request);
}

/** Counts the further requests that a question costs. */
async function answerAtPrice(deps: AnswerDeps, task: ApiTask, { cost, make }: PricedQuestion): Promise<Answer> {
  const { request } = task;
  const limit = deps.limits.api;
  const paid = { cost: { ...cost, requests: 1 }, make };
  if (limit === null) return answerAtCost(deps, task, paid);
  const quota = await limit.spend(clientKey(request.client), cost.requests - 1);
  const fields = quotaFields(limit.policy, quota);
  if (quota.isExceeded) return { ...refuseOverLimit(deps, request, { ...limit.policy, ...quota }), fields };
  return { ...(await answerAtCost(deps, task, paid)), fields };
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

/** Applies a query to a document that was made at build time; null for the document as it is. */
function answerQuery(deps: AnswerDeps, request: Request): Answer | null {
  const operation = findRoute(request.path)?.operations[0];
  if (operation === undefined) return null;
  const { build, textAt } = deps.loadedBuild();
  const text = answerDocumentQuery({ ...questionOf(request), baseUrl: deps.baseUrl }, operation, () =>
    textAt(request.path),
  );
  if (text === null) return null;
  const name = nameOf(`${build.version} ${pathAndQuery(request)}`);
  return { representation: represent(text, API_HEADERS, name), fields: NO_FIELDS };
}

async function answerPosted(deps: AnswerDeps, task: ApiTask, route: Route): Promise<Answer> {
  const { request } = task;
  const body = await readBody(request.context, BODY_BYTES);
  if (body.state === 'too large')
    return { ...answerOnce(problem('payload_too_large', addressIn(deps, request))), closes: true };
  if (body.state === 'broken off') return answerOnce(bodyBrokenOff(addressIn(deps, request)));
  const { bytes } = body;
  if (route.endpoint !== null)
    return answerAtCost(deps, task, { cost: costOfMessages(bytes), make: () => answerMessage(deps, task, bytes) });
  const question = questionOf(request, bytes);
  const cost = operationAt(route, request.method)?.cost?.(question) ?? ORDINARY;
  return answerAtCost(deps, task, { cost, make: () => answerBody(deps, task, question) });
}

async function answerBody(deps: AnswerDeps, { request, reserve }: ApiTask, question: ApiRequest): Promise<Answer> {
  if (!reserve(ANSWER_BYTES)) return refuseWaiting(deps, request);
  const { build, answer } = deps.loadedBuild();
  const coding = codingOf(request);
  const document = reserved(answer(question), { coding, reserve });
  const name = nameOf(`${build.version} ${pathAndQuery(request)} ${nameOf(question.body ?? NO_BYTES)}`);
  return { representation: await inCoding(represent(document, NO_HEADERS, name), coding), fields: NO_FIELDS };
}

/** Answers a message of MCP. */
async function answerMessage(deps: AnswerDeps, { request, reserve }: ApiTask, body: Uint8Array): Promise<Answer> {
  if (!reserve(ANSWER_BYTES)) return refuseWaiting(deps, request);
  const coding = codingOf(request);
  const document = await deps.loadedBuild().answerMessage({ headers: request.headers, body });
  const representation = represent(reserved(document, { coding, reserve }), API_HEADERS);
  return { representation: await inCoding(representation, coding), fields: NO_FIELDS };
}

const NO_BYTES = new Uint8Array();

const NO_HEADERS: Headers = {};

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
