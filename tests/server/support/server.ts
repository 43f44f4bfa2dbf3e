import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { answerRequest, type ApiRequest } from '../../../src/api/answer-request.ts';
import { CACHEABLE, jsonDocument, type Document } from '../../../src/api/documents/json-document.ts';
import { API_HEADERS, CATALOG_VERSION, mergeHeaders, SITE_HEADERS } from '../../../src/api/http/headers.ts';
import { findRoute, operationAt } from '../../../src/api/http/routes.ts';
import type { LoadedBuild } from '../../../src/composition/loaded-build.ts';
import { answerAfterErrorBy } from '../../../src/composition/refused-answers.ts';
import { answerBy, operationOf, readingBy } from '../../../src/composition/request-steps.ts';
import { WAITING_QUESTIONS } from '../../../src/limits.ts';
import type { Message } from '../../../src/mcp/protocol/endpoint.ts';
import { turnsByClient } from '../../../src/server/costly-work-turns.ts';
import { computedDocuments } from '../../../src/server/documents/computed-documents.ts';
import type { Documents } from '../../../src/server/documents/read-build.ts';
import { handleBy } from '../../../src/server/handle.ts';
import type { HealthIssue } from '../../../src/server/health.ts';
import { clientsBehind } from '../../../src/server/http/client-key.ts';
import type { Bounds } from '../../../src/server/http/connections/resource-limits.ts';
import { addressOf } from '../../../src/server/http/request.ts';
import { listen, type RunningServer, type Times } from '../../../src/server/http/server.ts';
import { limitInMemory } from '../../../src/server/limit/memory-limit.ts';
import type { Metrics } from '../../../src/server/metrics/metrics.ts';
import { siteOf } from '../../../src/server/missing-pages.ts';
import { recordInLog, recordInMetrics, recordUnread } from '../../../src/server/request-log.ts';
import { actuatorEntry, BASE_URL, robotEntry, serviceOf } from '../../support/small-catalog.ts';
import { ask, type ReceivedAnswer, type Sending } from './ask.ts';
import { SMALL_SITE } from './documents.ts';

export { BASE_URL };

/** A listening server, with its computed questions and its log. */
export interface TestServer extends RunningServer {
  readonly ask: (target: string, sending?: Sending) => Promise<ReceivedAnswer>;
  readonly questions: readonly ApiRequest[];
  readonly messages: readonly Message[];
  readonly lines: readonly object[];
  readonly faults: readonly object[];
  readonly refusals: readonly string[];
}

/** Settings that a test may change. */
export interface Otherwise {
  readonly documents?: Documents;
  /** Answers computed operations. */
  readonly answer?: (question: ApiRequest) => Document;
  readonly answerMessage?: (message: Message) => Promise<Document>;
  readonly rateLimit?: { readonly requests: number; readonly seconds: number } | null;
  readonly pageLimit?: { readonly requests: number; readonly seconds: number } | null;
  readonly trustedProxies?: readonly string[];
  readonly healthIssues?: () => readonly HealthIssue[];
  readonly metrics?: Metrics | null;
  readonly clock?: () => number;
  readonly times?: Partial<Times>;
  readonly bounds?: Partial<Bounds>;
}

/** Answers any question with the question itself, and HEAD like GET. */
export const echo = ({ method, path, parameters, body }: ApiRequest): Document =>
  jsonDocument(
    JSON.stringify({
      method: method === 'HEAD' ? 'GET' : method,
      url: urlOf(path, parameters),
      body: body && Buffer.from(body).toString(),
    }),
  );

const urlOf = (path: string, parameters: URLSearchParams): string =>
  parameters.size === 0 ? path : `${path}?${parameters.toString()}`;

const service = serviceOf({
  actuators: [actuatorEntry(), actuatorEntry({ id: 'acme-a10-t' })],
  robots: [robotEntry()],
});

const EDITION = { version: '2026.11.21-3f2a9c1b20de', released: '2026-11-21', previous: null };

