import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { buildOpenApi } from '../../src/api/openapi/build-openapi.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { memoize } from '../../src/catalog/lib/memoize.ts';
import { closed } from './closed.ts';
import { dereferenced } from './dereferenced.ts';
import { anyObject } from './read.ts';
import { realService } from './real-service.ts';
import { SPARSE_JSON_SCHEMAS } from './sparse-schemas.ts';

const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
});

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  required: z.boolean().default(false),
  description: z.string(),
  schema,
  example: z.unknown().optional(),
});

const reference = z.strictObject({ $ref: z.string() });

const content = z.strictObject({
  schema: reference,
  examples: z.record(z.string(), z.strictObject({ summary: z.string(), value: z.unknown() })).optional(),
});

const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(parameter),
  requestBody: z.looseObject({ required: z.boolean(), content: z.record(z.string(), content) }).optional(),
  responses: z.record(
    z.string(),
    z.strictObject({
      description: z.string(),
      headers: z.record(z.string(), z.strictObject({ $ref: z.string() })),
      content: z.record(z.string(), content).optional(),
    }),
  ),
});

const openApi = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.looseObject({ url: z.string() })),
  security: z.array(anyObject),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.strictObject({
    schemas: z.record(z.string(), anyObject),
    headers: z.record(z.string(), anyObject),
    parameters: z.record(z.string(), anyObject),
    responses: z.record(z.string(), anyObject),
    examples: z.record(z.string(), anyObject),
  }),
});

/** The OpenAPI document of the real catalog, as a client reads it. */
export const openApiText = JSON.stringify(buildOpenApi(realService, OPERATIONS));

/** The same, parsed and with shared parts inlined. */
export const openApiDocument = openApi.parse(dereferenced(JSON.parse(openApiText)));

/** Every operation of the document, with path and method. */
export const describedOperations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, description]) => ({ path, method, ...description })),
);

// Strict: unknown keywords of JSON Schema throw, except our `x-unit`.
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  keywords: ['x-unit', 'components'],
});
addFormats(ajv);
ajv.addSchema({
  $id: 'openapi',
  components: { schemas: closed({ ...SPARSE_JSON_SCHEMAS, ...openApiDocument.components.schemas }) },
});

/** The validator for a schema of the document; `reference` is `#/components/schemas/<name>`. */
export function schemaCheck(reference: string): ValidateFunction {
  const check = ajv.getSchema(`openapi${reference}`);
  if (check === undefined) throw new Error(`The document has no schema ${reference}.`);
  return check;
}

/** The reference to a schema by name. */
export const referenceTo = (name: string): string => `#/components/schemas/${name}`;

/** The differences of a value from its schema; none if it fits. */
export function mismatches(reference: string, value: unknown): unknown[] {
  const check = schemaCheck(reference);
  return check(value) ? [] : (check.errors ?? []);
}

/** The validator for a single schema, such as a parameter's; equal schemas share one. */
export const checkOf = (loneSchema: object): ValidateFunction => checkOfText(JSON.stringify(loneSchema));

const checkOfText = memoize((text) => ajv.compile(anyObject.parse(JSON.parse(text))));
