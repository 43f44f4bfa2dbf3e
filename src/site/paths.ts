import { API_PATHS } from '../api/http/links.ts';
import { BULK_ROOT } from '../bulk/paths.ts';

/** Where the pages for people lie, below the base URL. */
export const PATHS = {
  home: '/',
  explorer: '/actuators',
  robots: '/robots',
  compare: '/compare',
  list: '/list',
  brands: '/brands',
  categories: '/categories',
  useCases: '/use-cases',
  statistics: '/statistics',
  quality: '/quality',
  data: BULK_ROOT,
  guide: API_PATHS.guide,
  requestForm: `${API_PATHS.guide}/request`,
  changes: '/changes',
  changelog: API_PATHS.changelog,
} as const;

/** The page of an actuator. */
export const actuatorPath = (id: string): string => `${PATHS.explorer}/${id}`;

/** The page of a robot. */
export const robotPath = (id: string): string => `${PATHS.robots}/${id}`;

/** The page of a brand, by the slug of its folder. */
export const brandPath = (slug: string): string => `${PATHS.brands}/${slug}`;

/** The page on which a maker reviews its figures. */
export const reviewPath = (slug: string): string => `${brandPath(slug)}/review`;

/** The file in which the maker answers. */
export const reviewFile = (slug: string): string => `${reviewPath(slug)}.csv`;

/** The page of a category. */
export const categoryPath = (slug: string): string => `${PATHS.categories}/${slug}`;

/** The page of a use-case tag. */
export const useCasePath = (tag: string): string => `${PATHS.useCases}/${tag}`;

/** A chapter of the guide; the first one, without a slug, lies at the guide's own address. */
export const chapterPath = (slug: string): string => (slug === '' ? PATHS.guide : `${PATHS.guide}/${slug}`);

/** The page of a release of the catalog. */
export const releasePath = (version: string): string => `${PATHS.changes}/${version}`;

/** The comparison of these actuators. */
export const comparePath = (ids: readonly string[]): string => `${PATHS.compare}?ids=${ids.join(',')}`;

/** The plot of these actuators, before all others. */
export const plotPath = (ids: readonly string[]): string =>
  `${PATHS.explorer}#view=plot&plot=pins&pins=${ids.join(',')}`;

/** The finder's answer to the figures of an actuator that is to be replaced. */
export const replacePath = (id: string): string => `${PATHS.explorer}#replacing=${id}`;

/** The reader's own list with further motors; `lines` as `id:count,id`. */
export const addToListPath = (lines: string): string => `${PATHS.list}?add=${lines}`;

/** The finder with these parameters, which have the API's names. */
export const explorerPath = (parameters: Readonly<Record<string, string>> | URLSearchParams): string =>
  withQuery(PATHS.explorer, readableQuery(new URLSearchParams(parameters)));

/** Data of the search box; the "not found" page reads the list of all pages from it. */
export const SEARCH_FILE = '/data/search.json';

/** The public path of a page from the address under which it is rendered: `/docs/api/` -> `/docs/api`. */
export const pathOf = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

/** Parameters as people read them in an address: what needs no code in a query has none. */
export const readableQuery = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll(/%(?:2C|3A|3B|40|7E)/g, (code) => decodeURIComponent(code));

/** A path with a query; by itself where that is empty. */
export const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

/** The command that asks for an address. */
export const curlLine = (address: string): string => `curl '${address.replaceAll("'", '%27')}'`;
