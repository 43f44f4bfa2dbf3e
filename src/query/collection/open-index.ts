import { memoize } from '../../catalog/lib/memoize.ts';
import type { Filters } from '../filters/filter.ts';
import { openHints, type FindHints } from '../hints/hints.ts';
import type { FilterWord } from '../parameters/names/filter-word.ts';
import { corrected, openCorrections, type Correction } from '../suggest/misspelt-words.ts';
import { openIds } from '../suggest/nearest.ts';
import { figureOrNull, kindValuesOf } from '../table/column-values.ts';
import { noRows, type Mask } from '../table/mask.ts';
import { openTable, type Columns } from '../table/open-table.ts';
import type { PreparedIndex } from '../table/prepared-schemas.ts';
import { rowsOf, type ValueLists } from '../table/row-lists.ts';
import { isWholePart } from '../table/words/text.ts';
import {
  findAll,
  openBoth,
  openParts,
  openPhrases,
  openSearch,
  type FindTerm,
} from '../table/words/word-index.ts';

/** An opened index for filters, search and orders. `matching` corrects misspelt words that occur nowhere. */
export type Index = Readonly<ReturnType<typeof openIndex>>;

/** Data for the search of one kind of record, in addition to the prepared index. */
export interface SearchWords {
  readonly filters: Filters;
  /** The words of its fields. */
  readonly words: readonly FilterWord[];
  /** The words of makers' names, folded: they are never corrected. */
  readonly makers: ReadonlySet<string>;
}

/** Opens a prepared index. */
export function openIndex(prepared: PreparedIndex, { filters, words, makers }: SearchWords) {
  const { ids, texts } = prepared;
  const rows = new Map(ids.map((id, row) => [id, row]));
  const joining = openSearch(prepared.models);
  const inTexts = openPhrases(openSearch(prepared.search), (row) => texts[row] ?? '', ids.length);
  const holding = openBoth(inTexts, joining);
  const holdingParts = openParts(
    openSearch(prepared.nameWords, isWholePart),
    (row) => prepared.allNames[row] ?? '',
    ids.length,
  );
  const find: FindTerm = (term) => holding(term) ?? holdingParts(term);
  const uncorrected = openTable(columnsOf(prepared, find));
  const hintsOf = openHints({
    index: uncorrected,
    filters,
    words,
    valuesOf: (filter) => prepared.values[filter]?.values ?? [],
  });
  return {
    ...uncorrected,
    /** The same records without spelling correction, for queries that return counts. */
    uncorrected,
    rowOf: (id: string) => rows.get(id),
    /** Ids near to an unknown one. */
    nearestIds: openIds(ids, prepared.nearIds),
    kinds: openKinds(prepared),
    /**
     * Finds records with a word that begins with a folded term, or a model that contains it, ignoring
     * punctuation.
     */
    holding,
    /**
     * Finds records with a name in which a word begins with these letters and digits, ignoring punctuation.
     */
    joining,
    /** Finds records whose names have every part of a joined name that occurs nowhere. */
    holdingParts,
    /** The filters that some folded terms ask for. */
    hintsOf,
    ...openCorrecting(prepared, { find, hintsOf, makers }),
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

/**
 * The kinds of the figures of a field by row, as files write them; empty where no source states it, null for
 * a field that has no kinds.
 */
function openKinds({ ids, values }: PreparedIndex): (name: string) => readonly string[] | null {
  const kindsUnder = memoize((name) => valueOfEach(values[name] ?? NO_VALUES, ids.length));
  return (field) => {
    const name = kindValuesOf(field);
    return Object.hasOwn(values, name) ? kindsUnder(name) : null;
  };
}

/** The last value under which each record is listed; empty if there is none. */
function valueOfEach(listed: ValueLists, count: number): string[] {
  const texts = Array.from({ length: count }, () => '');
  listed.values.forEach((value, number) => {
    for (const row of rowsOf(listed.lists, number)) texts[row] = value;
  });
  return texts;
}

/** The sources of words that are never corrected: texts, filters, and makers' names. */
interface KnownWords {
  readonly find: FindTerm;
  readonly hintsOf: FindHints;
  readonly makers: ReadonlySet<string>;
}

/** Opens the search that corrects words which no record has, except known ones: EtherCAT is not Ethernet. */
function openCorrecting({ ids, vocabulary }: PreparedIndex, { find, hintsOf, makers }: KnownWords) {
  const correct = (terms: readonly string[], findOnce: FindTerm): readonly Correction[] =>
    openCorrections(
      vocabulary,
      (term) => findOnce(term) !== null || makers.has(term) || hintsOf([term]).length > 0,
    )(terms);
  // Cached, because the list and its header need the corrections of the same terms.
  let last: { readonly text: string; readonly corrections: readonly Correction[] } = {
    text: '',
    corrections: [],
  };
  const correctionsOf = (terms: readonly string[]): readonly Correction[] => {
    const text = terms.join(' ');
    if (text !== last.text) last = { text, corrections: correct(terms, find) };
    return last.corrections;
  };
  return {
    /** The corrections that `matching` makes of some terms. */
    correctionsOf,
    /** The terms after the corrections of `matching`; null if it corrects none. */
    respelled: (terms: readonly string[]): readonly string[] | null => {
      const corrections = correctionsOf(terms);
      return corrections.length === 0 ? null : corrected(terms, corrections);
    },
    matching: (terms: readonly string[]): Mask => {
      // A term that occurs nowhere is looked up once, for its records and for its correction.
      const findOnce: FindTerm = memoize(find);
      const found = findAll(terms, findOnce, ids.length);
      const corrections = found === null ? correct(terms, findOnce) : [];
      last = { text: terms.join(' '), corrections };
      return found ?? findAll(corrected(terms, corrections), findOnce, ids.length) ?? noRows(ids.length);
    },
  };
}

function known<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw new Error(`These records have no ${name}.`);
  return value;
}
