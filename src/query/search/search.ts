import { memoize } from '../../catalog/lib/memoize.ts';
import { isFigure } from '../parameters/units/quantities.ts';
import { suggestionsFor } from '../suggest/did-you-mean.ts';
import { corrected, openCorrections } from '../suggest/misspelt-words.ts';
import { openNames, prepareNames } from '../suggest/nearest.ts';
import type { PreparedSearchDocuments } from '../table/prepared-schemas.ts';
import { fold, gramsOf, termsOf, vocabularyOf } from '../table/words/text.ts';
import { bestIn, IN_TEXT, isFoundIn, type KindHits, type ReadTerms } from './rank-hits.ts';
import {
  nameWithBrand,
  openUnlisted,
  openListed,
  prepareUnlisted,
  prepareListed,
  type SearchDocument,
  type SearchableKind,
  type FoldedDocument,
  type ListIndex,
} from './searchable-kinds.ts';

/** A parsed search query. */
export interface HitQuery {
  readonly text: string;
  /** The types of hits that are wanted; null for all. */
  readonly types: readonly string[] | null;
  readonly limit: number;
}

/**
 * Folds names and texts, and prepares the vocabulary for spelling correction. `listedTexts` are the texts
 * that lists search, by type.
 */
export function prepareSearchDocuments(
  searchDocuments: readonly SearchDocument[],
  listedTexts: Readonly<Record<string, readonly string[]>> = {},
): PreparedSearchDocuments {
  const folded = foldedOf(searchDocuments);
  const byType = Object.entries(Object.groupBy(folded, ({ hit }) => hit.type));
  const isListed = ([type]: readonly [string, unknown]): boolean => Object.hasOwn(listedTexts, type);
  return {
    listed: Object.fromEntries(
      byType
        .filter(isListed)
        .map(([type, here = []]) => [type, prepareListed(here, listedTexts[type] ?? [])]),
    ),
    few: byType.filter((entry) => !isListed(entry)).map(([type, here = []]) => prepareUnlisted(type, here)),
    vocabulary: vocabularyOf(folded.map(({ all }) => all)),
    names: prepareNames([...new Set(searchDocuments.map(({ hit }) => nameWithBrand(hit)))], pairsOfLetters),
  };
}

function foldedOf(searchDocuments: readonly SearchDocument[]): FoldedDocument[] {
  const standings = new Map(
    searchDocuments.toSorted(compared).map((document, standing) => [document, standing]),
  );
  return searchDocuments.map((document) => {
    const { hit, aliases, text } = document;
    const names = [hit.name, nameWithBrand(hit), hit.id, ...aliases].map(fold);
    return {
      ...document,
      names,
      all: fold([...names, text].join('\n')),
      standing: standings.get(document) ?? 0,
    };
  });
}

const compared = (left: SearchDocument, right: SearchDocument): number =>
  right.uses - left.uses || right.known - left.known || (left.hit.id < right.hit.id ? -1 : 1);

const pairsOfLetters = (name: string): string[] => gramsOf(fold(name), 2);

/** The data that a search needs in addition to its documents. */
interface SearchContext {
  /** Kinds with a list are searched through it. */
  readonly lists?: Readonly<Record<string, ListIndex>>;
  /** The words of makers' names, folded: they are never corrected. */
  readonly makers?: ReadonlySet<string>;
}

/** Opens search documents: ranks what a text finds. */
export function openSearchDocuments(
  { listed, few, vocabulary, names }: PreparedSearchDocuments,
  { lists = {}, makers = new Set() }: SearchContext = {},
) {
  const kinds = [
    ...Object.entries(lists).flatMap(([type, list]) => {
      const prepared = listed[type];
      return prepared === undefined ? [] : [openListed(type, prepared, list)];
    }),
    ...few.map(openUnlisted),
  ];
  const likelyNames = openNames(names, pairsOfLetters);
  return ({ text, types, limit }: HitQuery) => {
    const asked = kinds.map(lookingUpOnce);
    const wanted = asked.filter(({ type }) => types === null || types.includes(type));
    const isHeld = (term: string): boolean => asked.some(({ holding }) => holding(term) !== null);
    const correct = openCorrections(
      vocabulary,
      (term) => isHeld(term) || makers.has(term) || asked.some(({ hintsOf }) => hintsOf([term]).length > 0),
    );
    const read = (terms: readonly string[]): ReadTerms => readTerms(terms, isHeld);
    /** The best hits of some terms, at most as many as asked, in the order of their ranks. */
    const bestOf: FindBest = (terms, most) => {
      const asRead = read(terms);
      const found = wanted.map((kind) => bestIn(kind, asRead, most));
      return {
        total: found.reduce((sum, here) => sum + here.total, 0),
        best: found
          .flatMap((here) => here.best)
          .sort((left, right) => left.rank - right.rank || left.standing - right.standing)
          .slice(0, most),
      };
    };
    const terms = termsOf(text);
    const corrections = correct(terms);
    const { best, total } = bestOf(corrected(terms, corrections), limit);
    const suggest = () =>
      suggestionsFor(text, {
        likelyNames: (asked) => likelyNames(asked, CANDIDATES),
        isFound: (name) => wanted.some((kind) => isFoundIn(kind, read(termsOf(name)))),
        namesFor: (asked) =>
          bestOf(termsOf(asked), CANDIDATES)
            .best.filter(({ rank }) => rank < IN_TEXT)
            .map(({ shownName }) => shownName),
      });
    return {
      hits: best.map(({ hit, rank }) => ({ ...hit(), in_text: rank === IN_TEXT })),
      total,
      corrections: total > 0 ? corrections : [],
      /** Filters that express some of the words, each with the kind whose list has the filter. */
      hints: () => wanted.flatMap(({ type, hintsOf }) => hintsOf(terms).map((hint) => ({ type, ...hint }))),
      /** Names similar to a text that finds nothing. Finding them costs more than the search itself. */
      suggestions: () => (total > 0 || isFigure(text) ? [] : suggest()),
    };
  };
}

const readTerms = (terms: readonly string[], isHeld: (term: string) => boolean): ReadTerms => ({
  terms,
  split: terms.filter((term) => !isHeld(term)),
});

/**
 * A kind with a cache for one query, so that each term is looked up once: for its occurrence, its hits, and
 * the hits of shorter texts.
 */
const lookingUpOnce = (kind: SearchableKind): SearchableKind => ({ ...kind, holding: memoize(kind.holding) });

/** Finds the best hits of some terms. */
type FindBest = (
  terms: readonly string[],
  most: number,
) => { readonly total: number; readonly best: KindHits['best'] };

/** The maximum number of names with common letters that a text is compared with. */
const CANDIDATES = 40;
