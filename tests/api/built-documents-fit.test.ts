import { expect, test } from 'vitest';
import { buildDocuments } from '../../src/api/documents/build-documents.ts';
import { findRoute } from '../../src/api/http/routes.ts';
import { mismatches } from '../support/openapi.ts';
import { partOfCatalog } from '../support/part-of-catalog.ts';

const documents = buildDocuments(partOfCatalog);

test('every document made at build time but the API catalog has a route of the API', () => {
  const homeless = documents.filter(({ path }) => findRoute(path)?.operations[0]?.document === undefined);
  expect(homeless.map(({ path }) => path)).toEqual(['/.well-known/api-catalog']);
});

test('every document made at build time fits the schema of its operation', () => {
  const misfits = documents.flatMap(({ path, body }) => {
    const schema = findRoute(path)?.operations[0]?.schema;
    return schema === undefined ? [] : mismatches(`#/components/schemas/${schema}`, JSON.parse(body));
  });
  expect(misfits).toEqual([]);
});

test('no two documents share a path', () => {
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});
