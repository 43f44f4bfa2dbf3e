import { addRows, countRows, maskOfLists, type Mask } from '../table/mask.ts';
import type { Hit, PreparedRanking } from '../table/prepared-schemas.ts';
import { hasWordWith, joinedText, nameParts, namesIn, partsOf } from '../table/words/text.ts';
import { findAll, type FindTerm } from '../table/words/word-index.ts';

/** A kind of record with its three searches: in texts, in joined names, and in parts of joined names. */
interface SearchedKind extends PreparedRanking {
  readonly holding: FindTerm;
  readonly joining: FindTerm;
  readonly holdingParts: FindTerm;
  readonly hitAt: (row: number) => Hit;
}

/** Hits of one kind: the total, and the best (maybe more than the limit). */
export interface KindHits {
  readonly total: number;
  readonly best: readonly RankedRow[];
}

/** A hit before its record is read. */
interface RankedRow {
  readonly rank: number;
  readonly standing: number;
  readonly shownName: string;
  readonly hit: () => Hit;
}

/** The terms of a text. `split` are the terms that occur nowhere, whose parts are searched in names. */
export interface ReadTerms {
  readonly terms: readonly string[];
  readonly split: readonly string[];
}

// Fewer letters and digits are in every other name.
const SHORTEST_JOINED = 3;

/** The hits of some terms in one kind. */
interface FoundRows {
  readonly found: Mask;
  /** Those with the text among the letters and digits of a name; null if there are none. */
  readonly joined: Mask | null;
}

/** The terms as one text, and its letters and digits: null where they are too few to name a model. */
function joinedTerms(terms: readonly string[]): { readonly whole: string; readonly model: string | null } {
  const whole = terms.join(' ');
  const model = joinedText(whole);
  return { whole, model: model.length >= SHORTEST_JOINED ? model : null };
}

/** Finds the hits of some terms in one kind; null where there are none. */
function rowsFound(kind: SearchedKind, { terms, split }: ReadTerms): FoundRows | null {
  const { model } = joinedTerms(terms);
  const count = kind.order.length;
  const find: FindTerm = (term) => (split.includes(term) ? kind.holdingParts(term) : kind.holding(term));
  const named = model === null ? null : kind.joining(model);
  const joined = named === null ? null : maskOfLists(named, count);
  const found = findAll(terms, find, count);
  if (found === null) return joined === null ? null : { found: joined, joined };
  if (joined !== null) addRows(found, joined);
  return { found, joined };
}

/** True if a kind has a hit for some terms. */
export function isFoundIn(kind: SearchedKind, read: ReadTerms): boolean {
  const rows = rowsFound(kind, read);
  return rows !== null && rows.found.includes(1);
}

/**
 * Finds the best hits. Rows are visited in the order of their standings: once a class has enough hits, no
 * later row of that class counts, so it is no longer searched.
 */
export function bestIn(kind: SearchedKind, read: ReadTerms, limit: number): KindHits {
  const { order, standings, shownNames, hitAt } = kind;
  const { terms, split } = read;
  const rows = rowsFound(kind, read);
  if (rows === null) return { total: 0, best: [] };
  const { found, joined } = rows;
  const { whole, model } = joinedTerms(terms);
  const rankAt = rankIn(kind, {
    terms: terms.flatMap((term) => (split.includes(term) ? partsOf(term) : [term])),
    whole,
    joined,
    mayBeBegun: model === null ? found : joined,
  });
  const total = countRows(found);
  const best: RankedRow[] = [];
  const counts = Array.from({ length: RANKS }, () => 0);
  let below = RANKS;
  let left = total;
  // An index loop, because the iterator of a typed array is five times slower.
  for (let step = 0; left > 0 && below > 0; step += 1) {
    const row = order[step] ?? 0;
    if (found[row] !== 1) continue;
    left -= 1;
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
  return { total, best };
}

/**
 * The classes of hits: exact name, its beginning, its letters and digits, all words in it, the rest of the
 * text.
 */
const RANKS = 5;

/** The class of hits that have the words only in the rest of their text. */
export const IN_TEXT = RANKS - 1;

/** The first class by which the limit is reached; only better classes still count. */
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
  /** Documents with a name that may begin with the text. */
  readonly mayBeBegun: Mask | null;
}

/** Returns the class of a hit; a class that does not count may be given as a later one. */
function rankIn(
  kind: SearchedKind,
  { terms, whole, joined, mayBeBegun }: RankTerms,
): (row: number, below: number) => number {
  const name = nameParts(whole);
  const linesAt = (row: number): string => kind.names[row] ?? '';
  const inOneName = (row: number): boolean =>
    terms.every((term) => linesAt(row).includes(term)) &&
    namesIn(linesAt(row)).some((each) => terms.every((term) => hasWordWith(each, term)));
  return (row, below) => {
    if (mayBeBegun?.[row] === 1) {
      if (linesAt(row).includes(name.whole)) return 0;
      if (below > 1 && linesAt(row).includes(name.beginning)) return 1;
    }
    if (joined?.[row] === 1) return 2;
    return below > IN_TEXT - 1 && inOneName(row) ? IN_TEXT - 1 : IN_TEXT;
  };
}
