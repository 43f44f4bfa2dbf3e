import { addRows, allRows, intersection, maskOf, noRows, rowsIn, type Mask } from '../mask.ts';
import { firstNot } from '../order.ts';
import type { PreparedSearch } from '../prepared-schemas.ts';
import { addList, listSorted } from '../row-lists.ts';
import { endsWord, hasWordWith, isPhrase, isShortWord, modelNamedBy, namedByParts, partsOf } from './text.ts';

/** Finds the records in whose texts a folded term occurs; null where none does. */
export type FindTerm = (term: string) => Mask | null;

/** Prepares the search of records, each given by its tails. */
export const prepareSearch = (tailsOf: readonly (readonly string[])[]): PreparedSearch =>
  listSorted(tailsOf.map((tails) => tails.map((tail) => tail.toWellFormed())));

/**
 * Opens a prepared search over `count` rows. The tails that begin with a term lie side by side; of those a
 * term that must be a whole word finds the ones in which the word ends with it.
 */
export function openSearch(
  { values: tails, lists }: PreparedSearch,
  count: number,
  isWhole = isShortWord,
): FindTerm {
  return (asked) => {
    const term = asked.toWellFormed();
    const mustEnd = isWhole(term);
    let found: Mask | null = null;
    for (
      let number = firstNot(tails.length, (step) => (tails[step] ?? '') < term);
      tails[number]?.startsWith(term) === true;
      number += 1
    ) {
      if (mustEnd && !endsWord(tails[number] ?? '', term.length)) continue;
      found ??= noRows(count);
      addList(found, lists, number);
    }
    return found;
  };
}

/** Finds phrases too, in the texts that have all their words. */
export const openPhrases =
  (find: FindTerm, textAt: (row: number) => string, count: number): FindTerm =>
  (term) => {
    if (!isPhrase(term)) return find(term);
    const found = findAll(term.split(' '), find, count);
    const rows = found === null ? [] : rowsIn(found).filter((row) => hasWordWith(textAt(row), term));
    return rows.length === 0 ? null : maskOf(rows, count);
  };

/**
 * Finds the records with a name that contains every part of a joined name in order; null if there are none.
 */
export const openParts =
  (findInNames: FindTerm, namesAt: (row: number) => string, count: number): FindTerm =>
  (term) => {
    const found = isPhrase(term) ? null : findAll(partsOf(term), findInNames, count);
    const isNamed = namedByParts(term);
    const rows = found === null ? [] : rowsIn(found).filter((row) => isNamed({ names: namesAt(row) }));
    return rows.length === 0 ? null : maskOf(rows, count);
  };

/** The records that have every term; null if some term occurs nowhere. */
export function findAll(terms: readonly string[], find: FindTerm, count: number): Mask | null {
  let kept: Mask | null = null;
  for (const term of terms) {
    const found = find(term);
    if (found === null) return null;
    kept = kept === null ? found : intersection(kept, found);
  }
  return kept ?? allRows(count);
}

/** Finds a term in texts, and where it may name a model, in the letters and digits of names too. */
export const openBoth =
  (findInTexts: FindTerm, findInNames: FindTerm): FindTerm =>
  (term) => {
    const model = isPhrase(term) ? null : modelNamedBy(term);
    return either(findInTexts(term), model === null ? null : findInNames(model));
  };

/** The records that one of two searches found, or both; null where neither found any. */
export function either(one: Mask | null, other: Mask | null): Mask | null {
  if (one === null || other === null) return one ?? other;
  const both = one.slice();
  addRows(both, other);
  return both;
}
