import { Counter, Histogram, type Registry } from 'prom-client';
import type { Source } from '../http/send.ts';

/** One answered request. */
export interface AnsweredRequest {
  /** The name of the operation, from a closed set. */
  readonly operation: string;
  /** As the client wrote it. */
  readonly method: string;
  readonly status: number;
  readonly source: Source | undefined;
  readonly seconds: number;
}

// A document in memory takes some 50 µs, a computed page a few milliseconds; a second is an error.
const BOUNDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 2.5];

/** The methods with a count of their own; clients may send any method that node:http knows. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

const SOURCES: readonly Source[] = ['static', 'hit', 'miss'];

/** Counts answered requests in a registry. */
export function answerCountersIn(registry: Registry): (answered: AnsweredRequest) => void {
  const registers = [registry];
  const labelNames = ['operation', 'method', 'status'];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the hand-over of its answer.',
    labelNames,
    buckets: BOUNDS,
    registers,
  });
  const lookups = new Counter({
    name: 'document_lookups_total',
    help: 'Documents sent, by origin: made at build time (static), cached (hit) or just computed (miss).',
    labelNames: ['result'],
    registers,
  });
  for (const result of SOURCES) lookups.inc({ result }, 0);
  return ({ operation, method, status, source, seconds }) => {
    const labels = { operation, method: METHODS.has(method) ? method : 'other', status };
    requests.inc(labels);
    durations.observe(labels, seconds);
    if (source !== undefined) lookups.inc({ result: source });
  };
}
