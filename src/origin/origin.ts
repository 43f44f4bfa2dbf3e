import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLACES } from '../api/links.ts';
import { nearestIds } from '../query/nearest.ts';
import { notFound } from '../api/refusals.ts';
import { findRoute } from '../api/routes.ts';
import type { Document } from '../api/document.ts';
import type { Config } from '../config.ts';
import { afterFault, belongsToApi, replyOfApi, type ApiParts } from './api.ts';
import { readBody, seeWholeBody } from './http/body.ts';
import { readClientBehind } from './http/client.ts';
import { keepComputed, type Answer } from './documents/computed.ts';
import type { Documents } from './documents/documents.ts';
import { withHealth } from './documents/health.ts';
import type { Exchange, Inquiry, Reply } from './http/inquiry.ts';
import type { Limit } from './limit/limit.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/meter.ts';
import { replyOfMetrics } from './metrics/metrics-page.ts';
import { operationNames } from './metrics/operation-name.ts';
import { countInFlight, recordInLog, recordInMetrics, type Recorder } from './record.ts';
import { send } from './http/send.ts';
import { replyOfSite } from './site.ts';
import { addressOf, splitTarget } from './http/target.ts';
import { traceOf } from './http/trace.ts';

/** What an origin is made of. */
export interface OriginParts {
  readonly config: Pick<Config, 'baseUrl' | 'trustedProxies'>;
  /** Null for no limit. */
  readonly limit: Limit | null;
  readonly documents: Documents;
  readonly answer: Answer;
  readonly log: Log;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  /** Bytes of computed documents that are kept, at most. */
  readonly cacheBytes?: number;
  /** The routes of the API, where they are not the table's. */
  readonly findRoute?: typeof findRoute;
  /** Null or absent for none: there is then no `/metrics`. */
  readonly metrics?: Metrics | null;
}

/** Answers one request. Resolves to false, with nothing sent, when the path is none of the service's. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Puts an origin together: the way of every request from its address to its answer. */
export function createOrigin(parts: OriginParts): Handle {
  const { clock, metrics = null } = parts;
  const api = apiParts(parts);
  const inquire = inquirer(parts);
  const findReply = replier(parts, api);
  const recorders = recordersOf(parts);
  metrics?.meter.serves({ documents: parts.documents, cacheSize: api.computed.size });

  const handle: Handle = async (request, response) => {
    const start = clock();
    const exchange = { request, response };
    const inquiry = inquire(exchange);
    const finish = (reply: Reply): boolean => {
      const sent = send(exchange, reply);
      const milliseconds = clock() - start;
      for (const record of recorders) record({ inquiry, reply, sent, milliseconds });
      return true;
    };
    try {
      const reply = await findReply(inquiry);
      if (reply === null) return false;
      await seeWholeBody(request);
      return finish(reply);
    } catch (error) {
      const reply = { ...afterFault(api, inquiry, error), fields: [] };
      if (!response.headersSent) return finish(reply);
      // Half an answer cannot be taken back; the client sees that it broke off.
      response.destroy();
      return true;
    }
  };
  return metrics === null ? handle : countInFlight(handle, metrics);
}

function inquirer({ config }: OriginParts): (exchange: Exchange) => Inquiry {
  const readClient = readClientBehind(config.trustedProxies);
  return (exchange) => ({
    method: exchange.request.method ?? 'GET',
    target: splitTarget(exchange.request.url ?? '/'),
    headers: exchange.request.headers,
    client: readClient(exchange.request),
    trace: traceOf(exchange.request.headers.traceparent),
    readBody: () => readBody(exchange),
  });
}

/** Finds the reply where its path belongs: with the API, the metrics where there are any, or the site around them. */
function replier(
  { documents, metrics = null }: OriginParts,
  api: ApiParts,
): (inquiry: Inquiry) => Promise<Reply> | Reply | null {
  const site = withHealth(documents);
  return (inquiry) => {
    const { path } = inquiry.target;
    if (belongsToApi(path)) return replyOfApi(api, inquiry);
    return metrics !== null && path === PLACES.metrics ? replyOfMetrics(metrics, inquiry) : replyOfSite(site, inquiry);
  };
}

function refuserOf(baseUrl: string, { paths }: Documents): (path: string) => Document {
  const idsBelow = (prefix: string): string[] =>
    paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const [actuators, robots] = [knownOf(idsBelow('/api/v1/actuators/')), knownOf(idsBelow('/api/v1/robots/'))];
  return (path) => notFound({ baseUrl, actuators, robots }, path);
}

const knownOf = (ids: readonly string[]) => ({
  placeOf: (id: string) => (ids.includes(id) ? ids.indexOf(id) : undefined),
  nearestIds: nearestIds(ids),
});

const apiParts = ({ config, documents, answer, limit, log, ...rest }: OriginParts): ApiParts => ({
  baseUrl: config.baseUrl,
  documents,
  answer,
  computed: keepComputed(answer, rest.cacheBytes),
  notFound: refuserOf(config.baseUrl, documents),
  limit,
  findRoute: rest.findRoute ?? findRoute,
  onRefusal: () => rest.metrics?.meter.refused(),
  onFault: (error, { method, target, trace }) =>
    log.error({ ...trace, err: error, method, path: addressOf(target) }, 'internal error'),
});

/** Who takes note of each request: the log, and the metrics where there are any. */
function recordersOf({ log, documents, metrics = null }: OriginParts): readonly Recorder[] {
  if (metrics === null) return [recordInLog(log, false)];
  return [recordInLog(log, true), recordInMetrics(metrics, operationNames(documents))];
}
