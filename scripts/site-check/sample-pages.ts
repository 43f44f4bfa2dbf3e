import { createHash } from 'node:crypto';
import type { BuiltPage } from './built-site.ts';
import { PAGE_KINDS } from './page-kinds.ts';

const DRAWN = 30;

/**
 * One page of each kind, and thirty others, chosen by their content: the same pages for the same build.
 */
export function samplePages(pages: readonly BuiltPage[]): BuiltPage[] {
  const kinds = new Set(PAGE_KINDS.map(([, path]) => path.replace(/\?.*/, '')));
  const others = pages
    .filter(({ path }) => !kinds.has(path))
    .map((page) => ({ page, lot: createHash('sha256').update(page.html).digest('hex') }))
    .toSorted((left, right) => (left.lot < right.lot ? -1 : 1));
  return [...pages.filter(({ path }) => kinds.has(path)), ...others.slice(0, DRAWN).map(({ page }) => page)];
}
