import { optionsDocument, READ_ONLY } from '../api/answer-request.ts';
import { API_HEADERS, SITE_HEADERS, type Headers } from '../api/http/headers.ts';
import { API_PATHS } from '../api/http/links.ts';
import { findRoute, isApiPath, operationAt } from '../api/http/routes.ts';
import { unreadable } from '../api/refusals.ts';
import { HEAD_BYTES, TARGET_BYTES } from '../limits.ts';
import { selectFor } from '../server/documents/representation.ts';
import type { LogEntry, Reserve } from '../server/handle.ts';
import { healthDocument } from '../server/health.ts';
import { clientKey } from '../server/http/client-key.ts';
import { isReading, preflightOf } from '../server/http/methods.ts';
import type { Request } from '../server/http/request.ts';
import type { Answer } from '../server/http/send.ts';
import { errorOf, type Reading } from '../server/http/unreadable.ts';
import { whenReady, type MaybePromise } from '../server/maybe-promise.ts';
import { metricsDocument } from '../server/metrics/metrics.ts';
import { answerApi, withFields } from './answer-api.ts';
import { addressIn, type AnswerDependencies } from './answer-dependencies.ts';
import type { LoadedBuild } from './loaded-build.ts';
import { redirectToPlainPath } from './redirect-to-plain-path.ts';
import { NO_FIELDS, overLimit, refusal } from './refused-answers.ts';

/** Answers a request, from the limit to the document. Each step answers it or passes it on. */
export const answerBy =
  (deps: AnswerDependencies) =>
  (request: Request, reserve: Reserve): MaybePromise<Answer> =>
    isApiPath(request.path)
      ? inEdition(deps.release(), () => answerApi(deps, { request, reserve }))
      : answerSite(deps, request);

/** Adds the catalog's release to an answer of the API. */
const inEdition = ({ fields: own }: LoadedBuild, make: () => MaybePromise<Answer>): MaybePromise<Answer> =>
  whenReady(make(), (answer) =>
    withFields(answer, answer.fields === NO_FIELDS ? own : [...answer.fields, ...own]),
  );

const NO_HEADERS: Headers = {};

/** Pages and their files, which have their own limit, and the documents for operators. */
function answerSite(deps: AnswerDependencies, request: Request): MaybePromise<Answer> {
  const { metrics } = deps;
  if (metrics !== null && request.writtenPath === API_PATHS.metrics)
    return metricsDocument(metrics, request).then((document) => refusal(document, NO_HEADERS));
  const limit = request.writtenPath === API_PATHS.health ? null : deps.limits.site;
  const quota = limit?.spend(clientKey(request.client));
  if (limit !== null && quota?.isExceeded === true)
    return overLimit(deps, request, { ...limit.policy, ...quota });
  return findOnSite(deps, request);
}

function findOnSite(deps: AnswerDependencies, request: Request): Answer {
  const { method, path } = request;
  const { build, site } = deps.release();
  const error = errorOf(request.context.request, TARGET_BYTES);
  if (error !== null) return { ...refusal(unreadable(addressIn(deps, request), error)), closes: true };
  const plain = redirectToPlainPath(request);
  if (plain !== null) return refusal(plain, SITE_HEADERS);
  if (path === API_PATHS.health && isReading(method))
    return refusal(healthDocument(build.counts, deps.healthIssues()), SITE_HEADERS);
  const moved = isReading(method) ? site.moved(request) : undefined;
  if (moved !== undefined) return { representation: moved, fields: NO_FIELDS };
  const kept = build.documents.get(path);
  if (kept !== undefined && isReading(method))
    return { representation: selectFor(kept, request), fields: NO_FIELDS, source: 'static' };
  const preflight = preflightOf(request);
  // Also on a path that redirects: browsers follow redirects of a request, but not of its preflight.
  if (preflight !== null) return refusal(optionsDocument(READ_ONLY, preflight), SITE_HEADERS);
  // `*` is the server (RFC 9110, 9.3.7).
  if (kept === undefined && path !== API_PATHS.health && path !== '*')
    return { representation: site.elsewhere(request), fields: NO_FIELDS };
  return method === 'OPTIONS'
    ? refusal(optionsDocument(READ_ONLY, null), SITE_HEADERS)
    : { representation: site.methodNotAllowed, fields: NO_FIELDS };
}

/** The bounds on the head of a request, and the answer to a request that cannot be read. */
export const readingBy = (baseUrl: string): Reading => ({
  longestHead: HEAD_BYTES,
  longestTarget: TARGET_BYTES,
  describeUnreadable: (error, path) => {
    const document = unreadable({ baseUrl, path }, error);
    return { ...document, headers: { ...document.headers, ...API_HEADERS } };
  },
});

/**
 * Names a request for metrics: the id of its operation, or `mcp`, `health`, `metrics`, `page` (HTML), `asset`
 * (anything else outside the API) or `unknown`. The set is closed, whatever clients request.
 */
export function operationOf({ request: { method, path }, answer: { representation } }: LogEntry): string {
  if (path === API_PATHS.health) return 'health';
  if (path === API_PATHS.metrics) return 'metrics';
  const route = findRoute(path);
  // An unsupported method counts as the first method of the path.
  if (route !== null)
    return route.endpoint?.name ?? (operationAt(route, method) ?? route.operations[0])?.id ?? 'unknown';
  if (isApiPath(path) || representation.status === 404) return 'unknown';
  return representation.type.startsWith('text/html') ? 'page' : 'asset';
}
