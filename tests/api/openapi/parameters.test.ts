import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkOf, describedOperations } from '../../support/openapi.ts';

const rows = describedOperations.flatMap(({ operationId, parameters }) =>
  parameters.map((parameter) => ({ operationId, ...parameter })),
);

/** True for the id of a record in a path; the ids of changes are an ordinary filter. */
const isOfPath = (operation: string, name: string): boolean => name === 'id' && operation !== 'list_changes';

/** The parameters that break a rule, by operation. */
const breaking = (holds: (row: (typeof rows)[number]) => boolean): string[] =>
  rows.filter((row) => !holds(row)).map(({ operationId, name }) => `${operationId} ${name}`);

describe('every parameter of every operation', () => {
  test('has a description of one or more sentences', () => {
    expect(breaking(({ description }) => /^[A-Z`].+\.$/.test(description))).toEqual([]);
  });

  test('is bounded: a list of words, a range, or a greatest length', () => {
    const isBounded = ({ schema }: (typeof rows)[number]): boolean => {
      const [first = schema] = [schema.anyOf ?? []].flat();
      const single = z.looseObject({}).parse(schema.type === 'array' ? schema.items : first);
      return (
        ['enum', 'minimum', 'exclusiveMinimum', 'maxLength'].filter((bound) => bound in single).length === 1
      );
    };
    expect(breaking(isBounded)).toEqual([]);
  });

  test('is required exactly when the operation cannot answer without it', () => {
    const isNeeded = (operation: string, name: string): boolean =>
      isOfPath(operation, name) ||
      (name === 'ids' && operation !== 'match_actuators') ||
      (operation === 'search' && name === 'q');
    expect(breaking(({ operationId, name, required }) => required === isNeeded(operationId, name))).toEqual(
      [],
    );
  });

  test('has an example that its schema allows, unless its values come from an answer', () => {
    const hasNone = ['cursor', 'Idempotency-Key'];
    expect(
      breaking(({ name, schema, example }) =>
        hasNone.includes(name) ? example === undefined : example !== undefined && checkOf(schema)(example),
      ),
    ).toEqual([]);
  });

  test('is in the path or the query as it should be', () => {
    const placeOf = (operation: string, name: string): string => {
      if (isOfPath(operation, name)) return 'path';
      return name === 'Idempotency-Key' ? 'header' : 'query';
    };
    expect(breaking(({ operationId, name, in: place }) => place === placeOf(operationId, name))).toEqual([]);
  });
});

test('only the POST forms of comparison and match take a body, which they require', () => {
  const withBody = describedOperations.filter(({ requestBody }) => requestBody !== undefined);
  const requiring = (schema: string) => ({
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  });
  expect(withBody.map(({ operationId, requestBody }) => [operationId, requestBody])).toEqual([
    ['compare_actuators_batch', requiring('CompareRequest')],
    ['match_actuators_batch', requiring('MatchRequest')],
  ]);
});
