import { expect, test } from 'vitest';
import { buildDocuments } from '../../src/api/build-documents.ts';
import { findRoute } from '../../src/api/routes.ts';
import { mismatches } from '../support/openapi.ts';
import { realService } from '../support/real-catalog.ts';

const documents = buildDocuments(realService);

test('every document made at build time but the API catalog has a route of the API', () => {
  const homeless = documents.filter(({ path }) => findRoute(path)?.operations[0]?.made !== 'at build');
  expect(homeless.map(({ path }) => path)).toEqual(['/.well-known/api-catalog']);
});

test('every document made at build time fits the schema of its operation', () => {
  const misfits = documents.flatMap(({ path, body }) => {
    const answer = findRoute(path)?.operations[0]?.answer;
    return answer === undefined ? [] : mismatches(`#/components/schemas/${answer}`, JSON.parse(body));
  });
  expect(misfits).toEqual([]);
});

test('no two documents have one path', () => {
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});
