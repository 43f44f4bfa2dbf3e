import { placesIn, type Bitset } from './bitset.ts';
import { bitsetOf, groupPlaces, lengthOf, packSets, placesOf, unionOf, type PackedSets } from './packed-sets.ts';
import { gramsOf } from './text.ts';

/**
 * Where every part of every text occurs, by the tokens of the texts. A term of three and more characters is looked up
 * among the tokens that share its rarest trigram; a shorter one has its records listed.
 */
export interface PreparedSearch {
  /** The different tokens of all texts, one a line. */
  readonly tokens: string;
  /** The records that have each token. */
  readonly records: PackedSets;
  readonly trigrams: readonly string[];
  /** The tokens that have each trigram, by their numbers. */
  readonly tokensWith: PackedSets;
  /** What tokens have of one and two characters. */
  readonly shortGrams: readonly string[];
  /** The records that have each of them. */
  readonly recordsWith: PackedSets;
}

/** Finds the records in whose text a folded term without white space occurs; null where it occurs nowhere. */
export type FindTerm = (term: string) => Bitset | null;

/** Prepares the search of texts, each given by its tokens. */
export function prepareSearch(texts: readonly (readonly string[])[]): PreparedSearch {
  const byToken = groupPlaces(texts);
  const tokens = [...byToken.keys()];
  const records = packSets([...byToken.values()], texts.length);
  const byTrigram = groupPlaces(tokens.map((token) => gramsOf(token, 3)));
  const byShortGram = groupPlaces(tokens.map((token) => [...gramsOf(token, 1), ...gramsOf(token, 2)]));
  return {
    tokens: tokens.join('\n'),
    records,
    trigrams: [...byTrigram.keys()],
    tokensWith: packSets([...byTrigram.values()], tokens.length),
    shortGrams: [...byShortGram.keys()],
    recordsWith: packSets(
      [...byShortGram.values()].map((having) => placesIn(unionOf(records, having))),
      texts.length,
    ),
  };
}

/** Opens a prepared search. */
export function openSearch(prepared: PreparedSearch): FindTerm {
  const { records, tokensWith, recordsWith } = prepared;
  const tokens = prepared.tokens.split('\n');
  const trigrams = numbersByName(prepared.trigrams);
  const shortGrams = numbersByName(prepared.shortGrams);

  const tokensHaving = (term: string): readonly number[] => {
    const numbers = gramsOf(term, 3).map((trigram) => trigrams.get(trigram));
    if (!numbers.every((number) => number !== undefined)) return [];
    const [rarest] = numbers.toSorted((left, right) => lengthOf(tokensWith, left) - lengthOf(tokensWith, right));
    if (rarest === undefined) return [];
    const candidates = [...placesOf(tokensWith, rarest)];
    return term.length === 3 ? candidates : candidates.filter((token) => tokens[token]?.includes(term));
  };

  return (term) => {
    if (term.length < 3) {
      const number = shortGrams.get(term);
      return number === undefined ? null : bitsetOf(recordsWith, number);
    }
    const found = tokensHaving(term);
    if (found.length === 0) return null;
    return unionOf(records, found);
  };
}

const numbersByName = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, number) => [name, number]));
