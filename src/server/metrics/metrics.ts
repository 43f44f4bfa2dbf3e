import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Document } from '../document.ts';
import type { CacheSize } from '../documents/computed-documents.ts';
import { isReading } from '../http/methods.ts';
import type { Request } from '../http/request.ts';
import { answerCountersIn, type AnsweredRequest } from './answer-counters.ts';
import { expose, formFor, type Form } from './exposition.ts';

/** The metrics of a server: methods that feed them, and their text for those who scrape them. */
export interface Metrics {
  /** Sets the catalog that requests are answered from. */
  readonly serves: (now: ServedCatalog) => void;
  readonly answered: (answer: AnsweredRequest) => void;
  /** A request was refused by the limit. */
  readonly refused: () => void;
  /** The store of the limit's counts did not answer. */
  readonly storeFailed: () => void;
  /** An unreadable request was answered with this status. */
  readonly unreadable: (status: number) => void;
  /** A connection was closed because it, or its client, held too much. */
  readonly connectionClosed: () => void;
  readonly text: (form: Form) => Promise<string>;
}

/** Figures that are read when metrics are scraped. */
interface Readings {
  /** The number of lost log lines. */
  readonly droppedLines: () => number;
  /** The number of answers in progress. */
  readonly underWay: () => number;
}

/** The catalog that requests are answered from. */
export interface ServedCatalog {
  readonly version: string;
  /** The number of records of each kind; the kinds are always the same. */
  readonly counts: Readonly<Record<string, number>>;
  readonly cacheSize: () => CacheSize;
}

/**
 * Opens the metrics of this process: our own, and the library's of memory, CPU, garbage collection and event
 * loop.
 */
export function openMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, gcDurationBuckets: GC_SECONDS });
  NOT_KEPT.forEach((name) => registry.removeSingleMetric(name));
  const { refusals, storeFailures, unreadable, closed } = countersIn(registry, readings.droppedLines);
  let served: ServedCatalog | null = null;
  let build: Gauge | null = null;
  gaugesIn(registry, readings.underWay, () => served?.cacheSize());
  return {
    serves: (now) => {
      served = now;
      build ??= buildGaugeIn(registry, Object.keys(now.counts));
      build.reset();
      build.set({ build: now.version, ...now.counts }, 1);
    },
    answered: answerCountersIn(registry),
    refused: () => refusals.inc(),
    storeFailed: () => storeFailures.inc(),
    unreadable: (status) => unreadable.inc({ status }),
    connectionClosed: () => closed.inc(),
    text: async (form) => expose(await registry.getMetricsAsJSON(), form),
  };
}

const GC_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5];

// Gauges named `_total`, which OpenMetrics reserves for counters; metrics from undocumented functions of
// Node; and a minimum delay that reads 292 years before the first measurement.
const NOT_KEPT = [
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
  'nodejs_eventloop_lag_min_seconds',
];

/** Counters of rare events. */
function countersIn(registry: Registry, droppedLines: () => number) {
  const registers = [registry];
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  const counter = (name: string, help: string, labelNames: string[] = []): Counter =>
    new Counter({ name, help, labelNames, registers });
  return {
    refusals: counter(
      'rate_limit_refusals_total',
      'Requests refused because their client was over its limit.',
    ),
    storeFailures: counter('rate_limit_store_faults_total', 'Failures of the store of the rate limit.'),
    unreadable: counter(
      'http_unreadable_requests_total',
      'Malformed, slow and oversized requests, refused before they could be read.',
      ['status'],
    ),
    closed: counter(
      'http_connections_closed_total',
      'Connections closed because they, or their client, held too much.',
    ),
  };
}

function gaugesIn(registry: Registry, underWay: () => number, cacheSize: () => CacheSize | undefined): void {
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('http_requests_in_flight', 'Requests being answered, a scrape itself included.', underWay);
  gauge(
    'document_cache_bytes',
    'Size of the computed documents that are kept.',
    () => cacheSize()?.bytes ?? 0,
  );
  gauge('document_cache_entries', 'Computed documents that are kept.', () => cacheSize()?.entries ?? 0);
}

const buildGaugeIn = (registry: Registry, kinds: readonly string[]): Gauge =>
  new Gauge({
    name: 'catalog_build_info',
    help: 'Always 1: its labels are the version of the build, and how many records it has.',
    labelNames: ['build', ...kinds],
    aggregator: 'max',
    registers: [registry],
  });

/**
 * The answer to a scrape. It is for operators: other pages cannot read it in a browser, and caches do not
 * store it.
 */
export async function metricsDocument({ text }: Metrics, { method, headers }: Request): Promise<Document> {
  const form = formFor(headers.accept);
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (isReading(method)) return { status: 200, type: form, body: await text(form), headers: common };
  return {
    status: 405,
    type: 'text/plain; charset=utf-8',
    body: 'Metrics can only be read: GET, HEAD.\n',
    headers: { Allow: 'GET, HEAD', ...common },
  };
}
