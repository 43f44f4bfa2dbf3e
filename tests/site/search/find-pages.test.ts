import { expect, test } from 'vitest';
import { findPages, isPageNames, nearestPaths } from '../../../src/site/search/find-pages.ts';
import { pageNames } from '../../../src/site/search/page-names.ts';
import { indexedPaths } from '../../../src/site/sitemap.ts';
import { site } from '../fixtures.ts';

const pages = pageNames(site);
const pathsFor = (text: string): string[] => findPages(pages, text).map(([path]) => path);

test('every page that search engines may list but the home page can be found by name', () => {
  const named = new Set(pages.map(([path]) => path));
  expect(indexedPaths(site).filter((path) => !named.has(path))).toEqual(['/']);
  expect(isPageNames(JSON.parse(JSON.stringify(pages)))).toBe(true);
});

test.each([
  ['go2', '/robots/unitree-go2'],
  ['Unitree Go2', '/robots/unitree-go2'],
  ['xm540w270r', '/actuators/robotis-xm540-w270-r'],
  ['cubemars', '/brands/cubemars'],
  ['API guide', '/docs/api'],
])('the search for "%s" finds %s first', (text, path) => {
  expect(pathsFor(text)[0]).toBe(path);
});

test('words may come in any order, and a text that fits nothing finds nothing', () => {
  expect(pathsFor('v3.0 ak80-9 cubemars').length).toBeGreaterThan(0);
  expect([pathsFor('zzzz'), pathsFor('  '), pathsFor('–')]).toEqual([[], [], []]);
});

test('a mistyped address finds its record', () => {
  expect(nearestPaths(pages, '/actuators/unitree-go-m8010')[0]).toBe('/actuators/unitree-go-m8010-6');
  expect(nearestPaths(pages, '/robot')[0]).toBe('/robots');
});

test.each(['/nope', '/', '/actuators/zzzzzz', '/wp-login.php'])('%s is like no page, so none is offered', (path) => {
  expect(nearestPaths(pages, path)).toEqual([]);
});
