import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';

/** A row of a table: its name in the table, and its number. */
export interface Row<Value> {
  readonly name: string;
  readonly value: Value;
  readonly row: number;
}

type Table = Readonly<Record<string, unknown>>;

const rowsByName = memoizeByObject(
  (table: Table) => new Map(Object.entries(table).map(([name, value], row) => [name, { name, value, row }])),
);

/**
 * The rows of a constant table by their names. A text that a client sent is found among them by its hash; to
 * look it up as a member of an object, V8 would first look for it among all names of the program.
 */
export function indexByName<Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Row<Value>>;
export function indexByName(table: Table): ReadonlyMap<string, Row<unknown>> {
  return rowsByName(table);
}
