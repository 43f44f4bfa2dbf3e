import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../src/site/home/examples.ts';
import { headerPageOf, linksIn, PAGES } from '../../src/site/pages.ts';
import { pathOf, PATHS } from '../../src/site/paths.ts';
import { drawingOf } from '../../src/site/plot/scatter-svg.ts';
import { SIZES } from '../../src/site/plot/scatter.ts';
import { namedDots, subjectOf, torqueMass } from '../../src/site/plot/torque-mass/torque-mass.ts';
import { categoryColours, previewPictures } from '../../src/site/preview-pictures.ts';
import { indexedPaths, sitemapXml } from '../../src/site/sitemap.ts';
import { COUNTS } from '../support/catalog-counts.ts';
import { copied, service, site } from './fixtures.ts';

const paths = indexedPaths(site);

test('the sitemap has each page once', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(sitemapXml('https://x.example', paths)).toContain(
    '<loc>https://x.example/actuators/unitree-go-m8010-6</loc>',
  );
});

test('every brand, category and use case has a page, and each actuator is on all of its own', () => {
  const listed = (groups: readonly { actuators: readonly unknown[] }[]) =>
    groups.reduce((sum, { actuators }) => sum + actuators.length, 0);
  expect([listed(site.brands), listed(site.categories)]).toEqual([COUNTS.actuators, COUNTS.actuators]);
  expect(listed(site.useCases)).toBe(
    service.dataset.actuators.reduce((sum, { use_cases }) => sum + use_cases.length, 0),
  );
});

test('each path has one row with a unique title, and the navigation names each page once', () => {
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(Object.values(PATHS).toSorted());
  expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
  for (const part of ['header', 'footer'] as const) {
    const labels = linksIn(part).map(([label]) => label);
    expect(labels).toEqual([...new Set(labels)]);
  }
});

test.each([
  ['/actuators', '/actuators'],
  ['/actuators/unitree-go-m8010-6', '/actuators'],
  ['/docs/api/sizing', '/data'],
  ['/brands/unitree', '/data'],
  ['/categories/smart_servo', '/data'],
  ['/use-cases/quadruped', '/data'],
  ['/changes/2026.11.22-70cc663e895f', '/data'],
  ['/', null],
])('the main navigation on %s marks the page %s', (path, marked) => {
  expect(headerPageOf(path)).toBe(marked);
});

test('the main navigation has four pages', () => {
  expect(linksIn('header').map(([label]) => label)).toEqual(['Find', 'Robots', 'My parts', 'Data & API']);
});

test('the sitemap names no page that redirects to another', () => {
  expect(paths.filter((path) => ['/quality', '/brands/agility-robotics'].includes(path))).toEqual([]);
  expect(paths).toContain('/brands/unitree');
});

test.each([
  ['/', '/'],
  ['/docs/api/', '/docs/api'],
  ['/404.html', '/404'],
  ['/actuators/index.html', '/actuators'],
])('the page rendered at %s has the path %s', (rendered, path) => {
  expect(pathOf(rendered)).toBe(path);
});

test('the examples of the home page are a question and records of the catalog', () => {
  const [asked, ...records] = EXAMPLES.map(({ href }) => href);
  expect(asked).toMatch(/^\/actuators\?need=40/);
  expect(records.filter((href) => !paths.includes(href))).toEqual([]);
});

test('the picture shows the actuators with both figures and names some of its front', () => {
  const picture = torqueMass(copied, { size: SIZES.wide });
  expect(picture.dots.length).toBe(
    service.dataset.actuators.filter(
      ({ weight_g, peak_torque_nm }) => weight_g !== null && peak_torque_nm !== null,
    ).length,
  );
  const named = namedDots(picture);
  expect(named.length).toBeGreaterThan(4);
  expect(drawingOf(picture, named)).toContain(`>${named[0]?.actuator.name.slice(0, 8)}`);
});

test('the picture of a category has fitting axes, with the others in its range faint', () => {
  const all = torqueMass(copied, { size: SIZES.wide });
  const of = subjectOf(copied, { field: 'category', value: 'smart_servo' });
  const some = torqueMass(copied, { size: SIZES.wide, of });
  const widthOf = ({ dots }: typeof all): number => {
    const across = dots.filter(({ actuator }) => actuator.category === 'smart_servo').map(({ x }) => x);
    return Math.max(...across) - Math.min(...across);
  };
  expect(widthOf(some)).toBeGreaterThan(1.2 * widthOf(all));
  expect([all.others, some.others === '']).toEqual(['', false]);
  expect(some.dots.every(({ actuator }) => actuator.category === 'smart_servo')).toBe(true);
});

const colours = categoryColours(
  readFileSync(new URL('../../src/site/layout/tokens.css', import.meta.url), 'utf8'),
);

test('every category has its own colour', () => {
  expect([...colours.keys()]).toEqual(site.categories.map(({ slug }) => slug));
  expect(new Set(colours.values()).size).toBe(6);
});

test('there is a preview picture for each kind of page and category', () => {
  const names = previewPictures(site, colours).map(({ name }) => name);
  expect(names).toEqual(['catalog', 'finder', 'robots', 'guide', ...site.categories.map(({ slug }) => slug)]);
});
