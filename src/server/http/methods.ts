import type { Document } from '../document.ts';
import type { Request } from './request.ts';

/** `Allow` of everything that can only be read. */
export const READ_METHODS = 'GET, HEAD, OPTIONS';

/** Whether the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What a path takes: the value of `Allow`, and the request headers that a page of another site may send. */
export interface Taken {
  readonly allow: string;
  readonly requestHeaders: readonly string[];
}

/** What a path takes that can only be read. */
export const ONLY_READ: Taken = { allow: READ_METHODS, requestHeaders: ['Content-Type', 'If-None-Match', 'Accept'] };

/** The answer to OPTIONS: the methods of the path and, for a preflight of a browser, what it may send. */
export const optionsDocument = ({ allow, requestHeaders }: Taken, request: Request): Document => ({
  status: 204,
  type: '',
  body: '',
  headers: {
    Allow: allow,
    ...(isPreflight(request) && {
      'Access-Control-Allow-Methods': allow,
      'Access-Control-Allow-Headers': requestHeaders.join(', '),
      'Access-Control-Max-Age': '86400',
    }),
  },
});

/** Whether a browser asks beforehand what it may send (Fetch standard, CORS-preflight request). */
export const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
