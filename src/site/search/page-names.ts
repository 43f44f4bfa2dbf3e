import { capitalised, words } from '../format.ts';
import { CHAPTERS } from '../guide/chapters.ts';
import { actuatorPath, brandPath, categoryPath, chapterPath, PATHS, robotPath, useCasePath } from '../paths.ts';
import type { Site } from '../site.ts';

/** A page that can be found by name: its path, its name, and the maker of what it shows (empty for none). */
export type PageName = readonly [path: string, name: string, brand: string];

/** Every page with its name: what the search box suggests, and what the page "not found" looks through. */
export const pageNames = ({ service, brands, categories, useCases }: Site): PageName[] => [
  ...service.dataset.actuators.map(({ id, name, brand }): PageName => [actuatorPath(id), name, brand]),
  ...service.dataset.robots.map(({ id, name, brand }): PageName => [robotPath(id), name, brand]),
  ...brands.map(({ slug, name }): PageName => [brandPath(slug), name, '']),
  ...categories.map(({ slug, label }): PageName => [categoryPath(slug), label, '']),
  ...useCases.map(({ tag }): PageName => [useCasePath(tag), capitalised(words(tag)), '']),
  [PATHS.explorer, 'Actuators', ''],
  [PATHS.robots, 'Robots', ''],
  [PATHS.match, 'Match a joint', ''],
  [PATHS.compare, 'Compare', ''],
  [PATHS.list, 'My list of motors', ''],
  [PATHS.replace, 'Replace an actuator', ''],
  [PATHS.brands, 'Brands', ''],
  [PATHS.categories, 'Categories', ''],
  [PATHS.useCases, 'Use cases', ''],
  [PATHS.statistics, 'Statistics', ''],
  [PATHS.quality, 'Quality of the catalog', ''],
  [PATHS.data, 'Open data', ''],
  [PATHS.guide, 'API guide', ''],
  ...CHAPTERS.slice(1).map(({ slug, name }): PageName => [chapterPath(slug), `API guide: ${name}`, '']),
  [PATHS.requestForm, 'API guide: Build a request', ''],
  [PATHS.changes, 'Releases of the catalog', ''],
  [PATHS.changelog, 'Changelog of the API', ''],
];
