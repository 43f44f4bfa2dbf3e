import { expect, test } from 'vitest';
import { idleMetrics } from './support/metrics.ts';
import { startServer } from './support/server.ts';

test('an id with escaped plain letters finds the record', async () => {
  const server = await startServer();
  const [plain, encoded] = [
    await server.ask('/api/v1/actuators/acme-a1'),
    await server.ask('/api/v1/actuators/acme%2Da1'),
  ];
  expect(encoded).toMatchObject({ status: 200, text: plain.text });
});

test('a path of the API with escaped plain letters redirects to the plain one, with the headers of the API', async () => {
  const server = await startServer();
  const answer = await server.ask('/%61pi/v1/actuators?q=x');
  expect(answer).toMatchObject({ status: 308, text: '' });
  expect(answer.headers).toMatchObject({
    location: '/api/v1/actuators?q=x',
    'api-version': 'v1',
    'access-control-allow-origin': '*',
    'x-ratelimit-remaining': '999',
  });
  expect(server.questions).toEqual([]);
});

test.each([
  ['/d%6Fcs/api?x=1', '/docs/api?x=1'],
  ['/data/%61ll.csv', '/data/all.csv'],
  ['/%68ealthz', '/healthz'],
  ['/%6detrics', '/metrics'],
])('%s redirects to %s without its content', async (path, location) => {
  const server = await startServer({ metrics: idleMetrics() });
  const { status, text, headers } = await server.ask(path);
  expect({ status, text, location: headers.location }).toEqual({ status: 308, text: '', location });
});

test('a document is found with any query', async () => {
  const server = await startServer();
  expect((await server.ask('/api/v1/brands?x=1')).status).toBe(200);
});

test('a target in absolute form equals its path', async () => {
  const server = await startServer();
  const [plain, absolute] = [
    await server.ask('/api/v1/brands'),
    await server.ask('http://elsewhere.test/api/v1/brands?x'),
  ];
  expect(absolute.text).toBe(plain.text);
  await server.ask('http://elsewhere.test/api/v1/robots?q=x');
  expect(server.questions).toMatchObject([{ path: '/api/v1/robots' }]);
  expect(server.questions[0]?.parameters.get('q')).toBe('x');
});

test.each([
  ['/docs/api/', '/docs/api'],
  ['//docs//api//?x=1', '/docs/api?x=1'],
  ['//', '/'],
])('the page %s is redirected to its canonical path %s', async (path, location) => {
  const server = await startServer();
  const answer = await server.ask(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test('the page of a record that moved redirects to the new one, with its query', async () => {
  const server = await startServer();
  const { status, headers } = await server.ask('/actuators/acme-a0?point=40,115');
  expect({ status, location: headers.location }).toEqual({
    status: 301,
    location: '/actuators/acme-a1?point=40,115',
  });
  expect((await server.ask('/actuators/acme-a9')).status).toBe(410);
});

test.each([
  '//evil.test/',
  '//evil.test',
  '//%65vil.test',
  '/\\%65vil.test',
  '/llms.txt/',
  '/docs/API/',
  '/docs',
  '/page.html',
  '/*',
])('%s is the 404 page, never a redirect', async (path) => {
  const server = await startServer();
  const answer = await server.ask(path);
  expect(answer.status).toBe(404);
  expect(answer.text).toBe('<h1>No such page</h1>');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers).not.toHaveProperty('etag');
  expect(answer.headers).not.toHaveProperty('location');
});

test('the newest file redirects temporarily to that of the served version', async () => {
  const server = await startServer();
  const answer = await server.ask('/data/latest/all.csv');
  expect(answer.status).toBe(302);
  expect(answer.headers).toMatchObject({ location: '/data/all.csv', 'cache-control': 'public, max-age=300' });
});

test('the health document counts the records, is neither rate-limited nor logged', async () => {
  const server = await startServer({ rateLimit: { requests: 1, seconds: 60 } });
  for (let count = 0; count < 3; count += 1) {
    const answer = await server.ask('/healthz');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ status: 'ok', actuators: 2, robots: 1 });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers).not.toHaveProperty('ratelimit');
    expect(answer.headers).not.toHaveProperty('etag');
  }
  expect(server.lines).toEqual([]);
});

test.each([
  ['degraded', 200, { name: 'build_outdated', isFatal: false }],
  ['failing', 503, { name: 'stopping', isFatal: true }],
])(
  'the health document states that the service is %s, with %i and the reason',
  async (status, code, trouble) => {
    const server = await startServer({ healthIssues: () => [trouble] });
    const answer = await server.ask('/healthz');
    expect(answer.status).toBe(code);
    expect(JSON.parse(answer.text)).toEqual({ status, actuators: 2, robots: 1, troubles: [trouble.name] });
  },
);
