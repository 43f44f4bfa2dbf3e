import type { IncomingHttpHeaders } from 'node:http';
import type { Document } from '../../api/document.ts';

/** `Allow` of everything that can only be read. */
export const READ_METHODS = 'GET, HEAD, OPTIONS';

/** Whether the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

// What the API's own requests may carry.
const USUAL_HEADERS = ['Content-Type', 'Idempotency-Key', 'If-None-Match', 'Accept'];

/** What a path takes: the value of `Allow` and, where they are not the usual ones, the request headers. */
export interface Taken {
  readonly allow: string;
  readonly requestHeaders?: readonly string[];
}

/** The answer to OPTIONS: the methods of the path and, for a preflight of a browser, what it may send. */
export const optionsDocument = ({ allow, requestHeaders }: Taken, headers: IncomingHttpHeaders): Document => ({
  status: 204,
  type: 'text/plain',
  body: '',
  headers: { Allow: allow, ...(isPreflight(headers) && preflightHeaders(allow, requestHeaders)) },
});

const isPreflight = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

const preflightHeaders = (allow: string, requestHeaders: readonly string[] = USUAL_HEADERS) => ({
  'Access-Control-Allow-Methods': allow,
  'Access-Control-Allow-Headers': requestHeaders.join(', '),
  'Access-Control-Max-Age': '86400',
});
