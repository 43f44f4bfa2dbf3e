import { comparePositions, type Direction, type Order, type Position, type SortField } from './order.ts';
import { mender, type Mend } from './mend.ts';
import { fold } from './text.ts';

/** A record made ready for questions: its folded search text beside it. */
export interface Entry<Subject> {
  readonly record: Subject;
  readonly text: string;
}

/** An entry at its place in one order. */
export interface Placed<Subject> extends Position {
  readonly entry: Entry<Subject>;
}

/** A list of records made ready for filters, search and orders. */
export interface Collection<Subject> {
  readonly entries: readonly Entry<Subject>[];
  /** Mends a misspelt search term to a word of the records' texts; null when it must find nothing. */
  readonly mend: Mend;
  /** The records in an order, presorted. */
  inOrder(order: Order): readonly Placed<Subject>[];
}

/** How a kind of record is searched and sorted. */
export interface Searching<Subject> {
  /** The fields over which free text searches. */
  readonly textOf: (record: Subject) => readonly string[];
  readonly sortable: readonly SortField[];
  readonly sortKeyOf: (record: Subject, sort: SortField) => Position['key'];
}

/** Makes records ready: texts folded once, every order sorted once. Throws for an order that the records do not have. */
export function buildCollection<Subject extends { readonly id: string }>(
  records: readonly Subject[],
  searching: Searching<Subject>,
): Collection<Subject> {
  const entries = records.map((record) => ({ record, text: fold(searching.textOf(record).join('\n')) }));
  const orders = new Map(
    [null, ...searching.sortable].flatMap((sort) => bothDirections(sort, placeBy(entries, sort, searching))),
  );
  return {
    entries,
    mend: mender(entries.map(({ text }) => text)),
    inOrder(order) {
      const sorted = orders.get(orderName(order));
      if (sorted === undefined) throw new Error(`These records cannot be sorted by ${order.sort}.`);
      return sorted;
    },
  };
}

const orderName = ({ sort, direction }: Order): string => `${sort ?? 'id'} ${direction}`;

function placeBy<Subject extends { readonly id: string }>(
  entries: readonly Entry<Subject>[],
  sort: SortField | null,
  { sortKeyOf }: Searching<Subject>,
): Placed<Subject>[] {
  return entries.map((entry) => {
    const { id } = entry.record;
    return { key: sort === null ? id : sortKeyOf(entry.record, sort), id, entry };
  });
}

function bothDirections<Subject>(
  sort: SortField | null,
  placed: readonly Placed<Subject>[],
): [string, readonly Placed<Subject>[]][] {
  const sorted = (direction: Direction): [string, readonly Placed<Subject>[]] => [
    orderName({ sort, direction }),
    placed.toSorted((left, right) => comparePositions(left, right, direction)),
  ];
  return [sorted('asc'), sorted('desc')];
}
