import { corrected, openCorrections, prepareSpelling } from '../table/corrections.ts';
import { distanceToBeginning } from '../table/edit-distance.ts';
import { countRows, noRows, type Mask } from '../table/mask.ts';
import { openNames, prepareNames } from '../table/nearest.ts';
import type { Hit, PreparedFindables } from '../table/prepared.ts';
import { fold, gramsOf, hasWordWith, joinedTailsOf, joinedText, tokensOf } from '../table/text.ts';
import { either, findAll } from '../table/word-index.ts';
import {
  nameParts,
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
import { negationsTogether, type Negation } from './negations.ts';

/** What is asked of a search. */
export interface HitQuery {
  readonly text: string;
  /** The types of hits that are wanted; null for all. */
  readonly types: readonly string[] | null;
  readonly limit: number;
}

/**
 * Folds names and texts, and prepares the words to which misspelt ones are corrected; `listedTexts` are what
 * lists look for text in, by type.
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
    vocabulary: prepareSpelling(folded.map(({ all }) => all)),
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

const nameWithBrand = ({ brand, name }: Hit): string => (brand === name ? name : `${brand} ${name}`);

const piecesOf = (name: string): string[] => gramsOf(fold(name), 2);

/** Opens search documents: ranks what a text finds. The kinds that have a list are found by it. */
export function openFindables(
  { listed, few, vocabulary, names }: PreparedFindables,
  lists: Readonly<Record<string, ListIndex>> = {},
) {
  const kinds = [
    ...Object.entries(lists).flatMap(([type, list]) => {
      const prepared = listed[type];
      return prepared === undefined ? [] : [openListed(type, prepared, list)];
    }),
    ...few.map(openFew),
  ];
  const likelyNames = openNames(names, piecesOf);
  const nearest = (text: string): string[] => namesNear(text, likelyNames(text, CANDIDATES));
  const isKnown = (term: string): boolean =>
    kinds.some(({ holding, filterWordsIn }) => holding(term) !== null || filterWordsIn([term]).length > 0);
  const correctionsOf = openCorrections(vocabulary, isKnown);
  return ({ text, types, limit }: HitQuery) => {
    const asked = tokensOf(fold(text));
    const corrections = correctionsOf(asked);
    const terms = corrected(asked, corrections);
    const wanted = kinds.filter(({ type }) => types === null || types.includes(type));
    const found = wanted.map((kind) => bestIn(kind, terms, limit));
    const total = found.reduce((sum, here) => sum + here.total, 0);
    const best = found
      .flatMap((here) => here.best)
      .sort((left, right) => left.rank - right.rank || left.standing - right.standing);
    return {
      hits: best.slice(0, limit).map(({ hit }) => hit()),
      total,
      corrections: total > 0 ? corrections : [],
      negations: negationsTogether(found.flatMap((here) => here.negations)),
      // Each with what its list is of.
      filters: wanted.flatMap(({ type, filterWordsIn }) =>
        filterWordsIn(asked).map((words) => ({ type, ...words })),
      ),
      didYouMean: () => (total > 0 ? [] : nearest(text)),
    };
  };
}

/** How many names that share letters with a text are compared with it. */
const CANDIDATES = 40;

const NEAREST = 3;

/**
 * The names of which a text, or those of its words that have a digit, may be a misspelling, nearest first.
 */
function namesNear(text: string, names: readonly string[]): string[] {
  const terms = tokensOf(fold(text));
  const readings = [terms, terms.filter((term) => /\p{N}/u.test(term))].map((some) =>
    joinedText(some.join('')),
  );
  return names
    .map((name) => ({ name, distance: Math.min(...readings.map((wanted) => distanceTo(wanted, name))) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, NEAREST)
    .map(({ name }) => name);
}

/**
 * How many mistakes lead from a name to letters and digits; infinitely many where they are no misspelling of
 * it.
 */
function distanceTo(wanted: string, name: string): number {
  const most = Math.min(3, Math.floor(wanted.length / 4));
  if (most === 0) return Infinity;
  const series = wanted.slice(0, Math.max(SHORTEST_SERIES, Math.ceil((wanted.length * 2) / 3)));
  const distances = joinedTailsOf(fold(name)).map((tail) => {
    const distance = distanceToBeginning(wanted, tail, most);
    return distance > most && /\p{N}/u.test(series) && tail.startsWith(series) ? most : distance;
  });
  const least = Math.min(...distances);
  return least > most ? Infinity : least;
}

/** The fewest letters and digits that tell a series of models. */
const SHORTEST_SERIES = 5;

// Fewer letters and digits are in every other name.
const SHORTEST_JOINED = 3;

/** Hits of one kind: the total, and the best (maybe more than the limit). */
interface KindHits {
  readonly total: number;
  readonly negations: readonly Negation[];
  readonly best: readonly { readonly rank: number; readonly standing: number; readonly hit: () => Hit }[];
}

/**
 * The best are met in the order of their standings: when there are enough of a class, no later one of it
 * counts, and it is not looked for any more.
 */
function bestIn(kind: FindableKind, terms: readonly string[], limit: number): KindHits {
  const { order, standings, hitAt } = kind;
  const whole = terms.join(' ');
  const model = joinedText(whole);
  const joined = model.length >= SHORTEST_JOINED ? kind.joining(model) : null;
  const found = either(findAll(terms, kind.holding, order.length), joined);
  if (found === null) return { total: 0, negations: [], best: [] };
  const rankAt = rankIn(kind, {
    terms,
    whole,
    joined,
    mayBeBegun: model.length < SHORTEST_JOINED ? found : joined,
  });
  const best: KindHits['best'][number][] = [];
  const counts = Array.from({ length: RANKS }, () => 0);
  let below = RANKS;
  for (const row of order) {
    if (below === 0) break;
    if (found[row] !== 1) continue;
    const rank = rankAt(row, below);
    if (rank >= below) continue;
    best.push({ rank, standing: standings[row] ?? 0, hit: () => hitAt(row) });
    counts[rank] = (counts[rank] ?? 0) + 1;
    below = enoughFrom(counts, limit);
  }
  return { total: countRows(found), negations: kind.negationsOf(terms, found), best };
}

/**
 * The classes of hits: exact name, its beginning, its letters and digits, all words in it, the rest of the
 * text.
 */
const RANKS = 5;

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
   * Those of whose names the text is a part of the letters and digits; null for none, or where it is too
   * short to tell.
   */
  readonly joined: Mask | null;
  /** All that may have a name that begins with the text. */
  readonly mayBeBegun: Mask | null;
}

/** Tells the class of a hit; a class that does not count may be told as a later one. */
function rankIn(
  kind: FindableKind,
  { terms, whole, joined, mayBeBegun }: RankTerms,
): (row: number, below: number) => number {
  const name = nameParts(whole);
  const none = noRows(kind.order.length);
  const begun = mayBeBegun ?? none;
  const inJoined = joined ?? none;
  const namesIn = (row: number): string => kind.names[row] ?? '';
  const inOneName = (row: number): boolean =>
    terms.every((term) => namesIn(row).includes(term)) &&
    namesAt(kind, row).some((each) => terms.every((term) => hasWordWith(each, term)));
  return (row, below) => {
    if (begun[row] === 1) {
      if (namesIn(row).includes(name.whole)) return 0;
      if (below > 1 && namesIn(row).includes(name.beginning)) return 1;
    }
    if (inJoined[row] === 1) return 2;
    return below > 3 && inOneName(row) ? 3 : 4;
  };
}
