import { Counter, type Registry } from 'prom-client';

/** What is counted as it happens, but seldom: answers are in the tally. */
export const countersIn = (registry: Registry) => ({
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
