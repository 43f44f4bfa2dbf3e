/** Former ids, each with its value in `moved.yaml`: the id that replaced it, or `withdrawn: <reason>`. */
export interface MovedIds {
  readonly actuators: Readonly<Record<string, string>>;
  readonly robots: Readonly<Record<string, string>>;
}

const WITHDRAWN = 'withdrawn: ';

/** The id to which a value of `moved.yaml` leads, or the reason why the record was withdrawn. */
export const destination = (value: string): { readonly id: string } | { readonly withdrawn: string } =>
  value.startsWith(WITHDRAWN) ? { withdrawn: value.slice(WITHDRAWN.length) } : { id: value };

/** Old ids with their new ones, or why a record was withdrawn. */
export type NewIds = Readonly<Record<string, string>>;

/** The current id of a record by a former one; null for an id that never moved, or was withdrawn. */
export function newIdOf(moved: NewIds, id: string): string | null {
  const value = Object.hasOwn(moved, id) ? moved[id] : undefined;
  const target = value === undefined ? null : destination(value);
  return target === null || 'withdrawn' in target ? null : target.id;
}

/** All ids that the record with this id has or had. */
export function everyIdOf(moved: MovedIds, id: string): string[] {
  const tables = [moved.actuators, moved.robots];
  const now = tables.map((old) => newIdOf(old, id)).find((found) => found !== null) ?? id;
  const before = tables.flatMap((old) => Object.keys(old).filter((one) => newIdOf(old, one) === now));
  return [id, now, ...before];
}
