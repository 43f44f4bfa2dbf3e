import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLACES } from '../api/links.ts';
import { findRoute, isApiPath } from '../api/routes.ts';
import type { Config } from '../config.ts';
import { afterFault, replyOfApi, type ApiParts } from './api.ts';
import { readBody, seeWholeBody } from './body.ts';
import { readClientBehind } from './client.ts';
import { keepComputed, type Answer } from './computed.ts';
import type { Documents } from './documents.ts';
import { withHealth } from './health.ts';
import { hintsAmong } from './hints.ts';
import type { Exchange, Inquiry, Reply } from './inquiry.ts';
import type { Limit } from './limit.ts';
import type { Log } from './log.ts';
import { send } from './send.ts';
import { replyOfSite } from './site.ts';
import { addressOf, splitTarget } from './target.ts';

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
}

/** Answers one request. Resolves to false, with nothing sent, when the path is none of the service's. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Puts an origin together: the way of every request from its address to its answer. */
export function createOrigin(parts: OriginParts): Handle {
  const { config, log, clock } = parts;
  const documents = withHealth(parts.documents);
  const api = apiParts(parts);
  const readClient = readClientBehind(config.trustedProxies);

  const inquire = (exchange: Exchange): Inquiry => ({
    method: exchange.request.method ?? 'GET',
    target: splitTarget(exchange.request.url ?? '/'),
    headers: exchange.request.headers,
    client: readClient(exchange.request),
    readBody: () => readBody(exchange),
  });

  const answer = async (exchange: Exchange, inquiry: Inquiry): Promise<boolean> => {
    const start = clock();
    const { path } = inquiry.target;
    const reply = belongsToApi(path) ? await replyOfApi(api, inquiry) : replyOfSite(documents, inquiry);
    if (reply === null) return false;
    await seeWholeBody(exchange.request);
    const sent = send(exchange, reply);
    if (path !== PLACES.health) log.info({ ...lineOf(inquiry, reply), ...sent, milliseconds: round(clock() - start) });
    return true;
  };

  return (request, response) => {
    const exchange = { request, response };
    const inquiry = inquire(exchange);
    return answer(exchange, inquiry).catch((error: unknown) => {
      const reply = { ...afterFault(api, inquiry, error), fields: [] };
      // Half an answer cannot be taken back; the client sees that it broke off.
      if (response.headersSent) response.destroy();
      else send(exchange, reply);
      return true;
    });
  };
}

const apiParts = ({ config, documents, answer, limit, log, ...rest }: OriginParts): ApiParts => ({
  baseUrl: config.baseUrl,
  documents,
  answer,
  computed: keepComputed(answer, rest.cacheBytes),
  hints: hintsAmong(documents),
  limit,
  findRoute: rest.findRoute ?? findRoute,
  onFault: (error, { method, target }) => log.error({ err: error, method, path: addressOf(target) }, 'internal error'),
});

/** A doubled slash in front does not make an API path a page: its 404 is for a machine. */
const belongsToApi = (path: string): boolean => isApiPath(path.startsWith('//') ? path.replace(/^\/+/, '/') : path);

const lineOf = ({ method, target, client }: Inquiry, { representation, source }: Reply) => ({
  method,
  path: addressOf(target),
  client,
  coding: representation.coding,
  cache: source,
});

const round = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;
