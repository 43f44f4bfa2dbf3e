import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { PROBLEMS } from '../../../src/api/problems.ts';
import { describedOperations, openApiDocument, openApiText } from '../../support/openapi.ts';
import { BASE_URL } from '../../support/small-catalog.ts';
import { textWith } from '../../support/text-with.ts';

const SENTENCE = /^[A-Z`].+\.$/s;

describe('the OpenAPI document', () => {
  test('is of version 3.1 and describes version 1.0.0 of the API at its base address', () => {
    expect(openApiDocument).toMatchObject({
      openapi: '3.1.1',
      info: {
        title: 'Robot Actuator Catalog API',
        version: '1.0.0',
        summary: 'Robot actuators with sourced figures.',
      },
      servers: [{ url: BASE_URL }],
      externalDocs: { url: 'https://catalog.example/docs/api' },
    });
    expect(openApiDocument.info).toMatchObject({
      contact: { name: 'Robot Actuator Catalog API', url: 'https://catalog.example/docs/api' },
      license: { name: 'Catalog: CC BY 4.0', identifier: 'CC-BY-4.0' },
    });
  });

  test('declares no security requirement', () => {
    expect(openApiDocument.security).toEqual([]);
    expect(openApiText).not.toContain('securitySchemes');
  });

  // The aim is 300 kB; the margin keeps one more field from breaking this test.
  test('is under 340 kB, because operations share their schemas', () => {
    const bytes = Buffer.byteLength(openApiText);
    console.log(`OpenAPI: ${(bytes / 1000).toFixed(1)} kB (aim 300, at most 340)`);
    expect(bytes).toBeLessThan(340_000);
    const paths = openApiText.slice(0, openApiText.indexOf('"components"'));
    expect(['"in":', '"value":', '"problem+json"'].filter((part) => paths.includes(part))).toEqual([]);
  });

  test('bounds no integer by the largest safe number', () => {
    expect(openApiText).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });

  test('has each operation under one of its tags, and uses every tag', () => {
    const tags = openApiDocument.tags.map(({ name }) => name);
    expect(tags).toEqual(['Discovery', 'Actuators', 'Robots', 'Taxonomies', 'Catalog']);
    expect(new Set(describedOperations.flatMap((operation) => operation.tags))).toEqual(new Set(tags));
    expect(openApiDocument.tags.filter(({ description }) => !SENTENCE.test(description))).toEqual([]);
  });
});

describe.each(describedOperations)('$operationId', (described) => {
  const operation = OPERATIONS.find(({ id }) => id === described.operationId);

  test('has the sentences of the table', () => {
    expect(described).toMatchObject({ summary: operation?.summary, description: operation?.description });
  });

  test('is not deprecated', () => {
    expect(described).not.toHaveProperty('deprecated');
  });

  test('answers 200 with the schema of the table', () => {
    const content = described.responses['200']?.content ?? {};
    const texts = Object.values(operation?.formats ?? {}).map((type) => type.replace(/;.*/, ''));
    const types = operation?.mostBytes === undefined ? ['application/json', ...texts] : texts;
    expect(Object.keys(content)).toEqual([...new Set(types)]);
    const json = content[types[0] ?? ''];
    expect(json?.schema).toEqual({ $ref: `#/components/schemas/${operation?.schema}` });
  });

  test('answers 304 without a body exactly when it is a GET', () => {
    const notModified = described.responses['304'];
    expect(notModified !== undefined).toBe(described.method === 'get');
    expect(notModified?.content).toBeUndefined();
  });

  test('answers each problem of the table under its status as problem JSON', () => {
    const errors = Object.entries(described.responses).filter(([status]) => Number(status) >= 400);
    const statuses = new Set(operation?.problems.map((code) => String(PROBLEMS[code].status)));
    expect(new Set(errors.map(([status]) => status))).toEqual(statuses);
    for (const [, { content }] of errors) {
      expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
      expect(content?.['application/problem+json']?.schema.$ref).toBe('#/components/schemas/Problem');
    }
  });

  test('describes each status', () => {
    expect(
      Object.values(described.responses).filter(({ description }) => !/\w.+\.$/.test(description)),
    ).toEqual([]);
  });

  test('refers only to headers that the document describes', () => {
    const referred = Object.values(described.responses).flatMap(({ headers }) =>
      Object.entries(headers).map(([name, { $ref }]) => [name, $ref]),
    );
    for (const [name, reference] of referred) {
      expect(reference).toBe(`#/components/headers/${name}`);
      expect(Object.keys(openApiDocument.components.headers)).toContain(name);
    }
  });
});

describe('the headers', () => {
  const COMMON = ['API-Version', 'Catalog-Version', 'Cache-Control', 'RateLimit'];
  const OF_LIMIT = ['RateLimit-Policy', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
  const headersOf = (operationId: string, status: number): string[] => {
    const operation = describedOperations.find((described) => described.operationId === operationId);
    return Object.keys(operation?.responses[String(status)]?.headers ?? {});
  };

  test.each([
    ['list_actuators', 200, ['ETag', 'Link', 'Query-Corrected', 'Query-Hints']],
    ['list_robots', 200, ['ETag', 'Link', 'Query-Corrected', 'Query-Hints']],
    ['summarize_actuators', 200, ['ETag', 'Query-Corrected', 'Query-Hints']],
    ['get_api_index', 200, ['ETag', 'Link']],
    ['get_actuator', 200, ['ETag']],
    ['compare_actuators', 200, ['ETag', 'Query-Corrected']],
    ['list_changes', 200, ['ETag', 'Link']],
    ['get_actuator', 304, ['ETag']],
    ['get_actuator', 301, ['Location']],
    ['get_actuator', 404, []],
    ['get_actuator', 405, ['Allow']],
    ['get_actuator', 429, [...OF_LIMIT, 'Retry-After']],
    ['compare_actuators_batch', 415, ['Accept-Post', 'Accept-Encoding']],
  ])('of %s at %d are those of every answer and %j', (operationId, status, own) => {
    expect(headersOf(operationId, status)).toEqual([...COMMON, ...own]);
  });

  test('have none that no operation sends', () => {
    expect(Object.keys(openApiDocument.components.headers)).toEqual([
      'API-Version',
      'Catalog-Version',
      'ETag',
      'Cache-Control',
      'Link',
      'Query-Corrected',
      'Query-Hints',
      'Content-Disposition',
      'Location',
      'RateLimit',
      ...OF_LIMIT,
      'Retry-After',
      'Allow',
      'Accept-Post',
      'Accept-Encoding',
    ]);
  });

  test.each(Object.entries(openApiDocument.components.headers))(
    '%s has a sentence, a type and an example',
    (_name, header) => {
      expect(header.description).toMatch(SENTENCE);
      expect(header.schema).toMatchObject({ type: textWith(/^(string|integer)$/) });
      expect(header).toHaveProperty('example');
    },
  );
});
