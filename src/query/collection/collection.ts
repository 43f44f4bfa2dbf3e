import { openMembers } from '../table/json-fields.ts';
import { jsonOf } from '../table/json-rows.ts';
import type { PreparedCollection } from '../table/prepared-schemas.ts';
import { openIndex, type Index, type SearchWords } from './open-index.ts';

/** Records that can be queried, with their JSON for answers. */
export interface Collection extends Index {
  /** The JSON of some records in UTF-8, in order and separated by commas, in as few parts as possible. */
  readonly jsonOf: (rows: readonly number[]) => Uint8Array[];
  /**
   * The JSON of selected members of records, including those outside the closed record, in the order of the
   * names.
   */
  readonly selectionOf: (rows: readonly number[], names: readonly string[]) => Uint8Array[];
}

/** Opens prepared records. */
export function openCollection({ index, json, members }: PreparedCollection, words: SearchWords): Collection {
  const cut = openMembers(members);
  return {
    ...openIndex(index, words),
    jsonOf: (rows) => jsonOf(json, rows),
    selectionOf: (rows, names) =>
      rows.flatMap((row, index) => (index === 0 ? [cut(row, names)] : [COMMA, cut(row, names)])),
  };
}

const COMMA = new TextEncoder().encode(',');
