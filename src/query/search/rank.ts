import { memoize } from '../../catalog/lib/memoize.ts';
import { isFigure } from '../parameters/units/quantities.ts';
import { suggestionsFor } from '../suggest/did-you-mean.ts';
import { corrected, openCorrections } from '../suggest/misspelt-words.ts';
import { openNames, prepareNames } from '../suggest/nearest.ts';
import { countRows, type Mask } from '../table/mask.ts';
import type { Hit, PreparedFindables } from '../table/prepared-schemas.ts';
import {
  fold,
  gramsOf,
  hasWordWith,
  joinedText,
  partsOf,
  termsOf,
  vocabularyOf,
} from '../table/words/text.ts';
import { either, findAll, type FindTerm } from '../table/words/word-index.ts';
import {
  nameParts,
  nameWithBrand,
  namesAt,
  openFew,
  openListed,
  prepareFew,
  prepareListed,
  type SearchDocument,
  type FindableKind,
  type FoldedFindable,
  type ListIndex,
} from './document-kinds.ts';

/** The question of a search. */
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
export function prepareFindables(
  searchDocuments: readonly SearchDocument[],
  listedTexts: Readonly<Record<string, readonly string[]>> = {},
): PreparedFindables {
  const folded = foldedOf(searchDocuments);
  const byType = Object.entries(Object.groupBy(folded, ({ hit }) => hit.type));
  const isListed = ([type]: readonly [string, unknown]): boolean => Object.hasOwn(listedTexts, type);
  return {
    listed: Object.fromEntries(
      byType
        .filter(isListed)
        .map(([type, here = []]) => [type, prepareListed(here, listedTexts[type] ?? [])]),
    ),
    few: byType.filter((entry) => !isListed(entry)).map(([type, here = []]) => prepareFew(type, here)),
    vocabulary: vocabularyOf(folded.map(({ all }) => all)),
    names: prepareNames([...new Set(searchDocuments.map(({ hit }) => nameWithBrand(hit)))], piecesOf),
  };
}

function foldedOf(searchDocuments: readonly SearchDocument[]): FoldedFindable[] {
  const standings = new Map(
    searchDocuments.toSorted(compared).map((searchDocuments, standing) => [searchDocuments, standing]),
  );
  return searchDocuments.map((searchDocuments) => {
    const { hit, aliases, text } = searchDocuments;
    const names = [hit.name, nameWithBrand(hit), hit.id, ...aliases].map(fold);
    return {
      ...searchDocuments,
      names,
      all: fold([...names, text].join('\n')),
      standing: standings.get(searchDocuments) ?? 0,
    };
  });
}

const compared = (left: SearchDocument, right: SearchDocument): number =>
  right.uses - left.uses || right.known - left.known || (left.hit.id < right.hit.id ? -1 : 1);

const piecesOf = (name: string): string[] => gramsOf(fold(name), 2);

/** The data that a search needs in addition to its documents. */
interface Opening {
  /** Kinds with a list are searched through it. */
  readonly lists?: Readonly<Record<string, ListIndex>>;
  /** The words of makers' names, folded: they are never corrected. */
  readonly makers?: ReadonlySet<string>;
}

