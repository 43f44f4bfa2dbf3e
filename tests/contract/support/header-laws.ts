import { expect } from 'vitest';
import type { Answer } from './ask.ts';

/** Our response headers that a browser script must be able to read. */
const EXPOSED = [
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'API-Version',
  'Age',
  'Request-Id',
  'Catalog-Version',
];

/** Asserts the headers of any answer of the API and MCP (docs/interface.md, "HTTP"). */
export function expectApiHeaders({ headers }: Answer, isLimited: boolean): void {
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'api-version': 'v1',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['catalog-version']).toMatch(/^(\d{4}\.\d{2}\.\d{2}|next)-[0-9a-f]{12}$/);
  expect(listed(headers['access-control-expose-headers'])).toEqual(expect.arrayContaining(EXPOSED));
  if (isLimited) expectLimitHeaders(headers);
  else expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
}

/** Asserts that the RateLimit structured fields and the X-RateLimit fields agree. */
export function expectLimitHeaders(headers: Answer['headers']): void {
  const [, quota, window] = /^"default";q=(\d+);w=(\d+)$/.exec(headers['ratelimit-policy'] ?? '') ?? [];
  const [, remaining, seconds] = /^"default";r=(\d+);t=(\d+)$/.exec(headers.ratelimit ?? '') ?? [];
  expect({ quota, remaining, seconds }).toEqual({
    quota: headers['x-ratelimit-limit'],
    remaining: headers['x-ratelimit-remaining'],
    seconds: headers['x-ratelimit-reset'],
  });
  expect(Number(window)).toBeGreaterThan(0);
  expect(Number(remaining)).toBeLessThanOrEqual(Number(quota));
  expect(Number(seconds)).toBeLessThanOrEqual(Number(window));
}

/** Asserts caching by status: 5 minutes and a strong tag for successes, nothing for errors. */
export function expectCachingHeaders({ status, headers, request }: Answer): void {
  if (status >= 400) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
    return;
  }
  if (status === 204) return;
  expect(headers['cache-control']).toBe('public, max-age=300');
  if (status === 301) {
    expect(headers.location).toMatch(/^\/api\/v1\//);
    return;
  }
  expect(headers.etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
  expect(listed(headers.vary)).toContain('Accept-Encoding');
  expect(listed(headers.vary)).not.toContain('Origin');
  if (status === 304) expect(request.headers ?? {}).toHaveProperty('If-None-Match');
}

/** Asserts the framing: a stated length, no body after HEAD, 204 and 304, and no repeated header. */
export function expectFraming({ status, headers, headerNames, bytes, request }: Answer): void {
  const names = headerNames.map((name) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  expect(headers).not.toHaveProperty('transfer-encoding');
  if (status === 204) expect(headers).not.toHaveProperty('content-length');
  if (request.method === 'HEAD' || status === 204 || status === 304) expect(bytes).toHaveLength(0);
  else expect(headers['content-length']).toBe(String(bytes.length));
  if (request.method === 'HEAD' && status !== 304 && status !== 301)
    expect(headers['content-length']).toMatch(/^[1-9]\d*$/);
}

/** The members of a comma-separated header. */
export const listed = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((item) => item.trim());
