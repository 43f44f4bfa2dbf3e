import type { Parameter } from '../query/parameter.ts';
import { COMPARING } from '../query/parameters.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../query/listings.ts';
import type { Deprecation } from './headers.ts';
import type { ProblemCode } from './problems.ts';
import type { SchemaName } from './schemas.ts';

/** One operation of the API (SPEC section 4). */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path template; `{id}` stands for a slug. */
  readonly path: string;
  readonly tag: 'Discovery' | 'Actuators' | 'Robots' | 'Taxonomies';
  readonly summary: string;
  readonly description: string;
  /** Made at build time (a file), or on request. */
  readonly made: 'at build' | 'on request';
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** What `{id}` names, with an id of the real catalog. */
  readonly pathId?: { readonly says: string; readonly example: string };
  readonly body?: SchemaName;
  readonly answer: SchemaName;
  readonly problems: readonly ProblemCode[];
  /** Marks the operation as deprecated. */
  readonly deprecated?: Deprecation;
}

const ALWAYS: readonly ProblemCode[] = ['method_not_allowed', 'rate_limited', 'internal_error'];
const LISTING: readonly ProblemCode[] = ['invalid_parameter', 'invalid_cursor', ...ALWAYS];

const EXAMPLE_ACTUATOR = 'unitree-go-m8010-6';
const EXAMPLE_ROBOT = 'unitree-go1';

const built = { made: 'at build', parameters: {}, method: 'GET', problems: ALWAYS } as const;

/** THE TABLE of operations, in the order of SPEC section 4. Routing, the index, OpenAPI and the guide are read off it. */
export const OPERATIONS: readonly Operation[] = [
  {
    ...built,
    id: 'get_api_index',
    path: '/api',
    tag: 'Discovery',
    summary: 'List every endpoint.',
    description:
      'The index of the API: each endpoint with its method and summary, and links to guide, OpenAPI and MCP.',
    answer: 'ApiIndex',
  },
  {
    ...built,
    id: 'get_openapi_spec',
    path: '/openapi.json',
    tag: 'Discovery',
    summary: 'Get this OpenAPI description.',
    description: 'The OpenAPI 3.1 description of this API. The same bytes are served at `/api/openapi.json`.',
    answer: 'OpenApiDocument',
  },
  {
    id: 'list_actuators',
    method: 'GET',
    path: '/api/v1/actuators',
    tag: 'Actuators',
    summary: 'Search and filter actuators.',
    description:
      'Actuators that pass every given filter, a page at a time. A numeric filter never keeps an actuator whose figure is ' +
      'unknown. Repeat the query with `cursor` set to `pagination.next_cursor` until `has_more` is false.',
    made: 'on request',
    parameters: ACTUATOR_LISTING.parameters,
    answer: 'ActuatorList',
    problems: LISTING,
  },
  {
    id: 'compare_actuators',
    method: 'GET',
    path: '/api/v1/actuators/compare',
    tag: 'Actuators',
    summary: 'Compare actuators by id.',
    description:
      'Looks up 1 to 20 actuators at once, in the order asked. An unknown id is named in `not_found` and does not fail the request.',
    made: 'on request',
    parameters: COMPARING,
    answer: 'Comparison',
    problems: ['invalid_parameter', ...ALWAYS],
  },
  {
    id: 'compare_actuators_batch',
    method: 'POST',
    path: '/api/v1/actuators/compare',
    tag: 'Actuators',
    summary: 'Compare actuators by id, as a body.',
    description:
      'The same answer as the GET form. It changes nothing: `Idempotency-Key` is accepted in any form and has no effect.',
    made: 'on request',
    parameters: {},
    body: 'CompareRequest',
    answer: 'Comparison',
    problems: [
      'invalid_parameter',
      'invalid_json',
      'payload_too_large',
      'unsupported_media_type',
      'validation_failed',
      ...ALWAYS,
    ],
  },
  {
    ...built,
    id: 'get_actuator',
    path: '/api/v1/actuators/{id}',
    tag: 'Actuators',
    summary: 'Get one actuator.',
    description: 'One actuator with all its figures and the robots of the catalog that use it.',
    pathId: { says: 'Slug of the actuator.', example: EXAMPLE_ACTUATOR },
    answer: 'ActuatorDetail',
    problems: ['not_found', ...ALWAYS],
  },
  {
    id: 'list_robots',
    method: 'GET',
    path: '/api/v1/robots',
    tag: 'Robots',
    summary: 'Search and filter robots.',
    description: 'Robots that pass every given filter, by id, a page at a time. Paging works as for actuators.',
    made: 'on request',
    parameters: ROBOT_LISTING.parameters,
    answer: 'RobotList',
    problems: LISTING,
  },
  {
    ...built,
    id: 'get_robot',
    path: '/api/v1/robots/{id}',
    tag: 'Robots',
    summary: 'Get one robot.',
    description: 'One robot with its joint groups, each with its motor and, where it is listed, the catalog actuator.',
    pathId: { says: 'Slug of the robot.', example: EXAMPLE_ROBOT },
    answer: 'RobotDetail',
    problems: ['not_found', ...ALWAYS],
  },
  {
    ...built,
    id: 'list_categories',
    path: '/api/v1/categories',
    tag: 'Taxonomies',
    summary: 'List the categories.',
    description: 'Every category with its label, its description and its number of actuators.',
    answer: 'CategoryList',
  },
  {
    ...built,
    id: 'list_brands',
    path: '/api/v1/brands',
    tag: 'Taxonomies',
    summary: 'List the brands.',
    description:
      'Every brand that has an actuator, with its number of actuators; each name is a value of the `brand` filter.',
    answer: 'BrandList',
  },
  {
    ...built,
    id: 'list_use_cases',
    path: '/api/v1/use-cases',
    tag: 'Taxonomies',
    summary: 'List the use cases.',
    description: 'Every use-case tag with its number of actuators; each name is a value of the `use_case` filter.',
    answer: 'UseCaseList',
  },
];

/** The operation with this id. Throws when the table has none. */
export function operationById(id: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`OPERATIONS has no row ${id}.`);
  return operation;
}

/** Further paths under which an operation's very bytes are served. */
export const ALIASES: Readonly<Record<string, string>> = { '/api/openapi.json': '/openapi.json' };
