import { expect, test } from 'vitest';
import { BASE_URL, startServer } from './support/server.ts';

test('an unknown id is 404 not_found, and the hint names the nearest ids', async () => {
  const server = await startServer();
  const answer = await server.ask('/api/v1/actuators/acme-a10?x=1');
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.text).toBe(
    JSON.stringify({
      type: `${BASE_URL}/docs/api#error-not-found`,
      title: 'Not found',
      status: 404,
      detail: 'None of the actuators has the id `acme-a10`.',
      code: 'not_found',
      hint: 'The nearest ids are acme-a10-t, acme-a1; GET /api/v1/actuators?q=… searches them all.',
      instance: '/api/v1/actuators/acme-a10',
      docs: `${BASE_URL}/docs/api#errors`,
    }),
  );
});

test('an unknown id that is near to none has the hint of its kind', async () => {
  const server = await startServer();
  const answer = await server.ask('/api/v1/robots/zzzzzzzz');
  expect(JSON.parse(answer.text)).toMatchObject({
    code: 'not_found',
    hint: 'Search for it with the `q` parameter of the list.',
  });
});

test.each([
  ['/api/', 'Ask for /api;'],
  ['/api/v1/brands/', 'Ask for /api/v1/brands;'],
  ['/api//v1/brands', 'Ask for /api/v1/brands;'],
  ['//api/v1/brands', 'Ask for /api/v1/brands;'],
  ['/api/v1/brand', 'The nearest path is /api/v1/brands;'],
  ['/api/v1/actuators/acme-a1/joints', 'GET /api lists every endpoint.'],
  ['/api/index.html', 'GET /api lists every endpoint.'],
  ['/api/../docs/api', 'GET /api lists every endpoint.'],
  ['/mcp/', 'Ask for /mcp;'],
])('%s is 404 unknown_endpoint as JSON, with the hint "%s"', async (path, hint) => {
  const server = await startServer();
  const answer = await server.ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'api-version': 'v1',
    'access-control-allow-origin': '*',
  });
  const problem: unknown = JSON.parse(answer.text);
  expect(problem).toMatchObject({ code: 'unknown_endpoint', instance: path });
  expect(problem).toHaveProperty('hint', expect.stringContaining(hint));
});

test.each(['/api/v1/actuators/acme%2Da1', '/api/v1/%61ctuators/acme-a1', '/%61pi/v1/actuators/acme-%61%31'])(
  '%s is the record, for unreserved characters mean themselves',
  async (path) => {
    const server = await startServer();
    const [plain, encoded] = [await server.ask('/api/v1/actuators/acme-a1'), await server.ask(path)];
    expect(encoded).toMatchObject({ status: 200, text: plain.text });
  },
);

test.each(['Acme-A1', 'acme-a1.json', 'm%C3%B3dulo', 'acme_a1', '%20'])(
  'one segment below a collection is an id, whatever its characters: %s is not found',
  async (id) => {
    const server = await startServer();
    const answer = await server.ask(`/api/v1/actuators/${id}`);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 404, code: 'not_found' });
  },
);

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
  expect({ status, location: headers.location }).toEqual({ status: 301, location: '/actuators/acme-a1?point=40,115' });
  expect((await server.ask('/actuators/acme-a9')).status).toBe(410);
});

test.each(['//evil.test/', '//evil.test', '/llms.txt/', '/docs/API/', '/docs', '/page.html', '/*'])(
  '%s is the page that says so, with 404, and never a redirect',
  async (path) => {
    const server = await startServer();
    const answer = await server.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('<h1>No such page</h1>');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('location');
  },
);

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
])('the health document says that the service is %s, with %i, and why', async (status, code, issue) => {
  const server = await startServer({ healthIssues: () => [issue] });
  const answer = await server.ask('/healthz');
  expect(answer.status).toBe(code);
  expect(JSON.parse(answer.text)).toEqual({ status, actuators: 2, robots: 1, troubles: [issue.name] });
});
