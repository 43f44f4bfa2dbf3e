import type { Document } from '../document.ts';
import type { Request } from './request.ts';

/** `Allow` of everything that can only be read. */
export const READ_METHODS = 'GET, HEAD, OPTIONS';

/** Whether the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The answer to OPTIONS at a path that can only be read: its methods and, for a preflight of a browser, what it may send. */
export const optionsDocument = (request: Request): Document => ({
  status: 204,
  type: '',
  body: '',
  headers: {
    Allow: READ_METHODS,
    ...(isPreflight(request) && {
      'Access-Control-Allow-Methods': READ_METHODS,
      'Access-Control-Allow-Headers': 'Content-Type, If-None-Match, Accept',
      'Access-Control-Max-Age': '86400',
    }),
  },
});

/** Whether a browser asks beforehand what it may send (Fetch standard, CORS-preflight request). */
export const isPreflight = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
