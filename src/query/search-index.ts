import { addAll, placesIn, type Bitset } from './bitset.ts';
import { bitsetOf, groupPlaces, lengthOf, packSets, placesOf, unionOf, type PackedSets } from './packed-sets.ts';
import { findGram, prepareGrams, type PreparedGrams } from './prepared-grams.ts';
import { bytesOf, hasBytes, prepareTexts, type PreparedTexts } from './prepared-texts.ts';
import { gramsOf } from './text.ts';

/**
 * Where every part of every text occurs, by the tokens of the texts. A term of three and more characters is looked up
 * among the tokens that share its rarest trigram; a shorter one has its records listed.
 */
export interface PreparedSearch {
  /** The different tokens of all texts. */
  readonly tokens: PreparedTexts;
  /** The records that have each token. */
  readonly records: PackedSets;
  /** The tokens that have each run of three characters, by their numbers. */
  readonly trigrams: PreparedGrams;
  /** The records that have each run of one and two characters. */
  readonly shortGrams: PreparedGrams;
}

/** Finds the records in whose text a folded term without white space occurs; null where it occurs nowhere. */
export type FindTerm = (term: string) => Bitset | null;

/** Prepares the search of texts, each given by its tokens. */
export function prepareSearch(texts: readonly (readonly string[])[]): PreparedSearch {
  const byToken = groupPlaces(texts);
  const tokens = [...byToken.keys()];
  const records = packSets([...byToken.values()], texts.length);
  const { grams, places } = prepareGrams(tokens.map((token) => [...gramsOf(token, 1), ...gramsOf(token, 2)]));
  return {
    tokens: prepareTexts(tokens),
    records,
    trigrams: prepareGrams(tokens.map((token) => gramsOf(token, 3))),
    shortGrams: {
      grams,
      places: packSets(
        Array.from(grams, (_, gram) => placesIn(unionOf(records, placesOf(places, gram)))),
        texts.length,
      ),
    },
  };
}

/** Opens a prepared search. */
export function openSearch({ tokens, records, trigrams, shortGrams }: PreparedSearch): FindTerm {
  const tokensHaving = (term: string): readonly number[] => {
    const found = gramsOf(term, 3).map((trigram) => findGram(trigrams, trigram));
    if (!found.every((gram) => gram !== null)) return [];
    const [rarest] = found.toSorted(
      (left, right) => lengthOf(trigrams.places, left) - lengthOf(trigrams.places, right),
    );
    if (rarest === undefined) return [];
    const candidates = [...placesOf(trigrams.places, rarest)];
    if (term.length === 3) return candidates;
    const wanted = bytesOf(term);
    return candidates.filter((token) => hasBytes(tokens, token, wanted));
  };

  return (term) => {
    if (term.length < 3) {
      const gram = findGram(shortGrams, term);
      return gram === null ? null : bitsetOf(shortGrams.places, gram);
    }
    const found = tokensHaving(term);
    if (found.length === 0) return null;
    return unionOf(records, found);
  };
}

/** The records that one of two searches found, or both; null where neither found any. */
export function either(one: Bitset | null, other: Bitset | null): Bitset | null {
  if (one === null || other === null) return one ?? other;
  const both = one.slice();
  addAll(both, other);
  return both;
}
