import { exampleAnswer, exampleProblem } from '../examples.ts';
import { HEADERS, type HeaderName } from '../headers.ts';
import type { OperationRow } from '../operation.ts';
import { PROBLEMS, type ProblemCode } from '../problems.ts';
import type { Service } from '../service.ts';
import { schemaReference } from './json-schema.ts';

/** Headers of every answer of the API. */
const COMMON: readonly HeaderName[] = [
  'API-Version',
  'Catalog-Version',
  'Cache-Control',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** Headers that a problem adds. */
const OF_PROBLEM: Partial<Record<ProblemCode, readonly HeaderName[]>> = {
  method_not_allowed: ['Allow'],
  unsupported_media_type: ['Accept-Post'],
  rate_limited: ['Retry-After'],
};

/** Headers that an answer gets on its way, or that the server gives to whatever it sends. */
const OF_OTHERS: readonly HeaderName[] = ['Age', 'Request-Id'];

/** Headers of a deprecated operation's answers (SPEC section 9). */
const OF_DEPRECATED: readonly HeaderName[] = ['Deprecation', 'Sunset', 'Link'];

/** The responses of an operation: its answer, 304 for GET, and each status of its problems with its codes and examples. */
export function responsesOf(service: Service, operation: OperationRow): Record<string, unknown> {
  const byStatus = Map.groupBy(operation.problems, (code) => PROBLEMS[code].status);
  return {
    200: answered(service, operation),
    ...(operation.pathId !== undefined && { 301: moved }),
    ...(operation.method === 'GET' && { 304: notModified }),
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, refused(service, operation, codes)])),
  };
}

const moved = {
  description: 'Moved: the record has another id now; `Location` leads to the same of it.',
  headers: headerReferences([...COMMON, 'Location']),
};

const notModified = {
  description: 'Not modified: the answer still is what `If-None-Match` names.',
  headers: headerReferences([...COMMON, 'ETag']),
};

function answered(service: Service, operation: OperationRow) {
  const example = operation.isShown === false ? null : exampleAnswer(service, operation);
  return {
    description: operation.summary,
    headers: headerReferences([...COMMON, 'ETag', ...ownHeaders(operation)]),
    content: {
      'application/json': {
        schema: schemaOf(operation),
        ...(example !== null && { examples: { answer: { summary: 'A true answer.', value: parsed(example) } } }),
      },
      ...Object.fromEntries(
        Object.values(operation.formats ?? {}).map((type) => [
          type.replace(/;.*/, ''),
          { schema: { $ref: schemaReference('SimulationText') } },
        ]),
      ),
    },
  };
}

/** One schema, or two where `fields` cuts the records. */
function schemaOf({ schema, selected }: OperationRow) {
  const [whole, ...others] = [schema, ...(selected === undefined ? [] : [selected])].map((name) => ({
    $ref: schemaReference(name),
  }));
  return others.length === 0 ? whole : { anyOf: [whole, ...others] };
}

const parsed = (json: string): unknown => JSON.parse(json);

const ownHeaders = ({ headers = {}, parameters, deprecated }: OperationRow): readonly HeaderName[] => {
  if (deprecated !== undefined) return OF_DEPRECATED;
  if ('q' in parameters && 'cursor' in parameters) return ['Link', 'Query-Corrected'];
  return 'cursor' in parameters || 'Link' in headers ? ['Link'] : [];
};

function refused(service: Service, operation: OperationRow, codes: readonly ProblemCode[]) {
  const examples = codes.map((code): [string, unknown] => [
    code,
    { summary: PROBLEMS[code].title, value: parsed(exampleProblem(service, operation, code)) },
  ]);
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].meaning}`).join(' '),
    headers: headerReferences([...COMMON, ...codes.flatMap((code) => OF_PROBLEM[code] ?? [])]),
    content: {
      'application/problem+json': {
        schema: { $ref: schemaReference('Problem') },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function headerReferences(names: readonly HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** The headers to which the responses of these operations refer. */
export function componentHeaders(operations: readonly OperationRow[]) {
  const conditional = new Set<string>([...OF_DEPRECATED, ...OF_OTHERS]);
  const used = new Set<string>(operations.flatMap(ownHeaders));
  return Object.fromEntries(
    Object.entries(HEADERS)
      .filter(([name]) => used.has(name) || !conditional.has(name))
      .map(([name, { says, type, example }]) => [name, { description: says, schema: { type }, example }]),
  );
}
