import { PATHS } from './paths.ts';

/** A page that is not about a single record. */
interface PageRow {
  readonly path: string;
  /** Its title: in the browser's tab, in the search box and in the site check. */
  readonly title: string;
  /** Its label in the main navigation; absent where it has no link there. */
  readonly header?: string;
  /** Its label at the foot of every page; absent where it has no link there. */
  readonly footer?: string;
}

/**
 * The pages that are not about a single record, in the order of the navigation. A new page is one row here
 * and its path in `PATHS`.
 */
export const PAGES: readonly PageRow[] = [
  { path: PATHS.home, title: 'Robot Actuator Catalog' },
  { path: PATHS.explorer, title: 'Actuators', header: 'Actuators' },
  { path: PATHS.robots, title: 'Robots', header: 'Robots' },
  { path: PATHS.compare, title: 'Compare actuators', header: 'Compare' },
  { path: PATHS.list, title: 'My list of motors', header: 'List' },
  { path: PATHS.categories, title: 'Categories', footer: 'Categories' },
  { path: PATHS.brands, title: 'Brands', footer: 'Brands' },
  { path: PATHS.useCases, title: 'Use cases', footer: 'Use cases' },
  { path: PATHS.statistics, title: 'Statistics', footer: 'Statistics' },
  { path: PATHS.quality, title: 'Quality of the catalog', footer: 'Quality' },
  { path: PATHS.data, title: 'Open data', footer: 'Open data' },
  { path: PATHS.guide, title: 'API guide', header: 'API', footer: 'API guide' },
  { path: PATHS.requestForm, title: 'Build a request' },
  { path: PATHS.changes, title: 'Releases of the catalog', footer: 'Releases' },
  { path: PATHS.changelog, title: 'Changelog of the API', footer: 'Changelog' },
];

/** The title of a page of the table. Throws for another path: such a page names its own. */
export function titleOf(path: string): string {
  const row = PAGES.find((page) => page.path === path);
  if (row === undefined)
    throw new Error(`${path} has no row in PAGES: found no title, add a row or give the page one.`);
  return row.title;
}

/** Label and path of the links in a navigation. */
export const linksIn = (navigation: 'header' | 'footer'): (readonly [label: string, path: string])[] =>
  PAGES.flatMap(({ path, [navigation]: label }) => (label === undefined ? [] : [[label, path] as const]));
