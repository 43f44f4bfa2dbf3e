import { HEAD_BYTES, kibibytes, WAITING_QUESTIONS } from '../limits.ts';
import type { KnownIds } from '../query/parameters/names/known-names.ts';
import { namesMeantBy } from '../query/suggest/misspelt-parameters.ts';
import type { Document } from './documents/json-document.ts';
import { API_PATHS } from './http/links.ts';
import { hintForMistakenPath, type KnownValues } from './http/mistaken-paths.ts';
import { fillTemplate, isTemplate, matchTemplate } from './http/path-template.ts';
import { allowOf, findRoute, ROUTES } from './http/routes.ts';
import { problem, type Occurrence } from './problem.ts';
import type { ProblemCode } from './problems.ts';

/** The base URL and the path of a refused request. */
export type Address = Pick<Occurrence, 'baseUrl' | 'path'>;

/** The records that have ids. */
type Records = 'actuators' | 'robots';

/** The ids of a service, and the values of the fields of its records. */
export type KnownRecords = Readonly<Record<Records, KnownIds>> &
  Pick<Occurrence, 'baseUrl'> & { readonly groups: KnownValues };

/**
 * 404 for an unknown id or an unknown endpoint. The hint names the nearest id or path. Throws for a path
 * without an id, whose document the build lacks.
 */
export function notFound(known: KnownRecords, path: string): Document {
  const address = { baseUrl: known.baseUrl, path };
  const route = findRoute(path);
  if (route === null) return problem('unknown_endpoint', { ...address, hint: hintOfPath(known, path) });
  const pathId = route.operations[0]?.pathId;
  if (pathId === undefined) throw new Error(`No document was built for ${path}.`);
  const id = decoded(matchTemplate(route.path, path) ?? '');
  return problem('not_found', {
    ...address,
    detail: `None of the ${pathId.records} has the id \`${cut(id)}\`.`,
    hint: hintOfIds(pathId.records, known[pathId.records].nearestIds(id.toLowerCase())),
  });
}

/** 405, with the methods that the path has. */
export const methodNotAllowed = (address: Address, method: string, allow: string): Document =>
  problem('method_not_allowed', {
    ...address,
    detail: `The path has no method ${method}.`,
    hint: `Use one of ${allow}.`,
    headers: { Allow: allow },
  });

/** 400: the body is shorter than announced. */
export const bodyBrokenOff = (address: Address): Document =>
  problem('invalid_json', { ...address, detail: 'The body is shorter than announced.' });

/** A limit that a client has used up. */
interface SpentQuota {
  readonly policy: string;
  readonly requests: number;
  readonly seconds: number;
  readonly secondsToReset: number;
}

/** 429, with the seconds to wait. */
export const rateLimited = (
  address: Address,
  { policy, requests, seconds, secondsToReset }: SpentQuota,
): Document =>
  problem('rate_limited', {
    ...address,
    detail: `More than ${requests} requests in ${seconds} seconds; the next is served in ${secondsToReset} seconds.`,
    headers: { 'Retry-After': String(secondsToReset) },
    extensions: { 'violated-policies': [policy] },
  });

/** 429: too many costly questions of this client wait, or too many bytes of its answers are unread. */
export const tooManyWaiting = (address: Address): Document =>
  problem('rate_limited', {
    ...address,
    detail: `Too much is waiting for this client: costly questions are answered one at a time, and at most ${WAITING_QUESTIONS} may wait.`,
    hint: 'Read the answers that are under way, then repeat the request. A match of many points, and one with `same` or `total`, is costly.',
    headers: { 'Retry-After': '1' },
  });

/** 500: an error of the server. The client gets only the id of its line in the log. */
export const internalError = (address: Address, requestId: string): Document =>
  problem('internal_error', { ...address, extensions: { request_id: requestId } });

/** Errors of a request that the server could not read: the problem of each, and its detail. */
const UNREADABLE = {
  malformed: { code: 'bad_request' },
  'odd address': {
    code: 'bad_request',
    detail: 'The address has characters that an address cannot have.',
    hint: 'Percent-encode them in UTF-8, such as `%C3%BC` for ü.',
  },
  'odd expectation': { code: 'expectation_failed' },
  'too slow': { code: 'request_timeout' },
  'address too long': { code: 'uri_too_long' },
  'headers too long': { code: 'request_header_fields_too_large' },
  'chunk extensions too long': {
    code: 'payload_too_large',
    detail: `The chunk extensions of the body are over ${kibibytes(HEAD_BYTES)}.`,
    hint: 'Send the body without chunk extensions.',
  },
  'unknown method': { code: 'method_not_allowed', detail: 'The path has no such method.' },
  tunnel: { code: 'method_not_allowed', detail: 'This server opens no tunnels.' },
} as const satisfies Record<string, { code: ProblemCode; detail?: string; hint?: string }>;

