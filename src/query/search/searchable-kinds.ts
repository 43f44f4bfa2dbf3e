import type { Index } from '../collection/open-index.ts';
import type { Hit, PreparedFew, PreparedListing, PreparedRanking } from '../table/prepared-schemas.ts';
import {
  fold,
  isPhrase,
  isWholePart,
  joinedTailsOf,
  linesOfNames,
  tailsOf,
  tokensOf,
} from '../table/words/text.ts';
import {
  either,
  openBoth,
  openParts,
  openPhrases,
  openSearch,
  prepareSearch,
  type FindTerm,
} from '../table/words/word-index.ts';

/** A record as the search over all kinds finds and ranks it. */
export interface SearchDocument {
  readonly hit: Hit;
  /** Other names that people use. */
  readonly aliases: readonly string[];
  /** Other words of the record. */
  readonly text: string;
  /**
   * The number of its uses and of its known figures. Among hits of one class, the more used come first, then
   * those with more known figures.
   */
  readonly uses: number;
  readonly known: number;
}

/** A search document with folded texts. */
export interface FoldedDocument extends SearchDocument {
  /** The name, brand and name, the id, aliases. */
  readonly names: readonly string[];
  /** The names and the text. */
  readonly all: string;
  /** Its position among the search documents of all kinds, most used first. */
  readonly standing: number;
}

/** The search functions of an index of records. */
type SearchFunctions = Pick<Index, 'holding' | 'joining' | 'holdingParts' | 'hintsOf'>;

/** A kind of record, opened for searching. */
export interface SearchableKind extends PreparedRanking, SearchFunctions {
  readonly type: string;
  readonly hitAt: (row: number) => Hit;
}

/** The members that the list of a kind gives to its search. */
export interface ListIndex extends SearchFunctions {
  /** Builds the hit of a row from its summary. */
  readonly hitAt: (row: number, summary: string) => Hit;
}

/** A name with its maker's. */
export const nameWithBrand = ({ brand, name }: Hit): string => (brand === name ? name : `${brand} ${name}`);

function prepareRanking(searchDocuments: readonly FoldedDocument[]): PreparedRanking {
  const standings = Uint32Array.from(searchDocuments, ({ standing }) => standing);
  return {
    names: searchDocuments.map(({ names }) => linesOfNames(names)),
    shownNames: searchDocuments.map(({ hit }) => nameWithBrand(hit)),
    standings,
    order: Uint32Array.from(searchDocuments.keys()).sort(
      (left, right) => (standings[left] ?? 0) - (standings[right] ?? 0),
    ),
  };
}

/** Prepares a kind with a list; `listedTexts` are the texts that the list searches. */
export const prepareListed = (
  searchDocuments: readonly FoldedDocument[],
  listedTexts: readonly string[],
): PreparedListing => ({
  ...prepareRanking(searchDocuments),
  summaries: searchDocuments.map(({ hit }) => hit.summary),
  furtherTexts: searchDocuments.map(({ all }, row) => {
    const listed = fold(listedTexts[row] ?? '').split('\n');
    return all
      .split('\n')
      .filter((line) => !listed.includes(line))
      .join('\n');
  }),
  further: prepareSearch(
    searchDocuments.map(({ all }, row) => {
      const listed = new Set(tokensOf(fold(listedTexts[row] ?? '')));
      return tokensOf(all)
        .filter((token) => !listed.has(token))
        .flatMap(tailsOf);
    }),
  ),
});

/** Prepares a kind without a list. */
export const prepareUnlisted = (type: string, searchDocuments: readonly FoldedDocument[]): PreparedFew => ({
  ...prepareRanking(searchDocuments),
  type,
  hits: searchDocuments.map(({ hit }) => hit),
  search: prepareSearch(searchDocuments.map(({ all }) => tailsOf(all))),
  texts: searchDocuments.map(({ all }) => all),
  models: prepareSearch(searchDocuments.map(({ names }) => names.flatMap(joinedTailsOf))),
  nameWords: prepareSearch(searchDocuments.map(({ names }) => names.flatMap(tailsOf))),
});

/** Opens a kind with a list. */
export function openListed(type: string, prepared: PreparedListing, listed: ListIndex): SearchableKind {
  const { length } = prepared.names;
  const inFurther = openSearch(prepared.further);
  const withWord: FindTerm = (term) => either(listed.holding(term), inFurther(term));
  const withPhrase = openPhrases(withWord, (row) => prepared.furtherTexts[row] ?? '', length);
  return {
    ...prepared,
    ...listed,
    type,
    holding: (term) => (isPhrase(term) ? either(listed.holding(term), withPhrase(term)) : withWord(term)),
    hitAt: (row) => listed.hitAt(row, prepared.summaries[row] ?? ''),
  };
}

/** Opens a kind without a list. */
export function openUnlisted(prepared: PreparedFew): SearchableKind {
  const { length } = prepared.names;
  const joining = openSearch(prepared.models);
  const inTexts = openPhrases(openSearch(prepared.search), (row) => prepared.texts[row] ?? '', length);
  return {
    ...prepared,
    joining,
    holding: openBoth(inTexts, joining),
    holdingParts: openParts(
      openSearch(prepared.nameWords, isWholePart),
      (row) => prepared.names[row] ?? '',
      length,
    ),
    hintsOf: () => [],
    hitAt: (row) => {
      const hit = prepared.hits[row];
      if (hit === undefined) throw new Error(`There is no ${prepared.type} at ${row}.`);
      return hit;
    },
  };
}
