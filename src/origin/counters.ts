import { Counter, Histogram, type Registry } from 'prom-client';

// A kept document takes some 50 µs, a computed page a few milliseconds; a second is a fault.
const REQUEST_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 2.5];

/** What is counted as it happens. */
export const countersIn = (registry: Registry) => ({
  requests: new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['operation', 'method', 'status'],
    registers: [registry],
  }),
  durations: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the hand-over of its answer.',
    labelNames: ['operation', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  }),
  lookups: new Counter({
    name: 'document_lookups_total',
    help: 'Documents answered with: made at build time (static), kept (hit) or just computed (miss).',
    labelNames: ['result'],
    registers: [registry],
  }),
  refusals: new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests refused because their client was over its limit.',
    registers: [registry],
  }),
  storeFaults: new Counter({
    name: 'rate_limit_store_faults_total',
    help: 'Failures of the store of the rate limit.',
    registers: [registry],
  }),
  unreadable: new Counter({
    name: 'http_unreadable_requests_total',
    help: 'Malformed, slow and oversized requests, refused before they could be read.',
    labelNames: ['status'],
    registers: [registry],
  }),
});
