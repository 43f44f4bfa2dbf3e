import { expect, test } from 'vitest';
import { idleMetrics } from './support/metrics.ts';
import { startServer } from './support/server.ts';

test('an id with plain letters escaped is the record', async () => {
  const server = await startServer();
  const [plain, encoded] = [
    await server.ask('/api/v1/actuators/acme-a1'),
    await server.ask('/api/v1/actuators/acme%2Da1'),
  ];
  expect(encoded).toMatchObject({ status: 200, text: plain.text });
});

test('a path of the API with plain letters escaped leads to the plain one, with the headers of the API', async () => {
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
])('%s leads to %s and shows nothing of it', async (path, location) => {
  const server = await startServer({ metrics: idleMetrics() });
  const { status, text, headers } = await server.ask(path);
  expect({ status, text, location: headers.location }).toEqual({ status: 308, text: '', location });
});

test('a query does not keep a document from being found', async () => {
  const server = await startServer();
  expect((await server.ask('/api/v1/brands?x=1')).status).toBe(200);
});

test('a target in absolute form is the same as its path', async () => {
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

test('the page of a record that moved leads to the new one, with what is asked of it', async () => {
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
])('%s is the page that says so, with 404, and never a redirect', async (path) => {
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

test('the newest file leads to that of the version which is served, for now', async () => {
  const server = await startServer();
  const answer = await server.ask('/data/latest/all.csv');
  expect(answer.status).toBe(302);
  expect(answer.headers).toMatchObject({ location: '/data/all.csv', 'cache-control': 'public, max-age=300' });
});

test('the health document counts the records, is not limited and not logged', async () => {
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
])('the health document says that the service is %s, with %i, and why', async (status, code, trouble) => {
  const server = await startServer({ healthIssues: () => [trouble] });
  const answer = await server.ask('/healthz');
  expect(answer.status).toBe(code);
  expect(JSON.parse(answer.text)).toEqual({ status, actuators: 2, robots: 1, troubles: [trouble.name] });
});
