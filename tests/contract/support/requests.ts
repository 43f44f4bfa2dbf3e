import { METHODS } from 'node:http';
import fc from 'fast-check';
import { z } from 'zod';
import type { Request } from './ask.ts';
import type { DescribedOperation, OpenApi } from './described.ts';
import { fruitfulText, hostileText, oddHeaders } from './hostile.ts';

/** Real ids, so that some requests have hits. */
export interface KnownIds {
  readonly actuators: readonly string[];
  readonly robots: readonly string[];
}

/** Requests generated from a served OpenAPI document: valid, invalid and hostile ones. */
export function requestsOf({ paths }: OpenApi, ids: KnownIds): fc.Arbitrary<Request> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf({ path, method, operation }, ids)),
  );
  return fc.oneof(...operations);
}

interface Row {
  readonly path: string;
  readonly method: string;
  readonly operation: DescribedOperation;
}

function requestOf({ path, method, operation }: Row, ids: KnownIds): fc.Arbitrary<Request> {
  return fc
    .record({
      method: rarely(fc.constantFrom(...ODD_METHODS), fc.constant(method.toUpperCase())),
      path: rarely(spoiledPath(path), filledPath(path, ids)),
      query: queryOf(operation),
      headers: fc.oneof(fc.constant({}), oddHeaders()),
      body: bodyOf(operation, ids),
    })
    .map(({ body, ...request }) => ({
      method: request.method,
      target: legal(request.query === '' ? request.path : `${request.path}?${request.query}`),
      headers: body === null ? request.headers : { 'Content-Type': 'application/json', ...request.headers },
      ...(body !== null && { body }),
    }));
}

const ODD_METHODS = METHODS.filter((method) => method !== 'CONNECT');

/** The first in one case of ten, else the second. */
const rarely = <Value>(seldom: fc.Arbitrary<Value>, usual: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 1, arbitrary: seldom }, { weight: 9, arbitrary: usual });

/** Encodes only the characters that node:http refuses to send in a target. */
const legal = (target: string): string =>
  target
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .replaceAll('#', '%23')
    .slice(0, 7000);

function filledPath(path: string, { actuators, robots }: KnownIds): fc.Arbitrary<string> {
  if (!path.includes('{id}')) return fc.constant(path);
  const known = fc.constantFrom(...(path.includes('robots') ? robots : actuators));
  const odd = hostileText().map((text) => text.replaceAll('?', '%3F'));
  return fc
    .oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: odd })
    .map((id) => path.replace('{id}', () => id));
}

const spoiledPath = (path: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    `${path}/`,
    `/${path}`,
    `${path}.json`,
    path.toUpperCase(),
    `${path}/x`,
    `${path}%2e`,
    path.slice(0, -1),
  );

type Pair = readonly [string, string];

/** Parameters of the operation with valid and hostile values, sometimes repeated, unknown or garbled. */
function queryOf({ parameters }: DescribedOperation): fc.Arbitrary<string> {
  const own = parameters.filter((parameter) => parameter.in === 'query').map(pairOf);
  const unknown = fc.tuple(
    fc.oneof(hostileText(), fc.constantFrom('page', 'offset', 'fields')),
    hostileText(),
  );
  const pairs = fc.tuple(
    fc.subarray(own).chain((chosen) => fc.tuple(...chosen)),
    rarely<readonly Pair[]>(fc.array(fc.oneof(unknown, ...own), { maxLength: 3 }), fc.constant([])),
  );
  const written = pairs.map(([known, further]) =>
    new URLSearchParams([...known, ...further].map(copied)).toString(),
  );
  return rarely(hostileText(), written);
}

const copied = ([name, value]: Pair): [string, string] => [name, value.toWellFormed()];

const pairOf = ({ name, schema }: DescribedOperation['parameters'][number]): fc.Arbitrary<Pair> =>
  fc.tuple(
    fc.constant(name),
    fc.oneof({ weight: 4, arbitrary: soundText(schema) }, { weight: 1, arbitrary: hostileText() }),
  );

const valueSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().default(0),
  maximum: z.number().default(1000),
});

function soundText(schema: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const { type, enum: words, minimum, maximum } = valueSchema.parse(schema);
  if (words !== undefined) return fc.constantFrom(...words);
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 1000) }).map(String);
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true }).map(String);
  return fruitfulText();
}

/** A body if the operation takes one, and sometimes if not: valid, nearly valid, JSON, or anything. */
function bodyOf(
  { requestBody }: DescribedOperation,
  { actuators }: KnownIds,
): fc.Arbitrary<string | Buffer | null> {
  const ids = fc.array(fc.oneof(fc.constantFrom(...actuators), hostileText()), { maxLength: 25 });
  const bodies = fc.oneof(
    { weight: 4, arbitrary: ids.map((list) => JSON.stringify({ ids: list })) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify({ ids: value })) },
    { weight: 1, arbitrary: ids.map((list) => JSON.stringify({ ids: list, id: 1 }).slice(0, -2)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom('', ' '.repeat(16_385), '['.repeat(9000), '"'.repeat(3)) },
  );
  return requestBody === undefined ? rarely<string | Buffer | null>(bodies, fc.constant(null)) : bodies;
}
