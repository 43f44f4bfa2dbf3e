import { indexDocument } from './documents/discovery.ts';
import { API_PATHS, discoveryLinks } from './http/links.ts';
import { buildOpenApi } from './openapi/build-openapi.ts';
import { STATIC, STATIC_OF_SPEC, type OperationRow } from './operation-row.ts';
import { ACTUATOR_OPERATIONS } from './operations/actuators.ts';
import { CATALOG_OPERATIONS } from './operations/catalog.ts';
import { CLAIM_OPERATIONS } from './operations/claims.ts';
import { EXPORT_OPERATIONS } from './operations/exports.ts';
import { MATCH_OPERATIONS } from './operations/match.ts';
import { RECORD_OPERATIONS } from './operations/records.ts';
import { ROBOT_OPERATIONS } from './operations/robots.ts';
import { SEARCH_OPERATIONS } from './operations/search-joints-summaries.ts';
import { TAXONOMY_OPERATIONS } from './operations/taxonomies.ts';
import type { Service } from './service.ts';

const DISCOVERY_OPERATIONS = [
  {
    ...STATIC_OF_SPEC,
    id: 'get_api_index',
    path: API_PATHS.index,
    tag: 'Discovery',
    summary: 'List every endpoint.',
    description:
      'The index of the API: each endpoint with its method and summary, and links to guide, OpenAPI and MCP.',
    schema: 'ApiIndex',
    headers: { Link: discoveryLinks() },
    example: {},
    document: ({ baseUrl }: Service): unknown => indexDocument(baseUrl, OPERATIONS),
  },
  {
    ...STATIC_OF_SPEC,
    id: 'get_openapi_spec',
    path: API_PATHS.openapi,
    aliases: ['/api/openapi.json'],
    tag: 'Discovery',
    summary: 'Get this OpenAPI description.',
    description: 'The OpenAPI 3.1 description of this API. The same bytes are served at `/api/openapi.json`.',
    schema: 'OpenApiDocument',
    example: {},
    // OpenAPI would contain itself.
    isShown: false,
    document: (service: Service): unknown => buildOpenApi(service, OPERATIONS),
  },
] as const satisfies readonly OperationRow[];

const VERSION_OPERATIONS = [
  {
    ...STATIC,
    id: 'get_api_v1_index',
    path: API_PATHS.versionIndex,
    tag: 'Discovery',
    summary: 'List every endpoint of version 1.',
    description: 'The same bytes as `/api`; there is only one version.',
    schema: 'ApiIndex',
    headers: { Link: discoveryLinks() },
    example: {},
    document: ({ baseUrl }: Service): unknown => indexDocument(baseUrl, OPERATIONS),
  },
] as const satisfies readonly OperationRow[];

const TABLE = [
  ...DISCOVERY_OPERATIONS,
  ...ACTUATOR_OPERATIONS,
  ...ROBOT_OPERATIONS,
  ...TAXONOMY_OPERATIONS,
  ...CLAIM_OPERATIONS,
  ...CATALOG_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...EXPORT_OPERATIONS,
  ...MATCH_OPERATIONS,
  ...RECORD_OPERATIONS,
  ...VERSION_OPERATIONS,
] as const satisfies readonly OperationRow[];

export type OperationId = (typeof TABLE)[number]['id'];

/** One operation of the table. */
export type Operation = OperationRow<OperationId>;

/**
 * The table of operations: the core in the order of docs/interface.md, "Service", then the others by group.
 * Routing, the manifest, the index, OpenAPI, the guide, llms.txt and the tests are read off it. A new
 * operation is one row.
 */
export const OPERATIONS: readonly Operation[] = TABLE;

/** The operation with this id. */
export function operationById(id: OperationId): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`OPERATIONS has no row ${id}.`);
  return operation;
}
