import { link, PLACES } from '../api/links.ts';
import type { Operation } from '../api/operations.ts';
import { STATIC_API_HEADERS } from '../api/static-host.ts';
import type { Headers } from './content.ts';

// Scripts and styles come from files of ours; pictures of products lie at their makers'.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' https: data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What every page and asset carries. */
export const SITE_HEADERS: Headers = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** What every answer of an operation carries: those of the API and, when it is deprecated, since when and until when. */
export function operationHeaders({ deprecated }: Pick<Operation, 'deprecated'>): Headers {
  return deprecated === undefined ? STATIC_API_HEADERS : { ...STATIC_API_HEADERS, ...deprecationHeaders(deprecated) };
}

const deprecationHeaders = ({ since, sunset }: NonNullable<Operation['deprecated']>): Headers => ({
  // A date of structured fields is seconds after an @ (RFC 9745); Sunset is an HTTP date (RFC 8594).
  Deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
  Sunset: new Date(sunset).toUTCString(),
  Link: link(PLACES.changelog, 'deprecation', 'text/html'),
});
