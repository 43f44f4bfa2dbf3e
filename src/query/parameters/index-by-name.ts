import { oncePer } from '../../catalog/lib/memoize-by-object.ts';

/** A row of a table: its name as the table has it, and which it is. */
export interface Row<Value> {
  readonly name: string;
  readonly value: Value;
  readonly place: number;
}

type Table = Readonly<Record<string, unknown>>;

const rowsByName = oncePer(
  (table: Table) =>
    new Map(Object.entries(table).map(([name, value], place) => [name, { name, value, place }])),
);

/**
 * The rows of a constant table by their names. A text that a client sent is found among them by its hash; to
 * look it up as a member of an object, V8 would first look for it among all names of the program.
 */
export function rowsOf<Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Row<Value>>;
export function rowsOf(table: Table): ReadonlyMap<string, Row<unknown>> {
  return rowsByName(table);
}
