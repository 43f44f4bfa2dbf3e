import type { Site } from './build-site.ts';
import { CHAPTERS } from './guide/chapters.ts';
import { brandPath, categoryPath, chapterPath, PATHS, releasePath, useCasePath } from './paths.ts';

/** Paths of all pages that search engines may list; pages that have moved are not. */
export function indexedPaths({ service, brands, categories, useCases }: Site): string[] {
  const { actuators, robots, releases, baseUrl } = service.dataset;
  const makers = brands.filter((brand) => brand.actuators.length > 0);
  return [
    ...new Set([...Object.values(PATHS), ...CHAPTERS.map(({ slug }) => chapterPath(slug))]),
    ...releases.map(({ version }) => releasePath(version)),
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...makers.map(({ slug }) => brandPath(slug)),
    ...useCases.map(({ tag }) => useCasePath(tag)),
    ...[...actuators, ...robots].map(({ url }) => url.slice(baseUrl.length)),
  ];
}

/** The sitemap (sitemaps.org) of these paths. */
export const sitemapXml = (baseUrl: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
