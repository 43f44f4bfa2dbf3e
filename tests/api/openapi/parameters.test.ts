import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MORE_SORT_FIGURES, promisedAmong, SORT_FIGURES } from '../../support/list-spec.ts';
import { checkOf, describedOperations } from '../../support/openapi.ts';
import { CATEGORY_SLUGS } from '../../support/spec.ts';
import { textWith } from '../../support/text-with.ts';

const parametersOf = (operationId: string) =>
  describedOperations.find((operation) => operation.operationId === operationId)?.parameters ?? [];
const schemaOf = (operationId: string, parameter: string): unknown =>
  parametersOf(operationId).find(({ name }) => name === parameter)?.schema;

const sortSchema = z.object({ type: z.string(), enum: z.array(z.string()) });

/** Texts without a comma: any number of them, or a list of a few. */
const NAMES = { type: 'string', maxLength: 200, pattern: textWith('^[^,') };
const SOME_WORDS = { minItems: 1, uniqueItems: true };

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

describe('the parameters', () => {
  test.each<[string, unknown]>([
    ['q', { type: 'string', maxLength: 200, pattern: textWith('^[^') }],
    [
      'category',
      { type: 'array', items: { type: 'string', enum: CATEGORY_SLUGS }, ...SOME_WORDS, maxItems: 6 },
    ],
    ['brand', { type: 'array', items: NAMES, minItems: 1, maxItems: 20 }],
    ['use_case', { type: 'array', items: NAMES, minItems: 1, maxItems: 20 }],
    ['min_peak_torque_nm', { type: 'number', minimum: 0 }],
    ['max_weight_g', { type: 'number', minimum: 0 }],
    ['max_price_usd', { type: 'number', minimum: 0 }],
    ['backdrivable', { type: 'string', enum: ['true', 'false'] }],
    ['integrated_driver', { type: 'string', enum: ['true', 'false'] }],
    ['order', { type: 'string', enum: ['asc', 'desc'] }],
    ['limit', { type: 'integer', minimum: 1, maximum: 100, default: 25 }],
    ['cursor', { type: 'string', minLength: 1, maxLength: 1024 }],
  ])('%s of the list of actuators has its type and bounds', (name, schema) => {
    expect(schemaOf('list_actuators', name)).toEqual(schema);
  });

  test('sort of the list of actuators names the promised fields in their order', () => {
    const promised = [...SORT_FIGURES, 'name', ...MORE_SORT_FIGURES];
    const { type, enum: fields } = sortSchema.parse(schemaOf('list_actuators', 'sort'));
    expect(type).toBe('string');
    expect(promisedAmong(fields, promised)).toEqual(promised);
  });

  test('the ids of the comparison are a list that is not empty', () => {
    expect(schemaOf('compare_actuators', 'ids')).toEqual({
      type: 'array',
      items: NAMES,
      minItems: 1,
      maxItems: 20,
    });
  });

  test.each(['get_actuator', 'get_robot'])('the id of %s is a slug', (operationId) => {
    expect(schemaOf(operationId, 'id')).toEqual({
      type: 'string',
      pattern: '^[a-z0-9-]+$',
      minLength: 1,
      maxLength: 200,
    });
  });

  test('an example of a number is a number', () => {
    const limit = parametersOf('list_actuators').find(({ name }) => name === 'limit');
    expect(limit?.example).toBe(10);
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