/** Opens search documents: ranks what a text finds. */
export function openFindables(
  { listed, few, vocabulary, names }: PreparedFindables,
  { lists = {}, makers = new Set() }: Opening = {},
) {
  const kinds = [
    ...Object.entries(lists).flatMap(([type, list]) => {
      const prepared = listed[type];
      return prepared === undefined ? [] : [openListed(type, prepared, list)];
    }),
    ...few.map(openFew),
  ];
  const likelyNames = openNames(names, piecesOf);
  return ({ text, types, limit }: HitQuery) => {
    const asked = kinds.map(lookingUpOnce);
    const wanted = asked.filter(({ type }) => types === null || types.includes(type));
    const isHeld = (term: string): boolean => asked.some(({ holding }) => holding(term) !== null);
    const correct = openCorrections(
      vocabulary,
      (term) => isHeld(term) || makers.has(term) || asked.some(({ hintsOf }) => hintsOf([term]).length > 0),
    );
    /** The best hits of some terms, at most as many as asked, in the order of their ranks. */
    const bestOf: FindBest = (terms, most) => {
      const read = { terms, split: terms.filter((term) => !isHeld(term)) };
      const found = wanted.map((kind) => bestIn(kind, read, most));
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
        isFound: (asked) => bestOf(termsOf(asked), 1).total > 0,
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

/**
 * A kind with a cache for one query, so that each term is looked up once: for its occurrence, its hits, and
 * the hits of shorter texts.
 */
const lookingUpOnce = (kind: FindableKind): FindableKind => ({ ...kind, holding: memoize(kind.holding) });

/** Finds the best hits of some terms. */
type FindBest = (
  terms: readonly string[],
  most: number,
) => { readonly total: number; readonly best: KindHits['best'] };

/** The maximum number of names with common letters that a text is compared with. */
const CANDIDATES = 40;

// Fewer letters and digits are in every other name.
const SHORTEST_JOINED = 3;

/** Hits of one kind: the total, and the best (maybe more than the limit). */
interface KindHits {
  readonly total: number;
  readonly best: readonly RankedRow[];
}

/** A hit that is not read yet. */
interface RankedRow {
  readonly rank: number;
  readonly standing: number;
  readonly shownName: string;
  readonly hit: () => Hit;
}

/** The terms of a text; `split` are those that occur nowhere, so that their parts are looked for in names. */
interface ReadTerms {
  readonly terms: readonly string[];
  readonly split: readonly string[];
}

/**
 * The best are met in the order of their standings: when there are enough of a class, no later one of it
 * counts, and it is not looked for any more.
 */
function bestIn(kind: FindableKind, { terms, split }: ReadTerms, limit: number): KindHits {
  const { order, standings, shownNames, hitAt } = kind;
  const whole = terms.join(' ');
  const model = joinedText(whole);
  const joined = model.length >= SHORTEST_JOINED ? kind.joining(model) : null;
  const find: FindTerm = (term) => (split.includes(term) ? kind.holdingParts(term) : kind.holding(term));
  const found = either(findAll(terms, find, order.length), joined);
  if (found === null) return { total: 0, best: [] };
  const rankAt = rankIn(kind, {
    terms: terms.flatMap((term) => (split.includes(term) ? partsOf(term) : [term])),
    whole,
    joined,
    mayBeBegun: model.length < SHORTEST_JOINED ? found : joined,
  });
  const best: RankedRow[] = [];
  const counts = Array.from({ length: RANKS }, () => 0);
  let below = RANKS;
  // By number: to walk a typed array by its iterator takes five times as long.
  for (let step = 0; step < order.length && below > 0; step += 1) {
    const row = order[step] ?? 0;
    if (found[row] !== 1) continue;
    const rank = rankAt(row, below);
    if (rank >= below) continue;
    best.push({
      rank,
      standing: standings[row] ?? 0,
      shownName: shownNames[row] ?? '',
      hit: () => hitAt(row),
    });
    counts[rank] = (counts[rank] ?? 0) + 1;
    below = enoughFrom(counts, limit);
  }
  return { total: countRows(found), best };
}

/**
 * The classes of hits: exact name, its beginning, its letters and digits, all words in it, the rest of the
 * text.
 */
const RANKS = 5;

/** The class of hits that have the words only in the rest of their text. */
const IN_TEXT = RANKS - 1;

/** The first class with which there are enough, so that only those below it count. */
function enoughFrom(counts: readonly number[], limit: number): number {
  let sum = 0;
  const enough = counts.findIndex((count) => (sum += count) >= limit);
  return enough === -1 ? counts.length : enough;
}

interface RankTerms {
  readonly terms: readonly string[];
  readonly whole: string;
  /**
   * Documents with the text among the letters and digits of a name; null if there are none, or if the text is
   * too short.
   */
  readonly joined: Mask | null;
  /** Documents that may have a name that begins with the text. */
  readonly mayBeBegun: Mask | null;
}

/** Returns the class of a hit; a class that does not count may be given as a later one. */
function rankIn(
  kind: FindableKind,
  { terms, whole, joined, mayBeBegun }: RankTerms,
): (row: number, below: number) => number {
  const name = nameParts(whole);
  const namesIn = (row: number): string => kind.names[row] ?? '';
  const inOneName = (row: number): boolean =>
    terms.every((term) => namesIn(row).includes(term)) &&
    namesAt(kind, row).some((each) => terms.every((term) => hasWordWith(each, term)));
  return (row, below) => {
    if (mayBeBegun?.[row] === 1) {
      if (namesIn(row).includes(name.whole)) return 0;
      if (below > 1 && namesIn(row).includes(name.beginning)) return 1;
    }
    if (joined?.[row] === 1) return 2;
    return below > IN_TEXT - 1 && inOneName(row) ? IN_TEXT - 1 : IN_TEXT;
  };
}
