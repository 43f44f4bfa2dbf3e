import { CACHE_SECONDS, duration, PAGE_SIZE, PRICES, RATE_LIMIT } from '../../limits.ts';
import { API_PATHS, link } from './links.ts';

const { requests, seconds } = RATE_LIMIT;

/**
 * Our response headers, with their meaning and an example. `Access-Control-Expose-Headers` names them all.
 */
export const HEADERS = {
  'API-Version': { says: 'Major version of the API.', type: 'string', example: 'v1' },
  'Catalog-Version': {
    says: 'The version of the catalog behind the answer. Cite it.',
    type: 'string',
    example: '2026.11.21-3f2a9c1b20de',
  },
  ETag: {
    says: 'Strong validator of exactly these bytes; send it as `If-None-Match`.',
    type: 'string',
    example: '"tKbdeCpJmAAbUVVU"',
  },
  'Cache-Control': {
    says: `Successful answers may be cached for ${duration(CACHE_SECONDS)}; errors never.`,
    type: 'string',
    example: `public, max-age=${CACHE_SECONDS}`,
  },
  Age: {
    says: 'Seconds for which a shared cache has kept this answer; absent if the service itself answered.',
    type: 'integer',
    example: 17,
  },
  'Request-Id': {
    says: 'The id of this request, to quote in questions about it; the trace id of `traceparent` where one was sent.',
    type: 'string',
    example: '4bf92f3577b34da6a3ce929d0e0e4736',
  },
  Link: {
    says: 'Related addresses (RFC 8288): `next` on lists, `service-desc` and `service-doc` on the index.',
    type: 'string',
    example: `</api/v1/robots?cursor=WyIx&limit=${PAGE_SIZE.default}>; rel="next"`,
  },
  'Query-Corrected': {
    says: 'Corrections (structured field list): words of `q` that occur nowhere, each with the word searched for instead, and old ids with the new ones.',
    type: 'string',
    example: '"planetery";to="planetary"',
  },
  'Query-Hints': {
    says: 'Better queries (structured field list): words of `q` with the filter that asks for them, its value if it has one, and how many records it keeps; if nothing is found, names with `did_you_mean` and the parts of `q` that they leave out.',
    type: 'string',
    example: '"ethercat";comm="ethercat";records=230, "hollow%20shaft";min_through_hole_mm;records=301',
  },
  'Content-Disposition': {
    says: 'The name of the file of an export, with the version of the catalog.',
    type: 'string',
    example: 'attachment; filename="actuators-2026.11.21-3f2a9c1b20de.csv"',
  },
  Location: {
    says: 'The new address of a record whose id has changed (301).',
    type: 'string',
    example: '/api/v1/actuators/zeroerr-erob70f-14-50',
  },
  RateLimit: {
    says: `Requests left (\`r\`) and seconds to the reset (\`t\`), IETF draft. A match of several joints counts as one request for each joint, an export as ${PRICES.export}. Ignore it on a cached answer (\`Age\` above 0).`,
    type: 'string',
    example: `"default";r=${requests - 1};t=42`,
  },
  'RateLimit-Policy': {
    says: 'Requests (`q`) per seconds (`w`), IETF draft.',
    type: 'string',
    example: `"default";q=${requests};w=${seconds}`,
  },
  'X-RateLimit-Limit': { says: 'Requests per window.', type: 'integer', example: requests },
  'X-RateLimit-Remaining': { says: 'Requests left in this window.', type: 'integer', example: requests - 1 },
  'X-RateLimit-Reset': { says: 'Seconds to the end of this window.', type: 'integer', example: 42 },
  'Retry-After': { says: 'Seconds to wait before the next request.', type: 'integer', example: 42 },
  Allow: { says: 'The methods that the path accepts.', type: 'string', example: 'GET, HEAD, OPTIONS' },
  'Accept-Post': {
    says: 'The media type that a POST must have.',
    type: 'string',
    example: 'application/json',
  },
  'Accept-Encoding': {
    says: 'The coding that the body of a POST must have: none.',
    type: 'string',
    example: 'identity',
  },
  Deprecation: {
    says: 'When the operation was deprecated (RFC 9745).',
    type: 'string',
    example: '@1688169599',
  },
  Sunset: {
    says: 'When the operation will end (RFC 8594).',
    type: 'string',
    example: 'Sun, 30 Jun 2030 23:59:59 GMT',
  },
} as const satisfies Record<string, { says: string; type: 'string' | 'integer'; example: string | number }>;

export type HeaderName = keyof typeof HEADERS;

/** Version of the API, as in `API-Version` and the path. */
export const API_VERSION = 'v1';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer of the API, except those of the rate limit, which depend on the client. */
export const API_HEADERS: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': Object.keys(HEADERS).join(', '),
  'API-Version': API_VERSION,
  'X-Content-Type-Options': 'nosniff',
};

/** The header that names the release of the catalog that an answer was made from. */
export const CATALOG_VERSION = 'Catalog-Version' satisfies HeaderName;

/** Headers of every answer of the API that was made from a release of the catalog. */
export const editionHeaders = ({ version }: { readonly version: string }): Headers => ({
  ...API_HEADERS,
  [CATALOG_VERSION]: version,
});

// Scripts and styles are files of ours; pictures of products are their makers'.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' https: data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page and asset, and of every document outside the API. */
export const SITE_HEADERS: Headers = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Headers of every answer of an operation: those of the API and, when it is deprecated, its two dates. */
export const operationHeaders = ({
  deprecated,
}: {
  readonly deprecated?: Deprecation | undefined;
}): Headers =>
  deprecated === undefined ? API_HEADERS : { ...API_HEADERS, ...deprecationHeaders(deprecated) };

/** The instants at which an operation was deprecated and will end, in ISO 8601 (RFC 9745, RFC 8594). */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
}

const deprecationHeaders = ({ since, sunset }: Deprecation): Headers => ({
  // A date of structured fields is seconds after an @ (RFC 9745); Sunset is an HTTP date (RFC 8594).
  Deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
  Sunset: new Date(sunset).toUTCString(),
  Link: link(API_PATHS.changelog, 'deprecation', 'text/html'),
});

/** Both sets of headers; their `Link` headers are joined, since `Link` is a list. */
export function mergeHeaders(own: Headers, common: Headers): Headers {
  if (own.Link === undefined || common.Link === undefined) return { ...own, ...common };
  return { ...own, ...common, Link: `${own.Link}, ${common.Link}` };
}
