import type { ApiRequest } from '../api/answer-request.ts';
import { answerDocumentQuery } from '../api/answers/document-query.ts';
import { lengthOf, type Document } from '../api/documents/json-document.ts';
import { API_HEADERS, type Headers } from '../api/http/headers.ts';
import { findRoute, operationAt, type Route } from '../api/http/routes.ts';
import { problem } from '../api/problem.ts';
import { bodyBrokenOff, unreadable } from '../api/refusals.ts';
import { ANSWER_BYTES, BODY_BYTES, TARGET_BYTES } from '../limits.ts';
import { costOfMessages } from '../mcp/protocol/message-cost.ts';
import { ORDINARY, type QuestionCost } from '../query/match/question/cost.ts';
import { inCoding } from '../server/documents/compress.ts';
import { nameOf, represent, selectFor } from '../server/documents/representation.ts';
import type { Reserve } from '../server/handle.ts';
import { readBody } from '../server/http/body.ts';
import { clientKey } from '../server/http/client-key.ts';
import { acceptedCodings, type Coding } from '../server/http/coding.ts';
import { isReading, preflightOf } from '../server/http/methods.ts';
import { addressOf, parametersOf, type Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import { errorOf } from '../server/http/unreadable.ts';
import { quotaFields } from '../server/limit/limit.ts';
import { recover, whenReady, type MaybePromise } from '../server/maybe-promise.ts';
import { addressIn, type AnswerDependencies } from './answer-dependencies.ts';
import { redirectToPlainPath } from './redirect-to-plain-path.ts';
import { answerAfterErrorBy, NO_FIELDS, overLimit, refusal, refuseWaiting } from './refused-answers.ts';

/** A request to the API, and the memory for its answer. */
export interface ApiTask {
  readonly request: Request;
  readonly reserve: Reserve;
}

/**
 * An answer with other fields. Copied member by member, because spreading takes several times as long and
 * this runs for every answer.
 */
export const withFields = (
  { representation, source, closes }: Answer,
  fields: readonly string[],
): Answer => ({
  representation,
  fields,
  source,
  closes,
});

/** Answers a request to the API. The limit comes first, and each answer states it; OPTIONS does not count. */
export function answerApi(deps: AnswerDependencies, task: ApiTask): MaybePromise<Answer> {
  const { request } = task;
  const limit = deps.limits.api;
  if (limit === null) return findInApi(deps, task);
  const client = clientKey(request.client);
  return whenReady(request.method === 'OPTIONS' ? limit.look(client) : limit.spend(client), (quota) => {
    const fields = quotaFields(limit.policy, quota);
    if (quota.isExceeded) return { ...overLimit(deps, request, { ...limit.policy, ...quota }), fields };
    return recover(
      () =>
        whenReady(findInApi(deps, task), (found) =>
          found.fields === NO_FIELDS ? withFields(found, fields) : found,
        ),
      (error) => ({ ...answerAfterErrorBy(deps)(error, request), fields }),
    );
  });
}

function findInApi(deps: AnswerDependencies, task: ApiTask): MaybePromise<Answer> {
  const { request } = task;
  const { method, path } = request;
  const { build, answer } = deps.release();
  // Requests in a version of HTTP that this server does not support.
  const error = errorOf(request.context.request, TARGET_BYTES);
  if (error !== null) return { ...refusal(unreadable(addressIn(deps, request), error)), closes: true };
  const plain = redirectToPlainPath(request);
  if (plain !== null) return refusal(plain);
  // A document made at build time is in memory.
  const kept = isReading(method) ? build.documents.get(path) : undefined;
  if (kept !== undefined) {
    const text = request.query === '' ? null : answerQuery(deps, request);
    return text ?? { representation: selectFor(kept, request), fields: NO_FIELDS, source: 'static' };
  }
  // Answers to POST are not cached.
  const route = findRoute(path);
  if (method === 'POST' && route?.allow.includes(method) === true) return answerPosted(deps, task, route);
  // A computed answer is cached for the next client that asks.
  const operation = isReading(method) && route !== null ? operationAt(route, method) : null;
  if (operation?.answer === undefined)
    return { representation: represent(answer(questionOf(request)), NO_HEADERS), fields: NO_FIELDS };
  const cost = operation.cost?.(questionOf(request)) ?? ORDINARY;
  const most = operation.mostBytes ?? ANSWER_BYTES;
  return answerAtCost(deps, task, { cost, most, make: () => answerComputed(deps, task) });
}

function answerComputed(deps: AnswerDependencies, { request, reserve }: ApiTask): MaybePromise<Answer> {
  const { computed, answer } = deps.release();
  const coding = codingOf(request);
  const make = (): Document => reserved(answer(questionOf(request)), { coding, reserve });
  const found = computed.find({ target: request, coding, make });
  return whenReady(found, (computed) => ({ ...computed, fields: NO_FIELDS }));
}

/** A question with its cost and the function that answers it. */
interface PricedQuestion {
  readonly cost: QuestionCost;
  /** Maximum size of the answer, bytes. */
  readonly most: number;
  readonly make: () => MaybePromise<Answer>;
}

/**
 * Answers a question after counting its full cost (one request was counted on arrival). A costly question
 * waits for its turn.
 */
function answerAtCost(
  deps: AnswerDependencies,
  task: ApiTask,
  question: PricedQuestion,
): MaybePromise<Answer> {
  const { cost } = question;
  if (cost.requests > 1) return answerAtPrice(deps, task, question);
  if (!cost.isCostly) return answerInMemory(deps, task, question);
  const { request } = task;
  const answer = deps.takeTurn(clientKey(request.client), () => answerInMemory(deps, task, question));
  return answer ?? refuseWaiting(deps, request);
}

async function answerAtPrice(
  deps: AnswerDependencies,
  task: ApiTask,
  question: PricedQuestion,
): Promise<Answer> {
  const { request } = task;
  const { cost } = question;
  const limit = deps.limits.api;
  const paid = { ...question, cost: { ...cost, requests: 1 } };
  if (limit === null) return answerAtCost(deps, task, paid);
  const quota = await limit.spend(clientKey(request.client), cost.requests - 1);
  const fields = quotaFields(limit.policy, quota);
  if (quota.isExceeded) return { ...overLimit(deps, request, { ...limit.policy, ...quota }), fields };
  return { ...(await answerAtCost(deps, task, paid)), fields };
}

/** Makes an answer after reserving memory: the maximum for such answers, until its own size is known. */
function answerInMemory(
  deps: AnswerDependencies,
  { request, reserve }: ApiTask,
  { most, make }: PricedQuestion,
): MaybePromise<Answer> {
  return reserve(most) ? make() : refuseWaiting(deps, request);
}

/** Reserves memory for a document that has been made: twice its size while it is compressed. */
function reserved(
  document: Document,
  { coding, reserve }: { readonly coding: Coding; readonly reserve: Reserve },
) {
  const bytes = lengthOf(document);
  reserve(coding === 'identity' ? bytes : 2 * bytes);
  return document;
}

/** The answer to a query on a document of the build; null for the unchanged document. */
function answerQuery(deps: AnswerDependencies, request: Request): Answer | null {
  const operation = findRoute(request.path)?.operations[0];
  if (operation === undefined) return null;
  const { build, textAt } = deps.release();
  const text = answerDocumentQuery({ ...questionOf(request), baseUrl: deps.baseUrl }, operation, () =>
    textAt(request.path),
  );
  if (text === null) return null;
  const name = nameOf(`${build.version} ${addressOf(request)}`);
  return { representation: represent(text, API_HEADERS, name), fields: NO_FIELDS };
}

async function answerPosted(deps: AnswerDependencies, task: ApiTask, route: Route): Promise<Answer> {
  const { request } = task;
  const body = await readBody(request.context, BODY_BYTES);
  if (body.state === 'too large')
    return { ...refusal(problem('payload_too_large', addressIn(deps, request))), closes: true };
  if (body.state === 'broken off') return refusal(bodyBrokenOff(addressIn(deps, request)));
  const { bytes } = body;
  if (route.endpoint !== null)
    return answerAtCost(deps, task, {
      cost: costOfMessages(bytes),
      most: ANSWER_BYTES,
      make: () => answerMessage(deps, task, bytes),
    });
  const question = questionOf(request, bytes);
  const cost = operationAt(route, request.method)?.cost?.(question) ?? ORDINARY;
  const make = (): Promise<Answer> => answerBody(deps, task, question);
  return answerAtCost(deps, task, { cost, most: ANSWER_BYTES, make });
}

async function answerBody(
  deps: AnswerDependencies,
  { request, reserve }: ApiTask,
  question: ApiRequest,
): Promise<Answer> {
  const { build, answer } = deps.release();
  const coding = codingOf(request);
  const document = reserved(answer(question), { coding, reserve });
  const name = nameOf(`${build.version} ${addressOf(request)} ${nameOf(question.body ?? NO_BYTES)}`);
  return { representation: await inCoding(represent(document, NO_HEADERS, name), coding), fields: NO_FIELDS };
}

async function answerMessage(
  deps: AnswerDependencies,
  { request, reserve }: ApiTask,
  body: Uint8Array,
): Promise<Answer> {
  const coding = codingOf(request);
  const document = await deps.release().answerMessage({ headers: request.headers, body });
  const representation = represent(reserved(document, { coding, reserve }), API_HEADERS);
  return { representation: await inCoding(representation, coding), fields: NO_FIELDS };
}

const NO_BYTES = new Uint8Array();

const NO_HEADERS: Headers = {};

const codingOf = ({ headers }: Request): Coding =>
  acceptedCodings(headers['accept-encoding'])[0] ?? 'identity';

const questionOf = (request: Request, body: Uint8Array | null = null): ApiRequest => ({
  method: request.method,
  preflight: preflightOf(request),
  path: request.path,
  parameters: parametersOf(request),
  contentType: request.headers['content-type'] ?? null,
  contentEncoding: request.headers['content-encoding'] ?? null,
  body,
});