/**
 * 400, 405, 408, 413, 414, 417 or 431: the request cannot be read, or has an expectation that is not
 * supported.
 */
export function unreadable(address: Address, error: keyof typeof UNREADABLE): Document {
  const { code, ...says } = UNREADABLE[error];
  if (code !== 'method_not_allowed') return problem(code, { ...address, ...says });
  const allow =
    error === 'tunnel' ? allowOf(['GET', 'POST']) : (findRoute(address.path)?.allow ?? allowOf(['GET']));
  return problem(code, { ...address, ...says, headers: { Allow: allow } });
}

const LONGEST_ID = 80;

const cut = (id: string): string => (id.length > LONGEST_ID ? `${id.slice(0, LONGEST_ID)}…` : id);

/** The id without its percent-encoding; unchanged if malformed. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function hintOfIds(records: Records, ids: readonly string[]): string | undefined {
  if (ids.length === 0) return undefined;
  const listed = ids.length === 1 ? `The nearest id is ${ids[0]}` : `The nearest ids are ${ids.join(', ')}`;
  return `${listed}; GET /api/v1/${records}?q=… searches them all.`;
}

const PLAIN_PATHS: readonly string[] = ROUTES.map(({ path }) => path).filter((path) => !isTemplate(path));

function hintOfPath(known: KnownRecords, path: string): string | undefined {
  const plain = rightSpelling(path);
  if (plain !== path && isThere(known, plain)) return `Ask for ${plain}; ${EVERY_ENDPOINT}`;
  const instead = hintForMistakenPath(plain, known.groups);
  if (instead !== null) return `${instead}; ${EVERY_ENDPOINT}`;
  const alike = nearestTemplate(path);
  const ofOneRecord = alike === undefined ? templateOfOne(plain) : undefined;
  if (ofOneRecord !== undefined) return `It belongs to one record: ${ofOneRecord}; ${EVERY_ENDPOINT}`;
  const nearest = alike ?? namesMeantBy(path, PLAIN_PATHS)[0];
  return nearest === undefined ? undefined : `The nearest path is ${nearest}; ${EVERY_ENDPOINT}`;
}

/**
 * The template for one record with the same end as a path: `/api/v1/bom` -> `/api/v1/robots/{id}/bom`;
 * undefined where no record has it.
 */
const templateOfOne = (path: string): string | undefined =>
  TEMPLATES.find((template) => template.endsWith(`}${path.slice(path.lastIndexOf('/'))}`));

const EVERY_ENDPOINT = `GET ${API_PATHS.index} lists every endpoint.`;

/** Many wrong paths are only misspelt: capitals, an extra slash, a base twice, an extension. */
const rightSpelling = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^(\/api)+((\/api)?\/v1)+\//, '/api/v1/')
    .replace(/\/$/, '')
    .replace(/\.json$/, '');

function isThere(known: KnownRecords, path: string): boolean {
  const route = findRoute(path);
  const records = route?.operations[0]?.pathId?.records;
  if (route === null || records === undefined) return route !== null;
  return known[records].rowOf(matchTemplate(route.path, path) ?? '') !== undefined;
}

/**
 * The path of a record whose collection or last word is misspelt: `/api/v1/actuator/x/claim` ->
 * `/api/v1/actuators/x/claims`.
 */
function nearestTemplate(path: string): string | undefined {
  const segments = path.split('/');
  const id = segments[ID_INDEX] ?? '';
  const alike = TEMPLATES.filter((template) => template.split('/').length === segments.length);
  if (alike.length === 0) return undefined;
  const [template] = namesMeantBy(segments.with(ID_INDEX, '{id}').join('/'), alike);
  return template === undefined || id === '' ? undefined : fillTemplate(template, id);
}

/** The index of the id in `/api/v1/actuators/{id}`, split at its slashes. */
const ID_INDEX = 4;

const TEMPLATES: readonly string[] = ROUTES.map(({ path }) => path).filter(isTemplate);
