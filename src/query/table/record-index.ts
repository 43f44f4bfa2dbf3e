import { kindFieldOf } from '../../catalog/evidence/condition-tags.ts';
import { memoize } from '../../catalog/lib/memoize.ts';
import { openFilterWords, type FindFilterWords } from '../search/filter-words.ts';
import { openNegations } from '../search/negations.ts';
import { corrected, openCorrections, type Correction } from './corrections.ts';
import { noRows, type Mask } from './mask.ts';
import { openIds } from './nearest.ts';
import type { PreparedIndex } from './prepared.ts';
import { rowsOf, type ValueLists } from './row-lists.ts';
import { figureOrNull, openTable, type Columns } from './table.ts';
import { findAll, openBoth, openSearch, type FindTerm } from './word-index.ts';

/**
 * An index opened: filters, search and orders are answered from it. A misspelt word that occurs nowhere is
 * corrected by `matching`.
 */
export type Index = Readonly<ReturnType<typeof openIndex>>;

/** Opens a prepared index. */
export function openIndex(prepared: PreparedIndex) {
  const { ids } = prepared;
  const rows = new Map(ids.map((id, row) => [id, row]));
  const joining = openSearch(prepared.models, ids.length);
  const holding = openBoth(openSearch(prepared.search, ids.length), joining);
  const uncorrected = openTable(columnsOf(prepared, holding));
  const filterWordsIn = openFilterWords(uncorrected, prepared);
  return {
    ...uncorrected,
    /** The same records for questions whose answer is a count: no word is corrected. */
    uncorrected,
    rowOf: (id: string) => rows.get(id),
    /** Ids near to an unknown one. */
    nearestIds: openIds(ids, prepared.nearIds),
    kinds: openKinds(prepared),
    /** Records in whose text a word begins with a folded term, or whose model has it, punctuation ignored. */
    holding,
    /** Records in one of whose names a word begins with these letters and digits, punctuation ignored. */
    joining,
    /** Which of some folded terms records have only behind a word that denies them. */
    negationsOf: openNegations(uncorrected.having),
    /** Which of some folded terms a filter asks for, where text is found in fewer records. */
    filterWordsIn,
    ...openCorrecting(prepared, holding, filterWordsIn),
  };
}

/** The columns that a build prepared. */
function columnsOf({ ids, names, columns, values, orders, curves }: PreparedIndex, find: FindTerm): Columns {
  return {
    ids,
    figures: (name) => known(columns, name),
    values: (filter) => values[filter] ?? NO_VALUES,
    sorted: (sort, direction) => known(orders, `${sort} ${direction}`),
    sortKey: (sort, row) => {
      if (sort === 'id') return ids[row] ?? null;
      return sort === 'name' ? (names[row] ?? null) : figureOrNull(known(columns, sort)[row]);
    },
    curves: () => {
      if (curves === null) throw new Error('These records have no curves.');
      return curves;
    },
    matching: (terms) => findAll(terms, find, ids.length) ?? noRows(ids.length),
  };
}

const NO_VALUES: ValueLists = { values: [], lists: { starts: Uint32Array.of(0), rows: new Uint32Array() } };

/** The name under which the kinds of a figure are among the values. */
export const kindsNamed = (field: string): string => `kind of ${kindFieldOf(field)}`;

/** What kind of figure a field is, in words and by row; empty where no source says it. */
function openKinds({ ids, values }: PreparedIndex): (name: string) => readonly string[] {
  const kindsUnder = memoize((name) => valueOfEach(values[name], ids.length));
  return (field) => kindsUnder(kindsNamed(field));
}

/** The last value that lists each record; empty where none does. */
function valueOfEach(listed: ValueLists | undefined, count: number): string[] {
  const texts = Array.from({ length: count }, () => '');
  listed?.values.forEach((value, number) => {
    for (const row of rowsOf(listed.lists, number)) texts[row] = value;
  });
  return texts;
}

/**
 * The search that corrects words which no record has, but for those that filters ask for: EtherCAT is not
 * Ethernet.
 */
function openCorrecting({ ids, vocabulary }: PreparedIndex, find: FindTerm, filterWordsIn: FindFilterWords) {
  const correct = openCorrections(
    vocabulary,
    (term) => find(term) !== null || filterWordsIn([term]).length > 0,
  );
  // A list finds, and its header then tells what was corrected of the same terms.
  let last: { readonly text: string; readonly corrections: readonly Correction[] } = {
    text: '',
    corrections: [],
  };
  const correctionsOf = (terms: readonly string[]): readonly Correction[] => {
    const text = terms.join(' ');
    if (text !== last.text) last = { text, corrections: correct(terms) };
    return last.corrections;
  };
  return {
    /** What `matching` corrects of some terms. */
    correctionsOf,
    matching: (terms: readonly string[]): Mask => {
      const found = findAll(terms, find, ids.length);
      if (found !== null) last = { text: terms.join(' '), corrections: [] };
      return found ?? findAll(corrected(terms, correctionsOf(terms)), find, ids.length) ?? noRows(ids.length);
    },
  };
}

function known<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw new Error(`These records have no ${name}.`);
  return value;
}
