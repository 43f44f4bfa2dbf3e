import { openMembers } from './json-fields.ts';
import { jsonOf } from './json-rows.ts';
import type { PreparedCollection } from './prepared.ts';
import { openIndex, type SearchWords } from './record-index.ts';

/** Records that can be asked and answered with. */
export type Collection = Readonly<ReturnType<typeof openCollection>>;

/** Opens prepared records. */
export function openCollection({ index, json, members }: PreparedCollection, words: SearchWords) {
  const cut = openMembers(members);
  return {
    ...openIndex(index, words),
    /**
     * The JSON of some records in UTF-8, in their order and with commas between them, in as few parts as
     * there are.
     */
    jsonOf: (rows: readonly number[]) => jsonOf(json, rows),
    /** The JSON of some members of records, of those and beyond them, in the order of the names. */
    selectionOf: (rows: readonly number[], names: readonly string[]) =>
      rows.flatMap((row, index) => (index === 0 ? [cut(row, names)] : [COMMA, cut(row, names)])),
  };
}

const COMMA = new TextEncoder().encode(',');
