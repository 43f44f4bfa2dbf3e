import type { Preflight } from '../document.ts';
import type { Request } from './request.ts';

/** True if the method only reads, so that the answer may be conditional. */
export const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** The question of a browser that asks beforehand (Fetch standard, CORS-preflight request); null for any other. */
export function preflightOf({ method, headers }: Pick<Request, 'method' | 'headers'>): Preflight | null {
  const isPreflight =
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined;
  return isPreflight ? { headers: headers['access-control-request-headers'] ?? null } : null;
}
