import { describe, expect, test } from 'vitest';
import { API_HEADERS, API_VERSION, HEADERS, SITE_HEADERS } from '../../../src/api/http/headers.ts';
import { discoveryLinks, link } from '../../../src/api/http/links.ts';

const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.1';

describe('a link', () => {
  test('names its target and its relation', () => {
    expect(link('/api?cursor=x', 'next')).toBe('</api?cursor=x>; rel="next"');
  });

  test('may name its media type', () => {
    expect(link('/docs/api', 'service-doc', 'text/html')).toBe(
      '</docs/api>; rel="service-doc"; type="text/html"',
    );
  });
});

test('the links of discovery name description, guide, status and API catalog', () => {
  expect(discoveryLinks().split(', ')).toEqual([
    `</openapi.json>; rel="service-desc"; type="${OPENAPI_TYPE}"`,
    '</docs/api>; rel="service-doc"; type="text/html"',
    '</docs/api.md>; rel="service-doc"; type="text/markdown"',
    '</healthz>; rel="status"; type="application/json"',
    '</.well-known/api-catalog>; rel="api-catalog"',
  ]);
});

describe('the table of headers', () => {
  test('has every header of ours that a browser may read', () => {
    expect(Object.keys(HEADERS)).toEqual([
      'API-Version',
      'Catalog-Version',
      'ETag',
      'Cache-Control',
      'Age',
      'Request-Id',
      'Link',
      'Query-Corrected',
      'Query-Hints',
      'Content-Disposition',
      'Location',
      'RateLimit',
      'RateLimit-Policy',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'Retry-After',
      'Allow',
      'Accept-Post',
      'Accept-Encoding',
      'Deprecation',
      'Sunset',
    ]);
  });

  test.each(Object.entries(HEADERS))(
    '%s has a sentence and an example of its type',
    (_name, { says, type, example }) => {
      expect(says).toMatch(/^[A-Z].+\.$/);
      expect(typeof example).toBe(type === 'integer' ? 'number' : 'string');
      expect(example).not.toBe('');
    },
  );

  test('the version is that of the path', () => {
    expect(API_VERSION).toBe('v1');
  });
});

test('the headers of every answer allow every origin and expose the headers of ours', () => {
  expect(API_HEADERS).toEqual({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'API-Version, Catalog-Version, ETag, Cache-Control, Age, Request-Id, Link, Query-Corrected, Query-Hints, Content-Disposition, Location, RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, Allow, Accept-Post, Accept-Encoding, Deprecation, Sunset',
    'API-Version': 'v1',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('a page loads code only from its own origin and cannot be framed', () => {
  expect(SITE_HEADERS['Content-Security-Policy']?.split('; ')).toEqual([
    "default-src 'self'",
    "img-src 'self' https: data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});
