import { findablesOf } from '../../query/findables.ts';
import { capitalised, words } from '../format.ts';
import { CHAPTERS } from '../guide/chapters.ts';
import { categoryPath, chapterPath, PATHS, releasePath, useCasePath } from '../paths.ts';
import type { Site } from '../site.ts';
import type { PageName, SearchFile } from './found.ts';

/** The pages that are no records of actuators, robots or makers. */
const pageNames = ({ service, categories, useCases }: Site): PageName[] => [
  ...categories.map(({ slug, label }): PageName => [categoryPath(slug), label, 'Category']),
  ...useCases.map(({ tag }): PageName => [useCasePath(tag), capitalised(words(tag)), 'Use case']),
  [PATHS.explorer, 'Actuators', 'Page'],
  [PATHS.robots, 'Robots', 'Page'],
  [PATHS.match, 'Match a joint', 'Page'],
  [PATHS.compare, 'Compare', 'Page'],
  [PATHS.list, 'My list of motors', 'Page'],
  [PATHS.replace, 'Replace an actuator', 'Page'],
  [PATHS.brands, 'Brands', 'Page'],
  [PATHS.categories, 'Categories', 'Page'],
  [PATHS.useCases, 'Use cases', 'Page'],
  [PATHS.statistics, 'Statistics', 'Page'],
  [PATHS.quality, 'Quality of the catalog', 'Page'],
  [PATHS.data, 'Open data', 'Page'],
  [PATHS.guide, 'API guide', 'Page'],
  ...CHAPTERS.slice(1).map(({ slug, name }): PageName => [chapterPath(slug), `API guide: ${name}`, 'Page']),
  [PATHS.requestForm, 'API guide: Build a request', 'Page'],
  [PATHS.changes, 'Releases of the catalog', 'Page'],
  ...service.dataset.releases.map(({ version }): PageName => [releasePath(version), `Release ${version}`, 'Page']),
  [PATHS.changelog, 'Changelog of the API', 'Page'],
];

/** What the search box reads: all that the API's search finds, and the pages beside the records. */
export const searchFile = (site: Site): SearchFile => ({
  records: findablesOf(site.service.dataset).map(({ hit, aliases, text, uses, known }) => [
    hit.type,
    hit.id,
    hit.name,
    hit.brand,
    uses,
    known,
    text,
    ...aliases,
  ]),
  pages: pageNames(site),
});
