import type { BuiltPage } from './built-site.ts';

/** The titles that more than one page has, and these pages; a page without one has the empty title. */
export const sharedTitles = (pages: readonly Pick<BuiltPage, 'path' | 'html'>[]) =>
  [...Map.groupBy(pages, titleOf)]
    .filter(([title, those]) => those.length > 1 || title === '')
    .map(([title, those]) => ({ title, paths: those.map(({ path }) => path) }));

const titleOf = ({ html }: Pick<BuiltPage, 'html'>): string =>
  /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
