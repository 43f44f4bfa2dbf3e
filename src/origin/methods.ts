import type { IncomingHttpHeaders } from 'node:http';
import type { Document } from '../api/document.ts';

/** `Allow` of everything that can only be read. */
export const READ_METHODS = 'GET, HEAD, OPTIONS';

/** Whether the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The answer to OPTIONS: the methods of the path and, for a preflight of a browser, what it may send. */
export const optionsDocument = (allow: string, headers: IncomingHttpHeaders): Document => ({
  status: 204,
  type: 'text/plain',
  body: '',
  headers: { Allow: allow, ...(isPreflight(headers) && preflightHeaders(allow)) },
});

const isPreflight = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

const preflightHeaders = (allow: string) => ({
  'Access-Control-Allow-Methods': allow,
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, If-None-Match, Accept',
  'Access-Control-Max-Age': '86400',
});
