import { expect, test } from 'vitest';
import { mediaTypeOf, publicPath } from '../../../src/origin/documents/public-path.ts';

test.each([
  ['api.json', '/api'],
  ['api/v1/actuators/acme-a1.json', '/api/v1/actuators/acme-a1'],
  ['api/v1/categories.json', '/api/v1/categories'],
  ['openapi.json', '/openapi.json'],
  ['api/openapi.json', '/api/openapi.json'],
  ['.well-known/api-catalog.json', '/.well-known/api-catalog'],
  ['index.html', '/'],
  ['docs/api/index.html', '/docs/api'],
  ['docs/api.md', '/docs/api.md'],
  ['about.html', '/about'],
  ['404.html', '/404'],
  ['llms.txt', '/llms.txt'],
  ['site.json', '/site.json'],
  ['_astro/page.Bx1.css', '/_astro/page.Bx1.css'],
  ['myindex.html', '/myindex'],
])('the file %s is served at %s', (file, path) => {
  expect(publicPath(file)).toBe(path);
});

test.each([
  '_headers',
  '_redirects',
  'api.json.br',
  'api.json.gz',
  'api/v1/unknown.json',
  'api/v1/actuators/Acme.json',
  'api/v1/readme.txt',
  'api/index.html.br',
])('the file %s is not served', (file) => {
  expect(publicPath(file)).toBeNull();
});

test.each([
  ['x.md', 'text/markdown; charset=utf-8'],
  ['a.b/x.html', 'text/html; charset=utf-8'],
  ['x.woff2', 'font/woff2'],
  ['x.unheard-of', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('the media type of %s is %s', (file, type) => {
  expect(mediaTypeOf(file)).toBe(type);
});
