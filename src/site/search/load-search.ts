import { SEARCH_FILE } from '../paths.ts';
import { isSearchFile, type SearchFile } from './search-file-format.ts';
import type { SiteSearch } from './site-search.ts';

let file: Promise<SearchFile> | undefined;
let search: Promise<SiteSearch> | undefined;

/** The file of the search box, loaded once; an empty one if loading fails. */
export const loadSearchFile = (): Promise<SearchFile> => (file ??= load());

async function load(): Promise<SearchFile> {
  const response = await fetch(SEARCH_FILE);
  const parsed: unknown = response.ok ? await response.json() : null;
  return isSearchFile(parsed) ? parsed : EMPTY;
}

const EMPTY: SearchFile = {
  records: [],
  pages: [],
  makers: [],
  vocabulary: { brand: [], comm: [], control_mode: [], country: [], words: [] },
  parameters: [],
};

/** Loads the search once, when a reader first uses a search box. */
export const loadSearch = (): Promise<SiteSearch> =>
  (search ??= Promise.all([loadSearchFile(), import('./site-search.ts')]).then(([read, { openSiteSearch }]) =>
    openSiteSearch(read),
  ));
