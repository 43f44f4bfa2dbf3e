import type { Release } from '../../catalog/files/yaml-schemas.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import {
  CHANGED_RECORDS,
  changeRows,
  countReleases,
  withoutJoint,
} from '../../catalog/records/change-rows.ts';
import { jsonOf, prepareJson } from '../table/json-rows.ts';
import type { PreparedChanges } from '../table/prepared-schemas.ts';
import { groupRows } from '../table/row-lists.ts';

/** Prepares the changes of all releases. */
export function prepareChanges(releases: readonly Release[]): PreparedChanges {
  const rows = changeRows(releases);
  const counts = countReleases(releases);
  const releaseNumbers = new Map(counts.map(({ version }, number) => [version, number]));
  return {
    releases: counts,
    rows: prepareJson(rows),
    made: Uint32Array.from(rows, ({ version }) => releaseNumbers.get(version) ?? 0),
    kinds: Uint32Array.from(rows, ({ record }) => CHANGED_RECORDS.indexOf(record)),
    ids: rows.map(({ id }) => id),
    newIds: rows.map(({ change, to }) => (change === 'moved' ? String(to) : '')),
    fields: rows.map(({ field }) => field ?? ''),
  };
}

/** The selected changes, and the page of them to return. */
export interface ChangesFilter {
  /** The number of newest releases to read. */
  readonly newest: number;
  readonly kind: (typeof CHANGED_RECORDS)[number] | null;
  /** The requested ids with their former and current ids; null for all records. */
  readonly ids: ReadonlySet<string> | null;
  readonly fields: ReadonlySet<string> | null;
  readonly limit: number;
  /** The number of changes left to show, regardless of newer releases; null for all. */
  readonly left: number | null;
}

/** A parsed query for changes. */
export interface ChangesQuery extends ChangesFilter {
  /** True if changes are requested; a query without parameters requests only the releases. */
  readonly isAsked: boolean;
  /** The cursor of the page that starts with this many changes left. */
  readonly cursorAt: (left: number) => string;
}

/** A page of the changes that pass a query, the newest release first, and how many come after it. */
export function changesPage(changes: PreparedChanges, query: ChangesFilter) {
  const rows = query.ids === null ? changes.ids.keys() : rowsOf(changes, query.ids);
  const passing = Array.from(rows).filter((row) => passes(changes, row, query));
  const rest = query.left === null ? passing : passing.slice(-query.left);
  const page = rest.slice(0, query.limit);
  return { rows: jsonOf(changes.rows, page), total: passing.length, left: rest.length - page.length };
}

/** The rows of the changes of some ids, in their order. */
function rowsOf(changes: PreparedChanges, ids: ReadonlySet<string>): readonly number[] {
  const known = rowsById(changes);
  const rows = new Set([...ids].flatMap((id) => known.get(id) ?? []));
  return [...rows].toSorted((left, right) => left - right);
}

/** The rows of the changes of each id, old or new. */
const rowsById = memoizeByObject(({ ids, newIds }: PreparedChanges) =>
  groupRows(ids.map((id, row) => [id, newIds[row] ?? ''])),
);

function passes(
  { made, kinds, fields }: PreparedChanges,
  row: number,
  { newest, kind, fields: named }: ChangesFilter,
): boolean {
  return (
    (made[row] ?? 0) < newest &&
    (kind === null || kinds[row] === CHANGED_RECORDS.indexOf(kind)) &&
    (named === null || isNamed(fields[row] ?? '', named))
  );
}

/** True if a field is in the set, by its full path or by its name within any joint. */
const isNamed = (field: string, names: ReadonlySet<string>): boolean =>
  names.has(field.toLowerCase()) || names.has(withoutJoint(field).toLowerCase());
