import { expect, test } from 'vitest';
import { readAutocannon } from '../../../scripts/bench/load/autocannon.ts';
import { readWrk } from '../../../scripts/bench/load/wrk.ts';

const WRK = `Running 5s test @ http://127.0.0.1:4321
  1 threads and 16 connections
  1003 requests in 5.00s, 2.10MB read
Requests/sec:  32311.63
{"requests":1000,"microseconds":500000,"p50_microseconds":397,"p99_microseconds":2626,"failures":2}
`;

test('of wrk the line of JSON counts: times become milliseconds, requests a rate', () => {
  expect(readWrk(WRK)).toEqual({ requestsPerSecond: 2000, p50: 0.397, p99: 2.626, failures: 2 });
});

test('wrk that ends without its line of JSON is told with what it said', () => {
  expect(() => readWrk('unable to connect to 127.0.0.1:4321 Connection refused')).toThrow('Connection refused');
});

test('a line of wrk without figures is refused', () => {
  expect(() => readWrk('{"requests":1}')).toThrow('microseconds');
});

const AUTOCANNON = {
  url: 'http://127.0.0.1:4321',
  duration: 2.5,
  errors: 1,
  timeouts: 0,
  non2xx: 3,
  requests: { average: 98, total: 250, sent: 266 },
  latency: { average: 6.2, p50: 6, p90: 7, p99: 11, max: 15 },
};

test('of autocannon the total is divided by the time; errors and refusals are failures', () => {
  expect(readAutocannon(JSON.stringify(AUTOCANNON))).toEqual({ requestsPerSecond: 100, p50: 6, p99: 11, failures: 4 });
});

test('a result of autocannon without latencies is refused', () => {
  expect(() => readAutocannon(JSON.stringify({ ...AUTOCANNON, latency: {} }))).toThrow('p50');
});
