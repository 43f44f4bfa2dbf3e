import { destination } from '../catalog/catalog.ts';

/** Old ids with their new ones, or why a record was withdrawn. */
export type Moved = Readonly<Record<string, string>>;

/** The id under which the catalog has now what once had another; null for an id that never moved, or was withdrawn. */
export function newIdOf(moved: Moved, id: string): string | null {
  const value = Object.hasOwn(moved, id) ? moved[id] : undefined;
  const target = value === undefined ? null : destination(value);
  return target === null || 'withdrawn' in target ? null : target.id;
}
