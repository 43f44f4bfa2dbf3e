import { PAGE_NAMES } from '../paths.ts';
import { isPageNames } from './find-pages.ts';
import type { PageName } from './page-names.ts';

/** Every page with its name; none when the file cannot be had. */
export async function loadPageNames(): Promise<readonly PageName[]> {
  const response = await fetch(PAGE_NAMES);
  const names: unknown = response.ok ? await response.json() : [];
  return isPageNames(names) ? names : [];
}
