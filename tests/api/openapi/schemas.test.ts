import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { datasetOf } from '../../../src/api/answers/dataset.ts';
import { SCHEMAS } from '../../../src/api/schemas.ts';
import { mismatches, openApiDocument } from '../../support/openapi.ts';
import { PROBLEM_ROWS } from '../../support/problem-spec.ts';
import { realService } from '../../support/real-service.ts';
import {
  ACTUATOR_FIELDS,
  JOINT_FIELDS,
  MOTOR_FIELDS,
  NEVER_NULL_OF_ACTUATOR,
  NEVER_NULL_OF_ROBOT,
  ROBOT_FIELDS,
  ROBOT_REF_FIELDS,
} from '../../support/spec.ts';

const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.looseObject({})).optional(),
  description: z.string().optional(),
  'x-unit': z.string().optional(),
});
const objectSchema = node.extend({
  properties: z.record(z.string(), node),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
});

const schemaNamed = (name: string) => objectSchema.parse(openApiDocument.components.schemas[name]);
const allowsNull = ({ type, anyOf = [] }: z.infer<typeof node>): boolean =>
  [type].flat().includes('null') || anyOf.some((option) => option.type === 'null');

/** Every object schema inside a schema, with its path. */
function objectsIn(place: string, value: unknown): { place: string; additionalProperties?: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => objectsIn(`${place}/${key}`, part));
  return 'properties' in value ? [{ place, ...objectSchema.parse(value) }, ...inner] : inner;
}

/** The schemas of bodies, without those of parameter values. */
const bodySchemas = Object.entries(openApiDocument.components.schemas).filter(
  ([name]) => !name.endsWith('Value'),
);

const {
  OpenApiDocument: _loose,
  CompareRequest,
  MatchRequest,
  ...answers
} = openApiDocument.components.schemas;

describe('the schemas', () => {
  test('are the rows of the table', () => {
    expect(bodySchemas.map(([name]) => name).toSorted()).toEqual(Object.keys(SCHEMAS).toSorted());
  });

  test.each(objectsIn('', answers))('$place allows further members', ({ additionalProperties }) => {
    expect(additionalProperties).not.toBe(false);
  });

  test.each(objectsIn('', { CompareRequest, MatchRequest }))(
    'a request allows no unknown members',
    (schema) => {
      expect(schema.additionalProperties).toBe(false);
    },
  );

  test('allow further members of the OpenAPI document itself', () => {
    const fits = { openapi: '3.1.1', info: { x: 1 }, paths: { '/': {} }, tags: [] };
    expect(mismatches('#/components/schemas/OpenApiDocument', fits)).toEqual([]);
    expect(mismatches('#/components/schemas/OpenApiDocument', { openapi: '3.1.1' })).not.toEqual([]);
  });

  test.each(bodySchemas)('%s has a description', (_name, schema) => {
    expect(schema.description).toMatch(/^[A-Z].+\.$/);
  });

  test('have no `$id`', () => {
    const keys = new Set(
      Object.values(openApiDocument.components.schemas).flatMap((schema) => Object.keys(schema)),
    );
    expect(['$schema', '$id', 'id'].filter((key) => keys.has(key))).toEqual([]);
  });

  test.each([
    ['Actuator', ACTUATOR_FIELDS],
    ['ActuatorDetail', [...ACTUATOR_FIELDS, 'robots_using']],
    ['RobotRef', ROBOT_REF_FIELDS],
    ['Robot', ROBOT_FIELDS],
    ['RobotDetail', [...ROBOT_FIELDS, 'joints']],
    ['Joint', JOINT_FIELDS],
    ['Motor', MOTOR_FIELDS],
    ['Category', ['slug', 'label', 'description', 'actuator_count']],
    ['Brand', ['name', 'actuator_count']],
    ['UseCase', ['name', 'actuator_count']],
    ['Pagination', ['next_cursor', 'has_more', 'total']],
    ['ActuatorList', ['data', 'pagination']],
    ['RobotList', ['data', 'pagination']],
    ['CategoryList', ['data']],
    ['BrandList', ['data']],
    ['UseCaseList', ['data']],
    ['Comparison', ['data', 'not_found']],
    ['CompareRequest', ['ids']],
    ['Claims', ['id', 'api_url', 'claims', 'derived', 'unsourced', 'sources']],
    [
      'Field',
      [
        'record',
        'field',
        'title',
        'meaning',
        'type',
        'unit',
        'symbol',
        'nullable',
        'better',
        'derived_from',
        'known',
        'of',
        'filters',
        'sorts',
        'conversions',
      ],
    ],
    ['Release', ['version', 'released', 'previous', 'actuators', 'robots']],
    ['Quality', ['records', 'figures', 'fields', 'brands', 'checks', 'findings', 'suspects']],
    ['ApiIndex', ['name', 'description', 'version', 'base_url', 'endpoints', 'links']],
  ])('%s has its fields in their order, all of them required', (name, fields) => {
    const { properties, required } = schemaNamed(name);
    expect(Object.keys(properties)).toEqual(fields);
    expect(required).toEqual(fields);
  });

  test.each([
    ['Actuator', NEVER_NULL_OF_ACTUATOR],
    ['Robot', NEVER_NULL_OF_ROBOT],
    ['Motor', ['id', 'name', 'brand']],
    ['Pagination', ['has_more', 'total']],
  ])('%s allows null in every field that can be unknown, and in no other', (name, never) => {
    const fields = Object.entries(schemaNamed(name).properties);
    expect(fields.filter(([, schema]) => !allowsNull(schema)).map(([field]) => field)).toEqual(never);
  });
});

