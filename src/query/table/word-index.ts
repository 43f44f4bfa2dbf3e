import { addRows, intersectionOf, noRows, type Mask } from './mask.ts';
import { firstNot } from './order.ts';
import type { PreparedSearch } from './prepared.ts';
import { addList, listSorted } from './row-lists.ts';
import { modelNamedBy } from './text.ts';

/** Finds the records in whose texts a word begins with a folded term; null where none does. */
export type FindTerm = (term: string) => Mask | null;

/** Prepares the search of records, each given by its tails. */
export const prepareSearch = (tailsOf: readonly (readonly string[])[]): PreparedSearch =>
  listSorted(tailsOf.map((tails) => tails.map((tail) => tail.toWellFormed())));

/** Opens a prepared search over so many rows. The tails that begin with a term lie side by side. */
export function openSearch({ values: tails, lists }: PreparedSearch, count: number): FindTerm {
  return (asked) => {
    const term = asked.toWellFormed();
    const first = firstNot(tails.length, (number) => (tails[number] ?? '') < term);
    if (tails[first]?.startsWith(term) !== true) return null;
    const found = noRows(count);
    for (let number = first; tails[number]?.startsWith(term) === true; number += 1)
      addList(found, lists, number);
    return found;
  };
}

/** The records that have every term; null where none has one of them. */
export function findAll(terms: readonly string[], find: FindTerm, count: number): Mask | null {
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
export function either(one: Mask | null, other: Mask | null): Mask | null {
  if (one === null || other === null) return one ?? other;
  const both = one.slice();
  addRows(both, other);
  return both;
}
