import { maskOf, type Mask } from './mask.ts';
import type { PreparedGroups } from './prepared-schemas.ts';
import { rowsOf } from './row-lists.ts';

/** The records that have one value of a field, in the spelling in which the field is answered. */
export interface Group {
  readonly value: string;
  readonly rows: Mask;
}

/** The groups of a field. Throws if records are not grouped by it. */
export function groupsBy(prepared: PreparedGroups, name: string, count: number): Group[] {
  const groups = Object.hasOwn(prepared, name) ? prepared[name] : undefined;
  if (groups === undefined) throw new Error(`These records are not grouped by ${name}.`);
  return groups.values.map((value, number) => ({
    value,
    rows: maskOf(rowsOf(groups.lists, number), count),
  }));
}
