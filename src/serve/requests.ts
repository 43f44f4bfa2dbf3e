import { optionsDocument, READ_ONLY } from '../api/answer.ts';
import { API_HEADERS, SITE_HEADERS, type Headers } from '../api/http/headers.ts';
import { API_PATHS } from '../api/http/links.ts';
import { findRoute, isApiPath, operationAt } from '../api/http/routes.ts';
import { unreadable } from '../api/refusals.ts';
import { HEAD_BYTES, TARGET_BYTES } from '../limits.ts';
import { selectFor } from '../server/documents/representation.ts';
import { healthDocument } from '../server/health.ts';
import { clientKey } from '../server/http/client.ts';
import { isPreflight, isReading } from '../server/http/methods.ts';
import type { Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import { unreadableReason, type ReadingOptions } from '../server/http/unreadable.ts';
import { metricsDocument } from '../server/metrics/metrics.ts';
import type { LogEntry, Reserve } from '../server/request-handler.ts';
import { answerApi } from './api.ts';
import type { AnswerDeps } from './deps.ts';
import { redirectToPlainPath } from './plain-path.ts';
import { addressIn, answerOnce, NO_FIELDS, refuseOverLimit } from './refusals.ts';

/** Answers requests, from the limit to the answer. */
export const createResponder =
  (deps: AnswerDeps) =>
  async (request: Request, reserve: Reserve): Promise<Answer> => {
    if (!isApiPath(request.path)) return answerSite(deps, request);
    // Taken before the answer is made: a reload meanwhile must not give it the edition of another build.
    const { fields: own } = deps.loadedBuild();
    const answer = await answerApi(deps, { request, reserve });
    return { ...answer, fields: [...answer.fields, ...own] };
  };

const NO_HEADERS: Headers = {};

/** Pages and their files, which have their own limit, and what operators read. */
async function answerSite(deps: AnswerDeps, request: Request): Promise<Answer> {
  const { metrics } = deps;
  if (metrics !== null && request.writtenPath === API_PATHS.metrics)
    return answerOnce(await metricsDocument(metrics, request), NO_HEADERS);
  const limit = request.writtenPath === API_PATHS.health ? null : deps.limits.site;
  const quota = limit?.spend(clientKey(request.client));
  if (limit !== null && quota?.isExceeded === true)
    return refuseOverLimit(deps, request, { ...limit.policy, ...quota });
  return findOnSite(deps, request);
}

function findOnSite(deps: AnswerDeps, request: Request): Answer {
  const { method, path } = request;
  const { build, site } = deps.loadedBuild();
  const reason = unreadableReason(request.context.request, TARGET_BYTES);
  if (reason !== null) return { ...answerOnce(unreadable(addressIn(deps, request), reason)), closes: true };
  const plain = redirectToPlainPath(request);
  if (plain !== null) return answerOnce(plain, SITE_HEADERS);
  if (path === API_PATHS.health && isReading(method))
    return answerOnce(healthDocument(build.counts, deps.healthIssues()), SITE_HEADERS);
  const moved = isReading(method) ? site.moved(request) : undefined;
  if (moved !== undefined) return { representation: moved, fields: NO_FIELDS };
  const kept = build.documents.get(path);
  if (kept !== undefined && isReading(method))
    return { representation: selectFor(kept, request), fields: NO_FIELDS, source: 'static' };
  // `*` is the server (RFC 9110, 9.3.7).
  if (kept === undefined && path !== API_PATHS.health && path !== '*')
    return { representation: site.elsewhere(request), fields: NO_FIELDS };
  return method === 'OPTIONS'
    ? answerOnce(optionsDocument(READ_ONLY, isPreflight(request)), SITE_HEADERS)
    : { representation: site.methodNotAllowed, fields: NO_FIELDS };
}

/** Limits on the head of a request, and the answer to a request that cannot be read. */
export const readingOptions = (baseUrl: string): ReadingOptions => ({
  longestHead: HEAD_BYTES,
  longestTarget: TARGET_BYTES,
  describeUnreadable: (reason, path) => {
    const document = unreadable({ baseUrl, path }, reason);
    return { ...document, headers: { ...document.headers, ...API_HEADERS } };
  },
});

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
