import { CATALOG_LICENCE } from '../../catalog/catalog.ts';
import { SLUG_PATTERN } from '../../catalog/fields/values.ts';
import { CACHE_SECONDS, duration, TEXT_LENGTH, type RateLimit } from '../../limits.ts';
import { separated } from '../../query/kinds.ts';
import { isList, schemaOf, type Parameter } from '../../query/parameter.ts';
import { ABOUT } from '../discovery.ts';
import { PLACES } from '../links.ts';
import type { OperationRow } from '../operation.ts';
import type { Service } from '../service.ts';
import { componentSchemas, schemaReference } from './json-schema.ts';
import { componentHeaders, responsesOf } from './responses.ts';

const TAGS = [
  { name: 'Discovery', description: 'What the API offers.' },
  { name: 'Actuators', description: 'Motors and joint modules with their published figures.' },
  { name: 'Robots', description: 'Robots and the actuators in their joints.' },
  { name: 'Taxonomies', description: 'The values of the filters.' },
  { name: 'Catalog', description: 'The catalog as a whole: its fields, its quality, its changes, its files.' },
] as const satisfies readonly { name: OperationRow['tag']; description: string }[];

/** The OpenAPI 3.1 description of the API, read off the tables; its examples are the service's own answers. */
export function buildOpenApi(service: Service, operations: readonly OperationRow[]) {
  const { baseUrl } = service;
  return {
    openapi: '3.1.1',
    info: info(service),
    servers: [{ url: baseUrl, description: 'The service; production doubles as the sandbox.' }],
    security: [],
    tags: TAGS,
    externalDocs: { description: 'Guide', url: `${baseUrl}${PLACES.guide}` },
    paths: paths(service, operations),
    components: {
      schemas: componentSchemas(new Set(operations.flatMap(({ body }) => body ?? []))),
      headers: componentHeaders(operations),
    },
  };
}

const info = ({ baseUrl, rateLimit }: Service) => ({
  title: ABOUT.name,
  version: ABOUT.version,
  summary: 'Robot actuators with sourced figures.',
  description: `${ABOUT.description}\n\nNull always means that no source in the catalog states the figure. Every answer may be cached for ${duration(CACHE_SECONDS)}; ${requestsSentence(rateLimit)} Clients must ignore unknown fields: additive changes may appear at any time.`,
  contact: { name: ABOUT.name, url: `${baseUrl}${PLACES.guide}` },
  license: { name: 'Catalog: CC BY 4.0', identifier: CATALOG_LICENCE.name },
});

const requestsSentence = (rateLimit: RateLimit | null): string =>
  rateLimit === null
    ? 'requests are not limited.'
    : `each client may make ${rateLimit.requests} requests in ${duration(rateLimit.seconds)}.`;

function paths(service: Service, table: readonly OperationRow[]): Record<string, unknown> {
  const byPath = Map.groupBy(table, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, operations]) => [
      path,
      Object.fromEntries(operations.map((operation) => [operation.method.toLowerCase(), describe(service, operation)])),
    ]),
  );
}

const describe = (service: Service, operation: OperationRow) => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  description: operation.description,
  ...(operation.deprecated && { deprecated: true }),
  parameters: [...pathParameters(operation), ...queryParameters(operation), ...headerParameters(operation)],
  ...(operation.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: schemaReference(operation.body) } } },
    },
  }),
  responses: responsesOf(service, operation),
});

const pathParameters = ({ pathId, example }: OperationRow) =>
  pathId === undefined
    ? []
    : [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: pathId.says,
          schema: { type: 'string', pattern: SLUG_PATTERN.source, minLength: 1, maxLength: TEXT_LENGTH },
          example: example.id,
        },
      ];

const queryParameters = ({ parameters }: OperationRow) =>
  Object.entries(parameters).map(([name, parameter]) => queryParameter(name, parameter));

function queryParameter(name: string, parameter: Parameter) {
  const { says, example, required = false } = parameter;
  return {
    name,
    in: 'query',
    required,
    description: says,
    schema: schemaOf(parameter),
    ...(isList(parameter) && { style: 'form', explode: false }),
    ...(example !== '' && { example: exampleOf(parameter) }),
  };
}

/** An example as clients have the value: a number, a list, or a text. */
function exampleOf(parameter: Parameter): unknown {
  const { kind, example } = parameter;
  if (isList(parameter)) return separated(example);
  return kind.control === 'number' && kind.json.type !== 'string' ? Number(example) : example;
}

const headerParameters = ({ body }: OperationRow) =>
  body === undefined
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Accepted in any form, without effect: the operation changes nothing.',
          schema: { type: 'string', maxLength: 255 },
        },
      ];
