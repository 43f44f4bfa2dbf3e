import { describe, expect, test } from 'vitest';
import { documentRowAt, fileOf, rowOfFile } from '../../../src/api/documents/manifest-rows.ts';
import { API_HEADERS, SITE_HEADERS } from '../../../src/api/http/headers.ts';
import { discoveryLinks } from '../../../src/api/http/links.ts';
import { mediaTypeOf } from '../../../src/api/http/media-type.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

test.each([
  ['api.json', '/api', 'api'],
  ['api/v1/actuators/acme-a1.json', '/api/v1/actuators/acme-a1', 'api'],
  ['api/v1/robots/acme-walker.json', '/api/v1/robots/acme-walker', 'api'],
  ['api/v1/categories.json', '/api/v1/categories', 'api'],
  ['openapi.json', '/openapi.json', 'api'],
  ['api/openapi.json', '/api/openapi.json', 'api'],
  ['mcp/server-card.json', '/mcp/server-card', 'api'],
  ['.well-known/api-catalog.json', '/.well-known/api-catalog', 'site'],
  ['.well-known/ai-catalog.json', '/.well-known/ai-catalog.json', 'site'],
  ['index.html', '/', 'site'],
  ['docs/api/index.html', '/docs/api', 'site'],
  ['docs/api.md', '/docs/api.md', 'site'],
  ['about.html', '/about', 'site'],
  ['404.html', '/404', 'site'],
  ['llms.txt', '/llms.txt', 'site'],
  ['site.json', '/site.json', 'site'],
  ['_astro/page.Bx1.css', '/_astro/page.Bx1.css', 'site'],
  ['myindex.html', '/myindex', 'site'],
  ['data/2026.11.22-16bcb042b23e/claims.csv', '/data/2026.11.22-16bcb042b23e/claims.csv', 'data'],
  ['data/search.json', '/data/search.json', 'site'],
])('the file %s is served at %s, as part of the %s', (file, path, kind) => {
  expect(rowOfFile(file)).toMatchObject({ path, file, kind });
});

test.each(['_headers', '_redirects', 'api.json.br', 'api.json.gz', 'api/index.html.br', 'api/v1/notes.json'])(
  'the file %s is not served',
  (file) => {
    expect(rowOfFile(file)).toBeNull();
  },
);

test.each([
  ['/api', 'api.json'],
  ['/openapi.json', 'openapi.json'],
  ['/api/v1/actuators/acme-a1', 'api/v1/actuators/acme-a1.json'],
  ['/.well-known/api-catalog', '.well-known/api-catalog.json'],
])('%s lies in the file %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
});

test.each([
  ['x.md', 'text/markdown; charset=utf-8'],
  ['a.b/x.html', 'text/html; charset=utf-8'],
  ['x.js', 'text/javascript; charset=utf-8'],
  ['x.json', JSON_TYPE],
  ['x.svg', 'image/svg+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['x.csv', 'text/csv; header=present; charset=utf-8'],
  ['x.ndjson', 'application/x-ndjson'],
  ['x.parquet', 'application/vnd.apache.parquet'],
  ['x.sqlite', 'application/vnd.sqlite3'],
  ['x.png', 'image/png'],
  ['x.woff2', 'font/woff2'],
  ['favicon.ico', 'image/x-icon'],
  ['x.unheard-of', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('the media type of %s is %s', (file, type) => {
  expect(mediaTypeOf(file)).toBe(type);
});

describe('the headers of a document', () => {
  test.each(['openapi.json', 'api/openapi.json', 'api/v1/actuators/x.json', 'api/v1/brands.json'])(
    'of %s are those of the API and allow 5 minutes in a cache',
    (file) => {
      expect(rowOfFile(file)).toMatchObject({
        type: JSON_TYPE,
        headers: { 'Cache-Control': 'public, max-age=300', ...API_HEADERS },
      });
    },
  );

  test('of the index have the links of discovery too', () => {
    expect(documentRowAt('/api')?.headers).toEqual({
      'Cache-Control': 'public, max-age=300',
      Link: discoveryLinks(),
      ...API_HEADERS,
    });
  });

  test('of the API catalog are those of the site: it is a linkset and links to itself', () => {
    expect(documentRowAt('/.well-known/api-catalog')).toMatchObject({
      type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      headers: {
        'Cache-Control': 'public, max-age=300',
        Link: '</.well-known/api-catalog>; rel="api-catalog"',
        ...SITE_HEADERS,
      },
    });
  });

  test('of the home page have the links of discovery', () => {
    expect(rowOfFile('index.html')?.headers).toEqual({
      'Cache-Control': 'public, max-age=300',
      Link: discoveryLinks(),
      ...SITE_HEADERS,
    });
  });

  test('let a file with a hash in its name be cached for a year', () => {
    expect(rowOfFile('_astro/page.Bx1.css')?.headers).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...SITE_HEADERS,
    });
  });
});

test.each(['/api/v1/actuators', '/api/v1/nope', '/api/v1/actuators/x/y', '/mcp', '/docs/api'])(
  '%s is not a document of the table',
  (path) => {
    expect(documentRowAt(path)).toBeNull();
  },
);
