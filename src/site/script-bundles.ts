/*
 * Assigns each module of the browser to a bundle, so that a page loads a few files. By default, the bundler
 * makes a file for each set of modules that some pages share: seventy requests before the finder answers.
 */

/** A module as the bundler knows it: the modules that import it, at once or when they first need it. */
export interface ImportedModule {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** Looks up a module by its id; null for one that the bundler does not know. */
export type FindModule = (id: string) => ImportedModule | null;

const FRAME = '/src/site/layout/start-frame.ts';
const FIRST_ANSWER = '/src/site/finder/first-answer/first-answer.ts';
const FINDER = '/src/site/finder/start-finder.ts';
const LAZY_CODE = '/src/site/finder/answer/lazy-code.ts';
const PARTS = '/src/site/parts/start-list.ts';

/** Small modules of nearly every page, and the code of the bundler itself. */
const OF_ALL_PAGES = /preload-helper|rolldown\/runtime|\/lib\/memoize-by-object\.ts$|\/site\/browser\//;

/** The names of bundles. A module that belongs to several is in the first of them. */
const NAMES = [
  'frame',
  'lit',
  'first-answer',
  'finder-and-others',
  'finder-and-parts',
  'finder',
  'lazy-and-pages',
  'lazy-and-parts',
  'lazy-twice',
  'lazy',
] as const;

type Bundle = (typeof NAMES)[number];

/**
 * The bundle of a module; null where the bundler may choose. Modules of the finder and the list of parts are
 * one bundle, those that they share with other pages another; the lazy code, and its modules that other code
 * shares, come later.
 */
export function bundleOf(id: string, find: FindModule): Bundle | null {
  if (OF_ALL_PAGES.test(id)) return 'frame';
  if (id.includes('/lit-html/lit-html.js')) return 'lit';
  if (find(id)?.isEntry === true) return null;
  const { entries, loadedLater, passed } = importersOf(id, find);
  const isIn = (module: string): boolean => [...passed].some((one) => one.endsWith(module));
  if (isIn(FRAME)) return 'frame';
  if (isIn(FIRST_ANSWER)) return 'first-answer';
  if (isIn(FINDER) && isIn(PARTS)) return entries.size === 2 ? 'finder-and-parts' : 'finder-and-others';
  if (isIn(FINDER)) return entries.size === 1 ? 'finder' : 'finder-and-others';
  const isOfLazyCode = isIn(LAZY_CODE);
  if (entries.size > 0 && isOfLazyCode)
    return entries.size === 1 && isIn(PARTS) ? 'lazy-and-parts' : 'lazy-and-pages';
  if (entries.size > 0 || !isOfLazyCode) return null;
  return loadedLater.size === 1 ? 'lazy' : 'lazy-twice';
}

/** The modules that import a module at once, directly or through others. */
interface Importers {
  /** The scripts of pages among them. */
  readonly entries: ReadonlySet<string>;
  /** Those that are loaded when they are first needed. */
  readonly loadedLater: ReadonlySet<string>;
  /** All of them, and the module itself. */
  readonly passed: ReadonlySet<string>;
}

function importersOf(id: string, find: FindModule): Importers {
  const entries = new Set<string>();
  const loadedLater = new Set<string>();
  const passed = new Set<string>();
  const climb = (module: string): void => {
    const found = passed.has(module) ? null : find(module);
    if (found === null) return;
    passed.add(module);
    if (found.isEntry) entries.add(module);
    if (found.dynamicImporters.length > 0) loadedLater.add(module);
    for (const importer of found.importers) climb(importer);
  };
  climb(id);
  return { entries, loadedLater, passed };
}

/** The bundler's record of its modules. */
interface Bundler {
  getModuleInfo(id: string): ImportedModule | null;
}

/** The bundles as the bundler takes them: groups of modules, the first with the highest priority. */
export const BUNDLES = NAMES.map((name, index) => ({
  priority: NAMES.length - index,
  name: (id: string, bundler: Bundler): string | null =>
    bundleOf(id, (one) => bundler.getModuleInfo(one)) === name ? name : null,
}));
