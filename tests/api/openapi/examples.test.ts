import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/api/operations.ts';
import { PROBLEMS } from '../../../src/api/problems.ts';
import { describedOperations, mismatches } from '../../support/openapi.ts';
import { anyObject } from '../../support/read.ts';

const examples = describedOperations.flatMap(({ operationId, path, responses }) =>
  Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ schema, examples: named = {} }) =>
      Object.entries(named).map(([name, { summary, value }]) => ({
        operationId,
        path,
        status: Number(status),
        reference: schema.$ref,
        name,
        summary,
        value: anyObject.parse(value),
      })),
    ),
  ),
);
const answers = examples.filter(({ status }) => status === 200);
const examplesOfProblems = examples.filter(({ status }) => status >= 400);

describe('the example of', () => {
  test.each(examples)('$operationId, $name ($status) fits its schema', ({ reference, value }) => {
    expect(mismatches(reference, value)).toEqual([]);
  });

  test.each(examplesOfProblems)(
    '$operationId, $name ($status) has its code, status and title',
    ({ name, status, value, summary }) => {
      expect(value).toMatchObject({ code: name, status, title: summary });
      expect(Object.entries(PROBLEMS).find(([code]) => code === name)?.[1].title).toBe(summary);
    },
  );

  test.each(examplesOfProblems)(
    '$operationId, $name ($status) happened at a path of the API',
    ({ value }) => {
      expect(value.instance).toMatch(/^\/api/);
    },
  );

  test.each(answers)('the list of $operationId shows one object', ({ value }) => {
    expect(JSON.stringify(value).length).toBeLessThan(4000);
  });
});

test('every operation shows an example answer, except the OpenAPI document and the exports', () => {
  expect(answers.map(({ operationId, name, summary }) => [operationId, name, summary])).toEqual(
    describedOperations
      .filter(({ operationId }) => !/^get_openapi_spec$|^export_/.test(operationId))
      .map(({ operationId }) => [operationId, 'answer', 'A real answer.']),
  );
});

test('every operation shows a problem of each of its codes', () => {
  const shown = describedOperations.map(({ operationId, responses }) => [
    operationId,
    Object.entries(responses)
      .flatMap(([status, { content }]) =>
        Number(status) >= 400 ? Object.keys(content?.['application/problem+json']?.examples ?? {}) : [],
      )
      .toSorted(),
  ]);
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(OPERATIONS.map(({ id, problems }) => [id, problems.toSorted()])),
  );
});
