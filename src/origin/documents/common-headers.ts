import { link, PLACES } from '../../api/links.ts';
import type { Operation } from '../../api/operations.ts';
import { STATIC_API_HEADERS, STATIC_SITE_HEADERS } from '../../api/static-host.ts';
import type { Headers } from './content.ts';

/** What every page and asset carries. */
export const SITE_HEADERS: Headers = STATIC_SITE_HEADERS;

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
