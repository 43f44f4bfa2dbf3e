import { expect, test } from 'vitest';
import { BASE_URL, startOrigin } from './support/origin.ts';

test('an unknown id is 404 not_found, and the hint names the nearest ids', async () => {
  const origin = await startOrigin();
  const answer = await origin.ask('/api/v1/actuators/acme-a10?x=1');
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
  const origin = await startOrigin();
  const answer = await origin.ask('/api/v1/robots/zzzzzzzz');
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
  const origin = await startOrigin();
  const answer = await origin.ask(path);
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

test('a query does not keep a document from being found', async () => {
  const origin = await startOrigin();
  expect((await origin.ask('/api/v1/brands?x=1')).status).toBe(200);
});

test('a target in absolute form is the same as its path', async () => {
  const origin = await startOrigin();
  const [plain, absolute] = [
    await origin.ask('/api/v1/brands'),
    await origin.ask('http://elsewhere.test/api/v1/brands?x'),
  ];
  expect(absolute.text).toBe(plain.text);
  await origin.ask('http://elsewhere.test/api/v1/robots?q=x');
  expect(origin.questions).toMatchObject([{ url: '/api/v1/robots?q=x' }]);
});

test.each([
  ['/docs/api/', '/docs/api'],
  ['//docs//api//?x=1', '/docs/api?x=1'],
  ['//', '/'],
])('the page %s is redirected to its canonical path %s', async (path, location) => {
  const origin = await startOrigin();
  const answer = await origin.ask(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each(['//evil.test/', '//evil.test', '/llms.txt/', '/docs/API/', '/docs', '/page.html', '/*'])(
  '%s is the page that says so, with 404, and never a redirect',
  async (path) => {
    const origin = await startOrigin();
    const answer = await origin.ask(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('<h1>No such page</h1>');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('location');
  },
);

test('the health document counts the records, is not limited and not logged', async () => {
  const origin = await startOrigin({ config: { rateLimit: { requests: 1, seconds: 60 } } });
  for (let count = 0; count < 3; count += 1) {
    const answer = await origin.ask('/healthz');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ status: 'ok', actuators: 2, robots: 1 });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers).not.toHaveProperty('ratelimit');
    expect(answer.headers).not.toHaveProperty('etag');
  }
  expect(origin.lines).toEqual([]);
});
