import { openFindables, prepareFindables } from '../../query/rank.ts';
import { findablesIn, foundOf, PAGE, pageFindablesIn, type Found, type SearchFile } from './found.ts';

/** What a text finds, best first, and where it finds nothing, the nearest names. */
export interface Finding {
  readonly found: readonly Found[];
  readonly didYouMean: readonly string[];
}

/** What a text finds among some types; records first, in the order of the API's search, then other pages. */
export type Finder = (text: string, types: readonly string[], most: number) => Finding;

// Pages beside the records are few, and their names are plain.
const MOST_PAGES = 3;

/** Opens the file of the search box. */
export function openFinder(file: SearchFile): Finder {
  const findRecords = openFindables(prepareFindables(findablesIn(file)));
  const findPages = openFindables(prepareFindables(pageFindablesIn(file)));
  return (text, types, most) => {
    if (text.trim() === '') return { found: [], didYouMean: [] };
    const records = findRecords({ text, types: types.filter((type) => type !== PAGE), limit: most });
    const pages = types.includes(PAGE) ? findPages({ text, types: null, limit: MOST_PAGES }).hits : [];
    const found = [...records.hits, ...pages].map(foundOf);
    return { found, didYouMean: found.length > 0 ? [] : records.didYouMean };
  };
}
