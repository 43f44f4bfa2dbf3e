import { API_PATHS } from '../api/http/links.ts';
import { BULK_ROOT } from '../bulk/paths.ts';

/** Where the pages for people lie, below the base URL. */
export const PATHS = {
  home: '/',
  finder: '/actuators',
  robots: '/robots',
  list: '/my-parts',
  brands: '/brands',
  data: BULK_ROOT,
  guide: API_PATHS.guide,
  requestForm: `${API_PATHS.guide}/request`,
  changelog: API_PATHS.changelog,
} as const;

/** The sections of the page about the data: its path with the anchor of each. */
export const ABOUT = {
  files: `${PATHS.data}#files`,
  categories: `${PATHS.data}#categories`,
  useCases: `${PATHS.data}#use-cases`,
  statistics: `${PATHS.data}#statistics`,
  quality: `${PATHS.data}#quality`,
  releases: `${PATHS.data}#releases`,
  makers: `${PATHS.data}#for-makers`,
} as const;

/** Below it are the pages of releases; it names the feed of them too, and leads to the list of releases. */
export const RELEASES_PATH = '/changes';

/** The page of an actuator. */
export const actuatorPath = (id: string): string => `${PATHS.finder}/${id}`;

/** The page of a robot. */
export const robotPath = (id: string): string => `${PATHS.robots}/${id}`;

/** The page of a brand, by the slug of its folder. */
export const brandPath = (slug: string): string => `${PATHS.brands}/${slug}`;

/** Where a brand without an actuator is listed with its robots. */
export const robotBrandPath = (slug: string): string => `${PATHS.brands}#${slug}`;

/** The page on which a maker reviews its figures. */
export const reviewPath = (slug: string): string => `${brandPath(slug)}/review`;

/** The file in which the maker answers. */
export const reviewFile = (slug: string): string => `${reviewPath(slug)}.csv`;

/** The page of a category. */
export const categoryPath = (slug: string): string => `/categories/${slug}`;

/** The page of a use-case tag. */
export const useCasePath = (tag: string): string => `/use-cases/${tag}`;

/** A chapter of the guide; the first one, without a slug, lies at the guide's own address. */
export const chapterPath = (slug: string): string => (slug === '' ? PATHS.guide : `${PATHS.guide}/${slug}`);

/** The page of a release of the catalog. */
export const releasePath = (version: string): string => `${RELEASES_PATH}/${version}`;

/** The comparison of these actuators side by side. */
export const comparePath = (ids: readonly string[]): string =>
  `${PATHS.list}?motors=${ids.join(',')}&view=compare`;

/** The reader's own parts side by side, and as a plot. */
export const OWN_COMPARED = `${PATHS.list}?view=compare`;
export const OWN_PLOTTED = `${PATHS.list}?view=plot`;

/** Where a joint is sized. */
export const SIZING_PATH = `${PATHS.finder}#sizing`;

/** The parameter of the finder's fragment that asks for a replacement of an actuator, by its id. */
export const REPLACE = 'replace';

/** The finder's answer to the figures of an actuator that is to be replaced. */
export const replacePath = (id: string): string => `${PATHS.finder}#${REPLACE}=${id}`;

/** The reader's own list with additional motors; `lines` as `id:count,id`. */
export const addToListPath = (lines: string): string => `${PATHS.list}?add=${lines}`;

/** The finder with these parameters, which have the API's names. */
export const finderPath = (parameters: Readonly<Record<string, string>> | URLSearchParams): string =>
  withQuery(PATHS.finder, readableQuery(new URLSearchParams(parameters)));

/** The finder's answer to a sentence that asks these parameters; the sentence is kept beside them. */
export const sentencePath = (need: string, asked: Readonly<Record<string, string>>): string =>
  `${finderPath(asked)}#${readableQuery(new URLSearchParams({ need }))}`;

/** Data of the search box; the "not found" page reads the list of all pages from it. */
export const SEARCH_FILE = '/data/search.json';

/** The words and meanings of the fields, for sentences and the heads of columns. */
export const FIELD_WORDS_FILE = '/data/field-words.json';

/** The words by which the list of robots finds them. */
export const ROBOT_WORDS_FILE = '/data/robot-words.json';

/** The file of the rows of the list of robots, which it loads for its CSV. */
export const ROBOT_ROWS_FILE = '/data/robot-rows.json';

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
