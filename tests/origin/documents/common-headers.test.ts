import { expect, test } from 'vitest';
import { jsonDocument } from '../../../src/api/document.ts';
import { problem } from '../../../src/api/problem.ts';
import { findRoute, type Route } from '../../../src/api/routes.ts';
import { operationHeaders } from '../../../src/origin/documents/common-headers.ts';
import { BASE_URL, startOrigin } from '../support/origin.ts';

const deprecated = { since: '2030-01-01T00:00:00Z', sunset: '2030-08-01T12:00:00Z' };

/** The routes of the API as if every operation were deprecated. */
function findDeprecated(path: string): Route | null {
  const route = findRoute(path);
  return route && { ...route, operations: route.operations.map((operation) => ({ ...operation, deprecated })) };
}

const FIELDS = {
  deprecation: '@1893456000',
  sunset: 'Thu, 01 Aug 2030 12:00:00 GMT',
  link: '</docs/changelog>; rel="deprecation"; type="text/html"',
};

test('an operation in force says nothing of an end', () => {
  expect(Object.keys(operationHeaders({}))).not.toContain('Sunset');
});

test('a deprecated operation says since when and until when, in the forms of their RFCs', () => {
  expect(operationHeaders({ deprecated })).toMatchObject({
    Deprecation: FIELDS.deprecation,
    Sunset: FIELDS.sunset,
    Link: FIELDS.link,
  });
});

test.each(['/api/v1/robots', '/api/v1/actuators/none-such'])(
  '%s of a deprecated operation carries it, success or error',
  async (path) => {
    const origin = await startOrigin({ findRoute: findDeprecated });
    expect((await origin.ask(path)).headers).toMatchObject(FIELDS);
  },
);

test('an answer to POST of a deprecated operation carries it', async () => {
  const refusal = problem('invalid_json', { baseUrl: BASE_URL, path: '/' });
  const origin = await startOrigin({ findRoute: findDeprecated, answer: () => Promise.resolve(refusal) });
  expect((await origin.ask('/api/v1/actuators/compare', { method: 'POST' })).headers).toMatchObject(FIELDS);
});

test('the links of a document and of its deprecation stand side by side', async () => {
  const answer = () => Promise.resolve(jsonDocument('{}', { Link: '</next>; rel="next"' }));
  const origin = await startOrigin({ findRoute: findDeprecated, answer });
  expect((await origin.ask('/api/v1/robots')).headers.link).toBe(`</next>; rel="next", ${FIELDS.link}`);
});
