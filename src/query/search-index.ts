import { addAll, copyOf, intersectionOf, type Bitset } from './bitset.ts';
import { firstNot } from './order.ts';
import { bitsetOf, packSorted, packValues, unionOf } from './packed-sets.ts';
import type { PreparedSearch } from './prepared.ts';
import { modelNamedBy } from './text.ts';

/** Finds the records in whose texts a word begins with a folded term; null where none does. */
export type FindTerm = (term: string) => Bitset | null;

/** The longest beginnings whose records are listed, in code units. */
const SHORT = 2;

/** Prepares the search of records, each given by its tails. */
export function prepareSearch(tailsOf: readonly (readonly string[])[]): PreparedSearch {
  const wellFormed = tailsOf.map((tails) => tails.map((tail) => tail.toWellFormed()));
  return {
    tails: packSorted(wellFormed),
    short: packValues(wellFormed.map((tails) => tails.flatMap((tail) => [tail.slice(0, 1), tail.slice(0, SHORT)]))),
  };
}

/** Opens a prepared search. */
export function openSearch({ tails: { values: tails, places }, short }: PreparedSearch): FindTerm {
  const listed = new Map(short.values.map((beginning, row) => [beginning, row]));
  return (asked) => {
    const term = asked.toWellFormed();
    if (term.length <= SHORT) {
      const row = listed.get(term);
      return row === undefined ? null : bitsetOf(short.places, row);
    }
    const first = firstNot(tails.length, (row) => (tails[row] ?? '') < term);
    const rows: number[] = [];
    for (let row = first; tails[row]?.startsWith(term) === true; row += 1) rows.push(row);
    return rows.length === 0 ? null : unionOf(places, rows);
  };
}

/** The records that have every term; null where none has one of them. */
export function findAll(terms: readonly string[], find: FindTerm, count: number): Bitset | null {
  const sets = terms.map(find);
  return sets.every((set) => set !== null) ? intersectionOf(sets, count) : null;
}

/** Finds a term in texts, and where it may name a model, in the letters and digits of names too. */
export const openBoth =
  (findInTexts: FindTerm, findInNames: FindTerm): FindTerm =>
  (term) => {
    const model = modelNamedBy(term);
    return either(findInTexts(term), model === null ? null : findInNames(model));
  };

/** The records that one of two searches found, or both; null where neither found any. */
export function either(one: Bitset | null, other: Bitset | null): Bitset | null {
  if (one === null || other === null) return one ?? other;
  const both = copyOf(one);
  addAll(both, other);
  return both;
}