describe('a field', () => {
  const fields = ['Actuator', 'Robot', 'Motor', 'Joint', 'Pagination', 'Category', 'Brand']
    .flatMap((name) =>
      Object.entries(schemaNamed(name).properties).map(([field, schema]) => ({ name, field, schema })),
    )
    .filter(({ schema }) => schema.$ref === undefined);

  test.each(fields)('$name.$field has a description', ({ schema }) => {
    expect(schema.description).toMatch(/^[A-Z`].+\.$/);
  });

  test('that is a physical number has a unit', () => {
    const counts = ['dof', 'joint_count', 'count', 'total', 'actuator_count'];
    const numbers = fields.filter(
      ({ field, schema: { type, anyOf = [] } }) =>
        !counts.includes(field) &&
        [type, ...anyOf.map((option) => option.type)]
          .flat()
          .some((one) => one === 'number' || one === 'integer'),
    );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ schema }) => !schema['x-unit']).map(({ field }) => field)).toEqual([]);
  });

  test('of a plain type that may be null has a list of types', () => {
    const { properties } = schemaNamed('Actuator');
    expect(properties.weight_g).toMatchObject({ type: ['number', 'null'], minimum: 0, 'x-unit': 'g' });
    expect(properties.weight_g).not.toHaveProperty('anyOf');
    expect(properties.availability?.enum).toEqual(['in_production', 'discontinued', 'eol', 'unknown', null]);
  });

  test('with a set of values may also be null', () => {
    expect(mismatches('#/components/schemas/Dataset', datasetOf(realService))).toEqual([]);
  });

  test('of a number, a text or null lists all three', () => {
    const types = schemaNamed('Actuator').properties.voltage_v?.anyOf?.map((option) => option.type);
    expect(types?.flat()).toEqual(['number', 'string', 'null']);
  });
});

test('the order of matches explains the likelihood', () => {
  const { order } = schemaNamed('MatchList').properties;
  expect(order?.description).toMatch(/The likelihood of .* is the share/);
});

test('a joint of a match may omit its count', () => {
  const body = { joints: [{ name: 'Wrist', min_peak_torque_nm: 2 }] };
  expect(mismatches('#/components/schemas/MatchRequest', body)).toEqual([]);
});

describe('the schema of problems', () => {
  test('has its members in their order', () => {
    const { properties, required } = schemaNamed('Problem');
    const members = ['type', 'title', 'status', 'detail', 'code', 'hint', 'instance', 'docs'];
    expect(Object.keys(properties)).toEqual([...members, 'errors', 'violated-policies', 'request_id']);
    expect(required).toEqual(members);
  });

  test('has every code', () => {
    expect(schemaNamed('Problem').properties.code?.enum).toEqual(PROBLEM_ROWS.map(([code]) => code));
  });

  test('has errors with their members in order', () => {
    const { properties, required } = schemaNamed('FieldError');
    expect(Object.keys(properties)).toEqual(['field', 'in', 'detail', 'pointer']);
    expect(required).toEqual(['field', 'in', 'detail']);
    expect(properties.in?.enum).toEqual(['query', 'body']);
  });
});
