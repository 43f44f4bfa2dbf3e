import { kindFieldOf } from '../catalog/condition-tags.ts';
import type { TimedCurves } from '../catalog/curve-form.ts';
import { emptySet, type Bitset } from './bitset.ts';
import { openFilterWords, type FindFilterWords } from './filter-words.ts';
import { openLeading, type Leading, type LeadingPlaces } from './narrowing.ts';
import { openIds } from './nearest.ts';
import { openNegations } from './negations.ts';
import { firstNot, type Direction, type Order, type RecordOrder, type SortKey } from './order.ts';
import { bitsetOf, placesOf } from './packed-sets.ts';
import type { PackedSets, PreparedIndex, PreparedValues } from './prepared.ts';
import { remembered } from './remembered.ts';
import { findAll, openBoth, openSearch, type FindTerm } from './search-index.ts';
import { corrected, openCorrections, type Correction } from './spelling.ts';

/** What filters, orders and matches ask of records; a page has one of the copy that it loads. The sets that it gives must not be written to. */
export interface FilterIndex {
  readonly count: number;
  readonly ids: readonly string[];
  readonly leading: Leading;
  /** A figure of every record, by place; NaN where unknown. Throws for one that the records do not have. */
  readonly column: (name: string) => Float64Array;
  /** The curves of torque and speed by place. Throws where the records have none. */
  readonly curves: () => TimedCurves;
  /** Records that a filter lists under a value. */
  readonly having: (filter: string, value: string) => Bitset;
  /** Records that have every folded term. */
  readonly matching: (terms: readonly string[]) => Bitset;
  /** All records in an order. Throws for an order that the records do not have. */
  readonly inOrder: (order: Order) => RecordOrder;
}

/** An index opened: filters, search and orders are answered from it. A misspelt word that occurs nowhere is corrected by `matching`. */
export type Index = Readonly<ReturnType<typeof openIndex>>;

/** Opens a prepared index. */
export function openIndex(prepared: PreparedIndex) {
  const { ids } = prepared;
  const places = new Map(ids.map((id, place) => [id, place]));
  const joining = openSearch(prepared.models);
  const holding = openBoth(openSearch(prepared.search), joining);
  const uncorrected: FilterIndex = {
    count: ids.length,
    ids,
    leading: openLeadingBy(prepared),
    column: (name) => known(prepared.columns, name),
    curves: () => {
      if (prepared.curves === null) throw new Error('These records have no curves.');
      return prepared.curves;
    },
    having: openValues(prepared),
    matching: (terms) => findAll(terms, holding, ids.length) ?? emptySet(ids.length),
    inOrder: (order) => inOrder(prepared, order),
  };
  const filterWordsIn = openFilterWords(uncorrected, prepared);
  return {
    ...uncorrected,
    /** The same records for questions whose answer is a count: no word is corrected. */
    uncorrected,
    placeOf: (id: string) => places.get(id),
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

/** Found at the head of the presorted order: unlike a walk along the column, it costs the same for few records and for many. */
function openLeadingBy({ columns, orders }: PreparedIndex): Leading {
  const opened = { asc: new Map<string, OpenOrder>(), desc: new Map<string, OpenOrder>() };
  return (column, direction, test) => {
    const { figures, firstOf } = opened[direction].get(column) ?? open(column, direction);
    return firstOf(firstNot(figures.length, (step) => test(figures[step] ?? NaN)));
  };

  function open(column: string, direction: Direction): OpenOrder {
    const places = known(orders, `${column} ${direction}`);
    const figures = known(columns, column);
    // One behind the other, where they are looked for by halving.
    const order = {
      figures: Float64Array.from(places, (place) => figures[place] ?? NaN),
      firstOf: openLeading(places),
    };
    opened[direction].set(column, order);
    return order;
  }
}

/** The order of a column, with what is asked of it. */
interface OpenOrder {
  /** In its order; those that are unknown, NaN, are the last. */
  readonly figures: Float64Array;
  readonly firstOf: LeadingPlaces;
}

function openValues({ ids, values }: PreparedIndex): FilterIndex['having'] {
  const rows = new Map<string, { places: PackedSets; number: number }>(
    Object.entries(values).flatMap(([filter, { values: listed, places }]) =>
      listed.map((value, number) => [`${filter} ${value}`, { places, number }]),
    ),
  );
  const none = emptySet(ids.length);
  return (filter, value) => {
    const row = rows.get(`${filter} ${value}`);
    return row === undefined ? none : bitsetOf(row.places, row.number);
  };
}

/** The name under which the kinds of a figure are among the values. */
export const kindsNamed = (field: string): string => `kind of ${kindFieldOf(field)}`;

/** What kind of figure a field is, in words and by place; empty where no source says it. */
function openKinds({ ids, values }: PreparedIndex): (name: string) => readonly string[] {
  const kindsUnder = remembered((name) => valueOfEach(values[name], ids.length));
  return (field) => kindsUnder(kindsNamed(field));
}

/** The last value that lists each record; empty where none does. */
function valueOfEach(listed: PreparedValues | undefined, count: number): string[] {
  const texts = Array.from({ length: count }, () => '');
  listed?.values.forEach((value, number) => {
    for (const place of placesOf(listed.places, number)) texts[place] = value;
  });
  return texts;
}

/** The search that corrects words which no record has, but for those that filters ask for: EtherCAT is not Ethernet. */
function openCorrecting({ ids, vocabulary }: PreparedIndex, find: FindTerm, filterWordsIn: FindFilterWords) {
  const correct = openCorrections(vocabulary, (term) => find(term) !== null || filterWordsIn([term]).length > 0);
  // A list finds, and its header then tells what was corrected of the same terms.
  let last: { readonly text: string; readonly corrections: readonly Correction[] } = { text: '', corrections: [] };
  const correctionsOf = (terms: readonly string[]): readonly Correction[] => {
    const text = terms.join(' ');
    if (text !== last.text) last = { text, corrections: correct(terms) };
    return last.corrections;
  };
  return {
    /** What `matching` corrects of some terms. */
    correctionsOf,
    matching: (terms: readonly string[]): Bitset => {
      const found = findAll(terms, find, ids.length);
      if (found !== null) last = { text: terms.join(' '), corrections: [] };
      return found ?? findAll(corrected(terms, correctionsOf(terms)), find, ids.length) ?? emptySet(ids.length);
    },
  };
}

function inOrder({ ids, names, columns, orders }: PreparedIndex, { sort, direction }: Order): RecordOrder {
  const places = known(orders, `${sort ?? 'id'} ${direction}`);
  const keyOf = keysOf();
  return { places, positionOf: (place) => ({ key: keyOf(place), id: ids[place] ?? '' }) };

  function keysOf(): (place: number) => SortKey {
    if (sort === null) return (place) => ids[place] ?? null;
    if (sort === 'name') return (place) => names[place] ?? null;
    const figures = known(columns, sort);
    return (place) => figureOrNull(figures[place]);
  }
}

/** A figure of a column; null where it is unknown. */
export const figureOrNull = (figure = NaN): number | null => (Number.isNaN(figure) ? null : figure);

function known<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw new Error(`These records have no ${name}.`);
  return value;
}