/** A release of a small site with the given computed answers. */
export function releaseOf({
  documents = SMALL_SITE,
  answer = echo,
  answerMessage = accept,
}: Otherwise = {}): LoadedBuild {
  return {
    build: {
      ...{
        folder: '/',
        version: 'test',
        counts: { actuators: 2, robots: 1 },
        documents,
        files: { pack: { file: 'documents.bin', bytes: Buffer.alloc(0) }, byName: new Map() },
        seal: 'none',
      },
      ...{ isOutdated: () => false, isIntact: () => true, close: () => undefined },
    },
    fields: [CATALOG_VERSION, EDITION.version],
    site: siteOf(documents, {
      common: SITE_HEADERS,
      caching: CACHEABLE,
      redirects: {},
      moved: [
        { from: '/actuators/acme-a0', to: '/actuators/acme-a1' },
        { from: '/actuators/acme-a9', to: null },
      ],
      latest: { '/data/latest/all.csv': '/data/all.csv' },
    }),
    computed: computedDocuments('test'),
    answer: (question) => {
      const route = findRoute(question.path);
      if (route === null || operationAt(route, question.method)?.answer === undefined)
        return answerRequest(service, question);
      const document = answer(question);
      return { ...document, headers: mergeHeaders(document.headers, API_HEADERS) };
    },
    textAt: () => '',
    answerMessage,
  };
}

const accept = (): Promise<Document> =>
  Promise.resolve({
    status: 200,
    type: 'application/json',
    body: '{}',
    headers: { 'Cache-Control': 'no-store' },
  });

/** The number of clients in the limit, which allocates all of them at the start of each test. */
const CLIENTS = 100;

/** Starts a server of a small site on a free port; it stops with the test. */
export async function startServer(otherwise: Otherwise = {}): Promise<TestServer> {
  const [questions, messages]: [ApiRequest[], Message[]] = [[], []];
  const [lines, faults, refusals]: [object[], object[], string[]] = [[], [], []];
  const {
    answer = echo,
    answerMessage = accept,
    metrics = null,
    trustedProxies = [],
    clock = () => 0,
  } = otherwise;
  const { rateLimit = { requests: 1000, seconds: 60 }, pageLimit = null } = otherwise;
  const release = releaseOf({
    ...otherwise,
    answer: (question) => {
      questions.push(question);
      return answer(question);
    },
    answerMessage: (message) => {
      messages.push(message);
      return answerMessage(message);
    },
  });
  metrics?.serves({ ...release.build, cacheSize: release.computed.size });
  const log = {
    isLevelEnabled: () => true,
    warn: () => undefined,
    // Members with the value undefined are dropped, as in JSON.
    info: (fields: object) => void lines.push(z.looseObject({}).parse(JSON.parse(JSON.stringify(fields)))),
    error: (fields: object, message: string) => void faults.push({ ...fields, message }),
  };
  const parts = {
    baseUrl: BASE_URL,
    release: () => release,
    limits: {
      api: rateLimit && limitInMemory({ policy: 'default', ...rateLimit }, CLIENTS),
      site: pageLimit && limitInMemory({ policy: 'pages', ...pageLimit }, CLIENTS),
    },
    takeTurn: turnsByClient(WAITING_QUESTIONS),
    metrics,
    healthIssues: otherwise.healthIssues ?? (() => []),
    onError: (error: unknown, request: Parameters<typeof addressOf>[0] & { method: string; trace: object }) =>
      log.error(
        { ...request.trace, err: error, method: request.method, path: addressOf(request) },
        'internal error',
      ),
  };
  const recorders = [
    recordInLog(log, new Set(metrics === null ? ['/healthz'] : ['/healthz', '/metrics'])),
    ...(metrics === null ? [] : [recordInMetrics(metrics, operationOf)]),
  ];
  const clients = clientsBehind(trustedProxies);
  const handle = handleBy({
    ...{ clients, clock, answer: answerBy(parts), answerAfterError: answerAfterErrorBy(parts) },
    record: (exchanged) => recorders.forEach((record) => record(exchanged)),
  });
  const running = await listen(handle, {
    ...{ host: '127.0.0.1', port: 0, clients },
    bounds: { connections: 1000, perClient: 1000, ...otherwise.bounds },
    ...readingBy(BASE_URL),
    onUnreadable: (unread) => {
      recordUnread(log)(unread);
      metrics?.unreadable(unread.status);
    },
    onRefusal: () => {
      refusals.push('connection');
      metrics?.connectionClosed();
    },
    onError: (error) => void faults.push({ error }),
    times: { linger: 0, stopTimeout: 500, ...otherwise.times },
  });
  if (!running.ok) throw running.error;
  const { value } = running;
  onTestFinished(() => value.stop());
  const records = { questions, messages, lines, faults, refusals };
  return { ...value, ...records, ask: (target, sending) => ask(value.address, target, sending) };
}

/** An answer that throws. */
export const throwing = (message: string) => (): never => {
  throw new Error(message);
};

/** A promise with its resolver, to hold an answer back. */
export const held = <Value>() => Promise.withResolvers<Value>();
