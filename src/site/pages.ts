import { categoryPath, PATHS, RELEASES_PATH, useCasePath } from './paths.ts';

/** A page that is not about a single record. */
interface PageRow {
  readonly path: string;
  /** Its title: in the browser's tab, in the search box and in the site check. */
  readonly title: string;
  /** Its label in the main navigation; absent where it has no link there. */
  readonly header?: string;
  /** Its label at the foot of every page; absent where it has no link there. */
  readonly footer?: string;
  /** The page of the main navigation to which it belongs; absent where it is one, or belongs to none. */
  readonly within?: string;
}

/**
 * The pages that are not about a single record, in the order of the navigation. A new page is one row here
 * and its path in `PATHS`.
 */
export const PAGES: readonly PageRow[] = [
  { path: PATHS.home, title: 'Robot Actuator Catalog' },
  { path: PATHS.finder, title: 'Actuators', header: 'Find' },
  { path: PATHS.robots, title: 'Robots', header: 'Robots' },
  { path: PATHS.list, title: 'My parts', header: 'My parts' },
  { path: PATHS.data, title: 'About the data', header: 'Data & API', footer: 'About the data' },
  { path: PATHS.brands, title: 'Makers', footer: 'Makers', within: PATHS.data },
  { path: PATHS.guide, title: 'API guide', footer: 'API guide', within: PATHS.data },
  { path: PATHS.requestForm, title: 'Build a request', within: PATHS.data },
  { path: PATHS.changelog, title: 'Changelog of the API', footer: 'API changelog', within: PATHS.data },
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

/** Folders of pages that only a section of the page about the data lists. */
const LISTED_IN_DATA = [RELEASES_PATH, categoryPath(''), useCasePath('')];

/**
 * The page of the main navigation to which a path belongs: that of its nearest row; null if there is none.
 */
export function headerPageOf(path: string): string | null {
  if (LISTED_IN_DATA.some((folder) => path.startsWith(folder))) return PATHS.data;
  const rows = PAGES.filter((row) => path === row.path || path.startsWith(`${row.path}/`));
  const nearest = rows.toSorted((one, other) => other.path.length - one.path.length)[0];
  return nearest === undefined
    ? null
    : (nearest.within ?? (nearest.header === undefined ? null : nearest.path));
}
