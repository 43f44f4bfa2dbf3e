import { openSearchDocuments, prepareSearchDocuments } from '../../query/search/search.ts';
import { NOT_OF_ACTUATOR } from '../../query/sentence/quantity-meaning.ts';
import { readSentence } from '../../query/sentence/read-sentence.ts';
import { parametersForList, questionOf } from '../../query/sentence/sentence-parameters.ts';
import type { Suggestion } from '../../query/suggest/did-you-mean.ts';
import { fold, joinedText } from '../../query/table/words/text.ts';
import { sentencePath } from '../paths.ts';
import {
  recordDocumentsIn,
  foundOf,
  PAGE,
  pageDocumentsIn,
  SENTENCE,
  type SearchFile,
  type SearchHit,
} from './search-file-format.ts';

/** Searches the given types; records first, in the order of the API's search, then other pages. */
export type SiteSearch = (text: string, types: readonly string[], most: number) => Found;

/** The result of a search. */
export interface Found {
  readonly found: readonly SearchHit[];
  /** The page that the text names or asks for; null when the reader has to choose. */
  readonly meant: SearchHit | null;
  /** The nearest names, when nothing is found. */
  readonly suggestions: readonly Suggestion[];
}

// Pages beside the records are few, and their names are plain.
const MOST_PAGES = 3;

/** Opens the file of the search box. */
export function openSiteSearch(file: SearchFile): SiteSearch {
  const findRecords = openSearchDocuments(prepareSearchDocuments(recordDocumentsIn(file)), {
    makers: new Set(file.makers),
  });
  const findPages = openSearchDocuments(prepareSearchDocuments(pageDocumentsIn(file)));
  return (text, types, most) => {
    if (text.trim() === '') return { found: [], meant: null, suggestions: [] };
    const records = findRecords({
      text,
      types: types.filter((type) => type !== PAGE && type !== SENTENCE),
      limit: most,
    });
    const pages = types.includes(PAGE) ? findPages({ text, types: null, limit: MOST_PAGES }).hits : [];
    const named = [...records.hits, ...pages].map(foundOf);
    const suggestions = named.length > 0 ? [] : records.suggestions();
    const isNearName = named.length + suggestions.length > 0;
    const { page, isWhole } = types.includes(SENTENCE) ? askedBy(text, file, isNearName) : NOTHING_ASKED;
    const asked = page === null ? [] : [page];
    // A name may contain a figure, so a sentence that is understood only in part comes after records with
    // that name.
    const called = named.find((one) => isCalled(one, text)) ?? null;
    const found = isWhole && called === null ? [...asked, ...named] : [...named, ...asked];
    const isAsked = page !== null && (isWhole || named.length === 0);
    return {
      found,
      meant: called ?? (isAsked ? page : null),
      suggestions: found.length > 0 ? [] : suggestions,
    };
  };
}

/** True if a text is the name of a record, with or without its maker, in any spelling. */
const isCalled = ({ name, brand }: SearchHit, text: string): boolean =>
  [name, `${brand} ${name}`].some((called) => joinedText(fold(called)) === joinedText(fold(text)));

/** A text read as a sentence. */
interface AskedPage {
  /** The page that answers it; null when it asks for nothing. */
  readonly page: SearchHit | null;
  /** True if every word of it is understood, though not all may be asked for. */
  readonly isWhole: boolean;
}

/** Result for a text that is not a sentence. */
const NOTHING_ASKED: AskedPage = { page: null, isWhole: false };

/**
 * A sentence goes to the finder (/actuators) if any part of it asks for more than a maker, or may ask for
 * something: the finder then shows what it can mean. A single figure beside a word that is not understood counts
 * only if the text is near no name: `AK80-9 48V`.
 */
function askedBy(text: string, { vocabulary, parameters }: SearchFile, isNearName: boolean): AskedPage {
  const pieces = readSentence(text, vocabulary);
  const needs = pieces.flatMap(({ need }) => need ?? []);
  const { parameters: asked } = questionOf(pieces, parametersForList(new Set(parameters)));
  const asks = needs.some(({ name }) => name !== 'brand') && Object.keys(asked).length > 0;
  const isWhole = asks && pieces.every(({ need, others }) => need !== null || others.length > 0);
  const [offered, ...more] = pieces.filter(({ others }) => others.length > 0);
  const mayBeNamed = more.length === 0 && offered?.why === NOT_OF_ACTUATOR;
  return asks || (offered !== undefined && (!mayBeNamed || !isNearName))
    ? { page: pageAt(text, sentencePath(text, asked), 'Find actuators'), isWhole }
    : NOTHING_ASKED;
}

const pageAt = (text: string, path: string, kind: string): SearchHit => ({
  type: SENTENCE,
  id: path,
  path,
  name: text.trim(),
  brand: '',
  kind,
});
