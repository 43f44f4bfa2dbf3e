import { CATALOG_LICENCE } from '../../catalog/files/yaml-schemas.ts';
import { CACHE_SECONDS, duration, RATE_LIMIT } from '../../limits.ts';
import { ABOUT } from '../documents/discovery.ts';
import { API_PATHS } from '../http/links.ts';
import type { OperationRow } from '../operation-row.ts';
import type { Service } from '../service.ts';
import { openComponents, type Components } from './components.ts';
import { namedSchemas, schemaReference } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { componentHeaders, problemExamples, responsesOf } from './responses.ts';

const TAGS = [
  { name: 'Discovery', description: 'The index and the description of the API.' },
  { name: 'Actuators', description: 'Motors and joint modules with their published figures.' },
  { name: 'Robots', description: 'Robots and the actuators in their joints.' },
  { name: 'Taxonomies', description: 'The values of the filters.' },
  {
    name: 'Catalog',
    description: 'The catalog as a whole: its fields, its quality, its changes, its files.',
  },
] as const satisfies readonly { name: OperationRow['tag']; description: string }[];

/**
 * The OpenAPI 3.1 description of the API, read off the tables; its examples are real answers of the service.
 */
export function buildOpenApi(service: Service, operations: readonly OperationRow[]) {
  const { baseUrl } = service;
  const components = openComponents();
  // The operations come first: describing them fills the components.
  const paths = pathsOf(service, operations, components);
  const schemas = namedSchemas(new Set(operations.flatMap(({ body }) => body ?? [])));
  return {
    openapi: '3.1.1',
    info: info(service),
    servers: [{ url: baseUrl, description: 'The live service; there is no test server.' }],
    security: [],
    tags: TAGS,
    externalDocs: { description: 'Guide', url: `${baseUrl}${API_PATHS.guide}` },
    paths,
    components: {
      schemas: { ...schemas, ...components.schemas.all() },
      headers: componentHeaders(operations),
      parameters: components.parameters.all(),
      responses: components.responses.all(),
      examples: { ...components.examples.all(), ...problemExamples(service, operations) },
    },
  };
}

const info = ({ baseUrl }: Service) => ({
  title: ABOUT.name,
  version: ABOUT.version,
  summary: 'Robot actuators with sourced figures.',
  description: `${ABOUT.description}\n\nNull always means unknown: no source of the catalog states the figure, or it is rejected (\`disputed\` in claims). Every answer may be cached for ${duration(CACHE_SECONDS)}; ${REQUESTS} Clients must ignore unknown fields: additive changes may appear at any time. The licence covers our own wording and arrangement; \`/api/v1/dataset\` states the rights to each part and how to cite the catalog.`,
  contact: { name: ABOUT.name, url: `${baseUrl}${API_PATHS.guide}` },
  license: { name: 'Catalog: CC BY 4.0', identifier: CATALOG_LICENCE.name },
});

const REQUESTS =
  `each client may make ${RATE_LIMIT.requests} requests in ${duration(RATE_LIMIT.seconds)} unless the operator has set another limit; ` +
  'every answer, not only a 429, has `RateLimit-Policy` and the three `X-RateLimit-*` headers.';

function pathsOf(
  service: Service,
  table: readonly OperationRow[],
  components: Components,
): Record<string, unknown> {
  const byPath = Map.groupBy(table, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, operations]) => [
      path,
      Object.fromEntries(
        operations.map((operation) => [
          operation.method.toLowerCase(),
          describe(service, operation, components),
        ]),
      ),
    ]),
  );
}

const describe = (service: Service, operation: OperationRow, components: Components) => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary,
  description: operation.description,
  ...(operation.deprecated && { deprecated: true }),
  parameters: parametersOf(operation, components),
  ...(operation.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: schemaReference(operation.body) } } },
    },
  }),
  responses: responsesOf(service, operation, components),
});
