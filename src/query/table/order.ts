/** The directions of an order. */
export const DIRECTIONS = ['asc', 'desc'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/**
 * The key that a record is sorted by: a figure, or a name in lower case. Null sorts last in both directions.
 */
export type SortKey = number | string | null;

/** The position of a record in an order, by value, so it stays valid when records are added or removed. */
export interface Position {
  readonly key: SortKey;
  readonly id: string;
}

/** An order of records; by id if `sort` is null. */
export interface Order {
  readonly sort: string | null;
  readonly direction: Direction;
}

/** The requested order: by id ascending, or by `sort` descending, unless `order` says otherwise. */
export function chosenOrder(sort: string | undefined, direction: Direction | undefined): Order {
  return { sort: sort ?? null, direction: direction ?? (sort === undefined ? 'asc' : 'desc') };
}

/**
 * True if an order can have a position: an id is its own key, a name is text, a figure is a number or
 * unknown.
 */
export function hasValidKey({ sort }: Order, { key, id }: Position): boolean {
  if (sort === null) return key === id;
  return sort === 'name' ? typeof key === 'string' : typeof key !== 'string';
}

/** Negative when `left` comes before `right`: by key in the direction, nulls last, ties by id ascending. */
export function comparePositions(left: Position, right: Position, direction: Direction): number {
  if (left.key !== right.key) {
    if (left.key === null) return 1;
    if (right.key === null) return -1;
    return left.key < right.key === (direction === 'asc') ? -1 : 1;
  }
  return left.id < right.id ? -1 : Number(left.id > right.id);
}

/** The rows of records in an order, by their ids and keys. */
export function rowsInOrder(
  ids: readonly string[],
  keys: readonly SortKey[],
  direction: Direction,
): Uint32Array {
  const positions = ids.map((id, row) => ({ id, key: keys[row] ?? null, row }));
  positions.sort((left, right) => comparePositions(left, right, direction));
  return Uint32Array.from(positions, ({ row }) => row);
}

/** Records in an order: their rows, and the position of each by value. */
export interface RecordOrder {
  readonly rows: Uint32Array;
  readonly positionOf: (row: number) => Position;
}

/** The number of records up to and including a position. */
export const countUpTo = (
  { rows, positionOf }: RecordOrder,
  position: Position,
  direction: Direction,
): number =>
  firstNot(rows.length, (step) => comparePositions(positionOf(rows[step] ?? 0), position, direction) <= 0);

/** Binary search: the first of `count` steps that fails a test that all earlier steps pass. */
export function firstNot(count: number, test: (step: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
