import { allRows, maskOfLists, rowsIn, type Mask } from '../mask.ts';
import { firstNot } from '../order.ts';
import type { PreparedSearch } from '../prepared-schemas.ts';
import { listSorted, rowsBetween, rowsOf } from '../row-lists.ts';
import { endsWord, hasWordWith, isPhrase, isShortWord, modelNamedBy, namedByParts, partsOf } from './text.ts';

/** The rows that have a term, in one list or several; a row may be in more than one of them. */
export type TermRows = readonly Uint32Array[];

/** Finds the records in whose texts a folded term occurs; null where none does. */
export type FindTerm = (term: string) => TermRows | null;

/** Prepares the search of records, each given by its tails. */
export const prepareSearch = (tailsOf: readonly (readonly string[])[]): PreparedSearch =>
  listSorted(tailsOf.map((tails) => tails.map((tail) => tail.toWellFormed())));

/**
 * Opens a prepared search. The tails that begin with a term are contiguous, and so are their rows. A term
 * that must be a whole word matches only the tails in which the word ends with it.
 */
export function openSearch({ values: tails, lists }: PreparedSearch, isWhole = isShortWord): FindTerm {
  return (asked) => {
    const term = asked.toWellFormed();
    const first = firstNot(tails.length, (step) => (tails[step] ?? '') < term);
    const beginning = firstNot(
      tails.length - first,
      (step) => tails[first + step]?.startsWith(term) === true,
    );
    if (beginning === 0) return null;
    if (!isWhole(term)) return [rowsBetween(lists, first, first + beginning)];
    const found: Uint32Array[] = [];
    for (let number = first; number < first + beginning; number += 1)
      if (endsWord(tails[number] ?? '', term.length)) found.push(rowsOf(lists, number));
    return found.length === 0 ? null : found;
  };
}

/** Finds phrases too, in the texts that have all their words. */
export const openPhrases =
  (find: FindTerm, textAt: (row: number) => string, count: number): FindTerm =>
  (term) => {
    if (!isPhrase(term)) return find(term);
    const found = findAll(term.split(' '), find, count);
    const rows = found === null ? [] : rowsIn(found).filter((row) => hasWordWith(textAt(row), term));
    return rows.length === 0 ? null : [Uint32Array.from(rows)];
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
    return rows.length === 0 ? null : [Uint32Array.from(rows)];
  };

/** The records that have every term; null if some term occurs nowhere. */
export function findAll(terms: readonly string[], find: FindTerm, count: number): Mask | null {
  let kept: Mask | null = null;
  for (const term of terms) {
    const found = find(term);
    if (found === null) return null;
    kept = maskOfLists(found, count, kept);
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
export const either = (one: TermRows | null, other: TermRows | null): TermRows | null =>
  one === null || other === null ? (one ?? other) : [...one, ...other];
