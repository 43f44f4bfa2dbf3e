import { openFindables, prepareFindables } from '../../query/rank.ts';
import { fold, joinedText } from '../../query/text.ts';
import { askedBy, NOTHING_ASKED } from './asked.ts';
import { findablesIn, foundOf, PAGE, pageFindablesIn, SENTENCE, type SearchFile, type SearchHit } from './found.ts';

/** What a text finds, best first, and where it finds nothing, the nearest names. */
export interface Finding {
  readonly found: readonly SearchHit[];
  /** What the text names, or asks for as a sentence; null where the reader has to choose. */
  readonly meant: SearchHit | null;
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
    if (text.trim() === '') return { found: [], meant: null, didYouMean: [] };
    const records = findRecords({
      text,
      types: types.filter((type) => type !== PAGE && type !== SENTENCE),
      limit: most,
    });
    const pages = types.includes(PAGE) ? findPages({ text, types: null, limit: MOST_PAGES }).hits : [];
    const named = [...records.hits, ...pages].map(foundOf);
    const { page, isWhole } = types.includes(SENTENCE) ? askedBy(text, file.vocabulary) : NOTHING_ASKED;
    const asked = page === null ? [] : [page];
    // A name may contain a figure: what a sentence does not explain wholly comes behind what is named.
    const called = named.find((one) => isCalled(one, text)) ?? null;
    const found = isWhole && called === null ? [...asked, ...named] : [...named, ...asked];
    const isAsked = page !== null && (isWhole || named.length === 0);
    return {
      found,
      meant: called ?? (isAsked ? page : null),
      didYouMean: found.length > 0 ? [] : records.didYouMean,
    };
  };
}

/** Whether a text is the name of a record, with or without its maker, in any spelling. */
const isCalled = ({ name, brand }: SearchHit, text: string): boolean =>
  [name, `${brand} ${name}`].some((called) => joinedText(fold(called)) === joinedText(fold(text)));
