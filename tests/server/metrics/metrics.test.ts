import { expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/documents/json-document.ts';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { countSeries, valueOf, type Family } from '../../support/openmetrics.ts';
import { idleMetrics, scrape, startMeasured } from '../support/metrics.ts';
import { held, throwing, type TestServer } from '../support/server.ts';

const NAMES = [
  ...OPERATIONS.map(({ id }) => id),
  'mcp',
  'server_card',
  'page',
  'asset',
  'health',
  'metrics',
  'unknown',
];

const labelsOf = (families: readonly Family[], name: string, label: string): Set<string | undefined> =>
  new Set(families.find((family) => family.name === name)?.samples.map(({ labels }) => labels[label]));

test('each answer is counted by operation, method and status', async () => {
  const { metrics, server } = await startMeasured();
  const asked = [
    ['/api', 'GET', 'get_api_index', 200],
    ['/api/openapi.json', 'GET', 'get_openapi_spec', 200],
    ['/api/v1/actuators?q=x', 'HEAD', 'list_actuators', 200],
    ['/api/v1/actuators/compare?ids=a', 'GET', 'compare_actuators', 200],
    ['/api/v1/actuators/compare', 'POST', 'compare_actuators_batch', 200],
    ['/api/v1/actuators/acme-a1', 'GET', 'get_actuator', 200],
    ['/api/v1/actuators/none-such', 'GET', 'get_actuator', 404],
    ['/api/v1/robots', 'OPTIONS', 'list_robots', 204],
    ['/api/v1/robots/acme-walker', 'GET', 'get_robot', 200],
    ['/api/v1/brands', 'DELETE', 'list_brands', 405],
    ['/mcp', 'POST', 'mcp', 200],
    ['/docs/api', 'GET', 'page', 200],
    ['/llms.txt', 'GET', 'asset', 200],
    ['/healthz', 'GET', 'health', 200],
    ['/api/nothing', 'GET', 'unknown', 404],
    ['//api', 'GET', 'unknown', 404],
    ['/nothing', 'GET', 'unknown', 404],
  ] as const;
  for (const [path, method] of asked) await server.ask(path, { method });
  const families = await scrape(metrics);
  const wanted = asked.map(([, method, operation, status]) => {
    return `${operation} ${method === 'DELETE' ? 'other' : method} ${status}`;
  });
  const counted = families.find(({ name }) => name === 'http_requests')?.samples ?? [];
  const series = counted.flatMap(({ labels: { operation, method, status }, value }) =>
    Array.from({ length: value }, () => `${operation} ${method} ${status}`),
  );
  expect(series.toSorted()).toEqual(wanted.toSorted());
});

test('the duration of each answer is in the right bucket', async () => {
  const times = [0, 5, 10, 310];
  const { metrics, server } = await startMeasured({ clock: () => times.shift() ?? 0 });
  await server.ask('/api');
  await server.ask('/api');
  const families = await scrape(metrics);
  const labels = { operation: 'get_api_index', method: 'GET', status: '200' };
  const below = (le: string): number =>
    valueOf(families, 'http_request_duration_seconds_bucket', { le, ...labels });
  expect(['0.0025', '0.005', '0.25', '0.5'].map(below)).toEqual([0, 1, 1, 2]);
  expect(valueOf(families, 'http_request_duration_seconds_sum', labels)).toBeCloseTo(0.305);
});

test('lookups of documents are counted by result, with the size of the cache', async () => {
  const { metrics, server } = await startMeasured({
    answer: () => jsonDocument(JSON.stringify('x'.repeat(4000))),
  });
  const [one, other] = ['/api/v1/robots?q=x', '/api/v1/robots?q=y'];
  const headers = { 'Accept-Encoding': 'br' };
  for (const path of ['/api', one, one, one, other, other]) await server.ask(path, { headers });
  const families = await scrape(metrics);
  const lookups = ['static', 'hit', 'miss'].map((result) =>
    valueOf(families, 'document_lookups_total', { result }),
  );
  expect(lookups).toEqual([1, 3, 2]);
  expect(valueOf(families, 'document_cache_entries')).toBe(2);
  expect(valueOf(families, 'document_cache_bytes')).toBeGreaterThan(2048);
});

test('refusals of the limit and errors of its store are counted', async () => {
  const { metrics, server } = await startMeasured({ rateLimit: { requests: 1, seconds: 60 } });
  for (const path of ['/api', '/api', '/api/nothing']) await server.ask(path);
  metrics.storeFailed();
  const families = await scrape(metrics);
  expect(valueOf(families, 'rate_limit_refusals_total')).toBe(2);
  expect(valueOf(families, 'rate_limit_store_faults_total')).toBe(1);
  expect(
    valueOf(families, 'http_requests_total', { operation: 'unknown', method: 'GET', status: '429' }),
  ).toBe(1);
});

test('errors are counted as 500, inside the API and outside', async () => {
  const { metrics, server } = await startMeasured({
    answer: throwing('broken'),
    healthIssues: throwing('broken'),
  });
  for (const path of ['/api/v1/robots', '/healthz']) await server.ask(path);
  const labels = { method: 'GET', status: '500' };
  const families = await scrape(metrics);
  expect(valueOf(families, 'http_requests_total', { operation: 'list_robots', ...labels })).toBe(1);
  expect(valueOf(families, 'http_requests_total', { operation: 'health', ...labels })).toBe(1);
});

test('requests are in flight until they are answered', async () => {
  const answer = held<ReturnType<typeof jsonDocument>>();
  const { metrics, server } = await startMeasured({ answerMessage: () => answer.promise });
  const asked = server.ask('/mcp', { method: 'POST', body: '{}' });
  await expect.poll(() => server.messages.length).toBe(1);
  expect(valueOf(await scrape(metrics), 'http_requests_in_flight')).toBe(1);
  answer.resolve(jsonDocument('{}'));
  await asked;
  await expect.poll(async () => valueOf(await scrape(metrics), 'http_requests_in_flight')).toBe(0);
});

test('the build is named by its version, and its records are counted', async () => {
  const { metrics } = await startMeasured();
  const build = async (): Promise<Record<string, string> | undefined> =>
    (await scrape(metrics)).find(({ name }) => name === 'catalog_build_info')?.samples[0]?.labels;
  expect(await build()).toEqual({ build: 'test', actuators: '2', robots: '1' });
  const cacheSize = () => ({ bytes: 0, entries: 0 });
  metrics.serves({ version: 'next', counts: { actuators: 3, robots: 4 }, cacheSize });
  expect(await build()).toEqual({ build: 'next', actuators: '3', robots: '4' });
});

test('lost log lines and closed connections are counted', async () => {
  const { metrics } = await startMeasured();
  metrics.connectionClosed();
  const families = await scrape(metrics);
  expect(valueOf(families, 'log_lines_dropped_total')).toBe(3);
  expect(valueOf(families, 'http_connections_closed_total')).toBe(1);
});

/** Sends many different bad requests. */
async function flood(server: TestServer, seed: string): Promise<void> {
  const paths = [
    '/x',
    '/api/x',
    '/api/v1/actuators/',
    '/api/v1/robots?q=',
    '/mcp/',
    '//api/',
    '/metrics/',
    '/docs/',
  ];
  const methods = [
    'GET',
    'HEAD',
    'POST',
    'OPTIONS',
    'PUT',
    'DELETE',
    'PATCH',
    'PROPFIND',
    'MKCOL',
    'PURGE',
    'QUERY',
  ];
  const ends = ['', '/..%2f', '"\\n{}'].map((text) => `${seed}${encodeURI(text)}`);
  const headers = { traceparent: seed, 'Accept-Encoding': seed };
  for (const path of paths)
    await Promise.all(
      methods.flatMap((method) => ends.map((end) => server.ask(`${path}${end}`, { method, headers }))),
    );
}

test('the number of series is limited, whatever clients send', async () => {
  const { metrics, server } = await startMeasured({ rateLimit: null });
  await flood(server, 'first');
  const families = await scrape(metrics);
  await flood(server, 'second');
  const later = await scrape(metrics);
  const own = (all: readonly Family[]): number =>
    countSeries(all.filter(({ name }) => !/^(nodejs|process)_/.test(name)));
  expect(own(later)).toBe(own(families));
  expect(NAMES).toEqual(expect.arrayContaining([...labelsOf(later, 'http_requests', 'operation')]));
  expect([...labelsOf(later, 'http_requests', 'method')].toSorted()).toEqual([
    'GET',
    'HEAD',
    'OPTIONS',
    'POST',
    'other',
  ]);
});

test('the runtime is measured: event loop, memory, CPU and garbage collection', async () => {
  const families = await scrape(idleMetrics());
  const names = families.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds',
      'process_start_time_seconds',
      'nodejs_gc_duration_seconds',
    ]),
  );
});
