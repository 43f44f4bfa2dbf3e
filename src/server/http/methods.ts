import type { Preflight } from '../document.ts';
import type { Request } from './request.ts';

/** Whether the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What a request asks beforehand; null where it is no preflight. */
export function preflightOf({ method, headers }: Pick<Request, 'method' | 'headers'>): Preflight | null {
  const isPreflight =
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined;
  return isPreflight ? { headers: headers['access-control-request-headers'] ?? null } : null;
}
