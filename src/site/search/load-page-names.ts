import { PAGE_NAMES } from '../paths.ts';
import { isPageNames } from './find-pages.ts';
import type { PageName } from './page-names.ts';

let loaded: Promise<readonly PageName[]> | undefined;

/** Every page with its name, loaded once; none when the file cannot be had. */
export const loadPageNames = (): Promise<readonly PageName[]> => (loaded ??= load());

async function load(): Promise<readonly PageName[]> {
  const response = await fetch(PAGE_NAMES);
  const names: unknown = response.ok ? await response.json() : [];
  return isPageNames(names) ? names : [];
}
