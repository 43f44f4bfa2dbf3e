/** A response header of the API: what it says and an example, for OpenAPI and the guide. */
export interface HeaderMeaning {
  readonly says: string;
  readonly type: 'string' | 'integer';
  readonly example: string | number;
}

/** THE TABLE of the response headers that are ours; browsers may read each (`Access-Control-Expose-Headers`). */
export const HEADERS = {
  'API-Version': { says: 'Major version of the API.', type: 'string', example: 'v1' },
  ETag: {
    says: 'Strong validator of exactly these bytes; send it as `If-None-Match`.',
    type: 'string',
    example: '"tKbdeCpJmAAbUVVU"',
  },
  'Cache-Control': {
    says: 'Successes may be reused for 5 minutes; errors never.',
    type: 'string',
    example: 'public, max-age=300',
  },
  Link: {
    says: 'Related addresses (RFC 8288): `next` on lists, `service-desc` and `service-doc` on the index.',
    type: 'string',
    example: '</api/v1/robots?cursor=WyIx&limit=25>; rel="next"',
  },
  RateLimit: {
    says: 'Requests left (`r`) and seconds to the reset (`t`), IETF draft. Ignore it on a reused answer (`Age` above 0).',
    type: 'string',
    example: '"default";r=119;t=42',
  },
  'RateLimit-Policy': {
    says: 'Requests (`q`) per seconds (`w`), IETF draft.',
    type: 'string',
    example: '"default";q=120;w=60',
  },
  'X-RateLimit-Limit': { says: 'Requests per window.', type: 'integer', example: 120 },
  'X-RateLimit-Remaining': { says: 'Requests left in this window.', type: 'integer', example: 119 },
  'X-RateLimit-Reset': { says: 'Seconds to the end of this window.', type: 'integer', example: 42 },
  'Retry-After': { says: 'Seconds to wait before the next request.', type: 'integer', example: 42 },
  Allow: { says: 'The methods that the path has.', type: 'string', example: 'GET, HEAD, OPTIONS' },
  'Accept-Post': { says: 'The media type that a POST must have.', type: 'string', example: 'application/json' },
  Deprecation: { says: 'Since when the operation is deprecated (RFC 9745).', type: 'string', example: '@1688169599' },
  Sunset: { says: 'When the operation will end (RFC 8594).', type: 'string', example: 'Sun, 30 Jun 2030 23:59:59 GMT' },
} as const satisfies Record<string, HeaderMeaning>;

export type HeaderName = keyof typeof HEADERS;

/** Version of the API, as in `API-Version` and the path. */
export const API_VERSION = 'v1';
