import { expect, test } from 'vitest';
import type { BuiltSite } from '../../../scripts/site-check/built-site.ts';
import { checkLinks } from '../../../scripts/site-check/links.ts';

const page = (path: string, html: string) => ({ path, file: 'x.html', html });
const siteOf = (html: string): BuiltSite => ({
  folder: '',
  pages: [page('/', html), page('/docs/api', '<h2 id="errors">Errors</h2>')],
  paths: new Set(['/', '/docs/api', '/a.css']),
});
const broken = (html: string) => checkLinks(siteOf(html), 'https://x.example').broken;

test.each([
  '<a href="/docs/api">',
  '<a href="/docs/api#errors">',
  '<a href="https://x.example/docs/api">',
  '<link href="/a.css">',
  '<a href="/api/v1/actuators?q=a">',
  '<a href="https://other.example/nothing">',
])('%s is valid', (html) => {
  expect(broken(html)).toEqual([]);
});

test.each([
  ['<a href="/docs">', '/ -> /docs'],
  ['<a href="/docs/api#error">', '/ -> /docs/api#error'],
  ['<a href="#nowhere">', '/ -> /#nowhere'],
  ['<script src="/b.js">', '/ -> /b.js'],
])('%s is broken', (html, told) => {
  expect(broken(html)).toEqual([told]);
});

test('links to other hosts are not counted', () => {
  const site = siteOf('<a href="/"><a href="https://other.example/">');
  expect(checkLinks(site, 'https://x.example').count).toBe(1);
});
