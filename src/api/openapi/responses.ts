import { exampleAnswer, exampleProblem } from '../documents/examples.ts';
import { HEADERS, type HeaderName } from '../http/headers.ts';
import { givesFile, type OperationRow } from '../operation-row.ts';
import { PROBLEMS, type ProblemCode } from '../problems.ts';
import type { Service } from '../service.ts';
import type { Components } from './components.ts';
import { schemaReference } from './json-schema.ts';

/** Headers of every answer of the API that each response names. */
const COMMON: readonly HeaderName[] = ['API-Version', 'Catalog-Version', 'Cache-Control', 'RateLimit'];

/** Headers of every answer that only some responses name, because they repeat `RateLimit`. */
const OF_LIMIT: readonly HeaderName[] = [
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** Headers that a problem adds. */
const OF_PROBLEM: Partial<Record<ProblemCode, readonly HeaderName[]>> = {
  method_not_allowed: ['Allow'],
  unsupported_media_type: ['Accept-Post', 'Accept-Encoding'],
  rate_limited: [...OF_LIMIT, 'Retry-After'],
};

/** Headers that the server adds to an answer. */
const OF_OTHERS: readonly HeaderName[] = ['Age', 'Request-Id'];

/** Headers of a deprecated operation's answers (docs/interface.md, "Versions"). */
const OF_DEPRECATED: readonly HeaderName[] = ['Deprecation', 'Sunset', 'Link'];

/**
 * The responses of an operation: its answer, 304 for GET, and each status of its problems with its codes and
 * examples.
 */
export function responsesOf(
  service: Service,
  operation: OperationRow,
  components: Components,
): Record<string, unknown> {
  const { responses } = components;
  const byStatus = Map.groupBy(operation.problems, (code) => PROBLEMS[code].status);
  return {
    200: answered(service, operation, components),
    ...(operation.pathId !== undefined && { 301: responses.refer(moved, ['moved']) }),
    ...(operation.method === 'GET' && { 304: responses.refer(notModified, ['not_modified']) }),
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [status, responses.refer(refused(codes), [codes.join('.')])]),
    ),
  };
}

const moved = {
  description: 'Moved: the record has another id now; `Location` has the new address.',
  headers: headerReferences([...COMMON, 'Location']),
};

const notModified = {
  description: 'Not modified: the answer still matches `If-None-Match`.',
  headers: headerReferences([...COMMON, 'ETag']),
};

function answered(service: Service, operation: OperationRow, { examples }: Components) {
  const { id, schema } = operation;
  const isFile = givesFile(operation);
  const isSparse = 'fields' in operation.parameters && !isFile;
  const example = operation.isShown === false || isFile ? null : exampleAnswer(service, operation);
  return {
    description: isSparse ? `${operation.summary} ${SPARSE}` : operation.summary,
    headers: headerReferences([...COMMON, 'ETag', ...ownHeaders(operation)]),
    content: {
      ...(!isFile && {
        'application/json': {
          schema: { $ref: schemaReference(schema) },
          ...(example !== null && {
            examples: {
              answer: examples.refer({ summary: 'A real answer.', value: abridged(parsed(example)) }, [id]),
            },
          }),
        },
      }),
      ...Object.fromEntries(
        Object.values(operation.formats ?? {}).map((type) => [
          type.replace(/;.*/, ''),
          { schema: { $ref: schemaReference(isFile ? schema : 'SimulationText') } },
        ]),
      ),
    },
  };
}

const SPARSE = 'With `fields`, records have only the members that it names.';

const parsed = (json: string): unknown => JSON.parse(json);

/** A value with all its lists of objects cut to their first. */
function abridged(value: unknown): unknown {
  if (Array.isArray(value)) return (typeof value[0] === 'object' ? value.slice(0, 1) : value).map(abridged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, abridged(member)]));
}

/** Parameters whose words or ids may be corrected. */
const CORRECTED = ['robot_id', 'actuator_id', 'ids'];

const ownHeaders = (operation: OperationRow): readonly HeaderName[] => {
  const { headers = {}, parameters, body, deprecated } = operation;
  if (deprecated !== undefined) return OF_DEPRECATED;
  const isLinked = 'cursor' in parameters || 'Link' in headers;
  const isCorrected = CORRECTED.some((name) => name in parameters) || body === 'CompareRequest';
  return [
    ...(givesFile(operation) ? (['Content-Disposition'] as const) : []),
    ...(isLinked ? (['Link'] as const) : []),
    ...(isCorrected ? (['Query-Corrected'] as const) : []),
    ...(isCorrected && 'q' in parameters ? (['Query-Hints'] as const) : []),
  ];
};

const refused = (codes: readonly ProblemCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].meaning}`).join(' '),
  headers: headerReferences([...COMMON, ...codes.flatMap((code) => OF_PROBLEM[code] ?? [])]),
  content: {
    'application/problem+json': {
      schema: { $ref: schemaReference('Problem') },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/**
 * One example of each problem that the operations answer with, from a refused request of the table if it has
 * one.
 */
export function problemExamples(service: Service, operations: readonly OperationRow[]) {
  const codes = new Set(operations.flatMap(({ problems }) => problems));
  return Object.fromEntries(
    [...codes].flatMap((code) => {
      const having = operations.filter(({ problems }) => problems.includes(code));
      const operation = having.find(({ refused }) => refused?.[code] !== undefined) ?? having[0];
      if (operation === undefined) return [];
      const value = parsed(exampleProblem(service, operation, code));
      return [[code, { summary: PROBLEMS[code].title, value }]];
    }),
  );
}

function headerReferences(names: readonly HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers that the responses of these operations refer to. */
export function componentHeaders(operations: readonly OperationRow[]) {
  const conditional = new Set<string>([...OF_DEPRECATED, ...OF_OTHERS]);
  const used = new Set<string>(operations.flatMap(ownHeaders));
  return Object.fromEntries(
    Object.entries(HEADERS)
      .filter(([name]) => used.has(name) || !conditional.has(name))
      .map(([name, { says, type, example }]) => [name, { description: says, schema: { type }, example }]),
  );
}
