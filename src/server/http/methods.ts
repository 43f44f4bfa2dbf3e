import type { Request } from './request.ts';

/** Whether the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What a browser asks beforehand whether it may send it (Fetch standard, CORS-preflight request). */
export interface Preflight {
  /** Names of request headers, as it wrote them; null for none beyond those that any page may send. */
  readonly headers: string | null;
}

/** What a request asks beforehand; null where it is no preflight. */
export function preflightOf({ method, headers }: Pick<Request, 'method' | 'headers'>): Preflight | null {
  const isPreflight =
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined;
  return isPreflight ? { headers: headers['access-control-request-headers'] ?? null } : null;
}
