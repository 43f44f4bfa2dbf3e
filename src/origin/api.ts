import type { Document } from '../api/document.ts';
import type { Operation } from '../api/operations.ts';
import { findRoute, isApiPath, type Route } from '../api/routes.ts';
import { acceptedCodings } from './http/coding.ts';
import { inCoding, type Answer, type ComputedDocuments } from './documents/computed.ts';
import { contentOf, type Headers } from './documents/content.ts';
import type { Documents } from './documents/documents.ts';
import type { Inquiry, Reply } from './http/inquiry.ts';
import { POLICY, quotaFields, type Limit } from './limit/limit.ts';
import { isReading, optionsDocument } from './http/methods.ts';
import { API_HEADERS, operationHeaders } from '../api/headers.ts';
import {
  bodyBrokenOff,
  internalError,
  methodNotAllowed,
  payloadTooLarge,
  rateLimited,
  type Place,
} from '../api/refusals.ts';
import { represent, selectRepresentation, type Representation } from './documents/representation.ts';
import { addressOf } from './http/target.ts';

/** What the API answers from. */
export interface ApiParts {
  readonly baseUrl: string;
  readonly documents: Documents;
  readonly computed: ComputedDocuments;
  readonly answer: Answer;
  /** The refusal of a path where nothing is. */
  readonly notFound: (path: string) => Document;
  /** Null for no limit. */
  readonly limit: Limit | null;
  /** The route of a path; null when the path is not part of the API. */
  readonly findRoute: typeof findRoute;
  /** Takes note of a request over the limit. */
  readonly onRefusal: () => void;
  /** Takes note of an exception, which the client only learns of as an internal error. */
  readonly onFault: (error: unknown, inquiry: Inquiry) => void;
}

/** A reply, but for how the client stands with its limit. */
type Found = Omit<Reply, 'fields'>;

/** Whether the API answers a path. A doubled slash in front does not make it a page's: its 404 is for a machine. */
export const belongsToApi = (path: string): boolean =>
  isApiPath(path.startsWith('//') ? path.replace(/^\/+/, '/') : path);

/** The reply of the API to an inquiry: the limit first, then what the path and the method have. */
export async function replyOfApi(parts: ApiParts, inquiry: Inquiry): Promise<Reply> {
  const { limit } = parts;
  if (limit === null) return { ...(await reply(parts, inquiry)), fields: [] };
  const quota = await (inquiry.method === 'OPTIONS' ? limit.look(inquiry.client) : limit.spend(inquiry.client));
  const fields = quotaFields(limit.policy, quota);
  if (!quota.isExceeded) return { ...(await reply(parts, inquiry)), fields };
  parts.onRefusal();
  return { ...refuse(rateLimited(placeOf(parts, inquiry), { policy: POLICY, ...limit.policy, ...quota })), fields };
}

// Caught here and not only at the door, so that a 500 too says how the client stands with its limit.
const reply = (parts: ApiParts, inquiry: Inquiry): Promise<Found> =>
  lookUp(parts, inquiry).catch((error: unknown) => afterFault(parts, inquiry, error));

/** What is sent after an exception, of which note is taken. */
export function afterFault(parts: ApiParts, inquiry: Inquiry, error: unknown): Found {
  parts.onFault(error, inquiry);
  return refuse(internalError(placeOf(parts, inquiry)));
}

async function lookUp(parts: ApiParts, inquiry: Inquiry): Promise<Found> {
  const { method, target, headers } = inquiry;
  const kept = isReading(method) ? parts.documents.find(target.path) : null;
  if (kept !== null) return { representation: selectRepresentation(kept, codingsOf(inquiry)), source: 'static' };
  const route = parts.findRoute(target.path);
  if (route === null) return refuse(parts.notFound(target.path));
  if (method === 'OPTIONS') return refuse(optionsDocument(route, headers));
  if (route.endpoint !== null) return askEndpoint(parts, inquiry, route);
  const operation = operationOf(route, method);
  if (operation === undefined) return refuse(methodNotAllowed(placeOf(parts, inquiry), method, route.allow));
  if (operation.document !== undefined) return refuse(parts.notFound(target.path), operationHeaders(operation));
  return operation.method === 'POST' ? post(parts, inquiry, { operation }) : compute(parts, inquiry, operation);
}

/** What is no operation is answered as it comes, or refused. */
function askEndpoint(parts: ApiParts, inquiry: Inquiry, { allow, requestHeaders }: Route): Found | Promise<Found> {
  if (inquiry.method !== 'POST' || !allow.includes('POST'))
    return refuse(methodNotAllowed(placeOf(parts, inquiry), inquiry.method, allow));
  const given = requestHeaders.map((name) => [name, inquiry.headers[name.toLowerCase()]] as const);
  const headers = Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return post(parts, inquiry, { headers });
}

const operationOf = ({ operations }: Route, method: string): Operation | undefined =>
  operations.find((operation) => operation.method === (method === 'HEAD' ? 'GET' : method));

function compute({ computed }: ApiParts, inquiry: Inquiry, operation: Operation): Promise<Found> {
  const [coding = 'identity'] = codingsOf(inquiry);
  return computed.find({ target: inquiry.target, headers: operationHeaders(operation), coding });
}

/** What is posted to: an operation, or what depends on further request headers. */
interface Posted {
  readonly operation?: Operation;
  readonly headers?: Headers;
}

async function post(parts: ApiParts, inquiry: Inquiry, { operation, headers = {} }: Posted): Promise<Found> {
  const body = await inquiry.readBody();
  if (body.state === 'too large') return { ...refuse(payloadTooLarge(placeOf(parts, inquiry))), closes: true };
  if (body.state === 'broken off') return refuse(bodyBrokenOff(placeOf(parts, inquiry)));
  const contentType = inquiry.headers['content-type'] ?? null;
  const document = await parts.answer({
    method: 'POST',
    url: addressOf(inquiry.target),
    contentType,
    body: body.bytes,
    headers,
  });
  const [coding = 'identity'] = codingsOf(inquiry);
  return { representation: await inCoding(inApi(document, operationHeaders(operation ?? {})), coding) };
}

const placeOf = ({ baseUrl }: ApiParts, { target }: Inquiry): Place => ({ baseUrl, path: target.path });

const codingsOf = ({ headers }: Inquiry) => acceptedCodings(headers['accept-encoding']);

const refuse = (document: Document, headers: Headers = API_HEADERS): Found => ({
  representation: inApi(document, headers),
});

/** The representation of a document of the API, not yet compressed. */
const inApi = (document: Document, headers: Headers = API_HEADERS): Representation =>
  represent(contentOf(document, headers));
