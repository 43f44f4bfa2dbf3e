import type { Preflight } from '../document.ts';
import type { Request } from './request.ts';

/** True if the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The CORS preflight in a request (Fetch standard); null for any other request. */
export function preflightOf({ method, headers }: Pick<Request, 'method' | 'headers'>): Preflight | null {
  const isPreflight =
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined;
  return isPreflight ? { headers: headers['access-control-request-headers'] ?? null } : null;
}
