import { openMembers } from './json-fields.ts';
import { jsonOf } from './json-rows.ts';
import type { PreparedCollection } from './prepared.ts';
import { openIndex } from './record-index.ts';

/** Records that can be asked and answered with. */
export type Collection = Readonly<ReturnType<typeof openCollection>>;

/** Opens prepared records. */
export function openCollection({ index, json, members }: PreparedCollection) {
  const cut = openMembers(members);
  return {
    ...openIndex(index),
    /**
     * The JSON of some records in UTF-8, in their order and with commas between them, in as few parts as
     * there are.
     */
    jsonOf: (places: readonly number[]) => jsonOf(json, places),
    /** The JSON of some members of records, of those and beyond them, in the order of the names. */
    selectionOf: (places: readonly number[], names: readonly string[]) =>
      places.flatMap((place, index) => (index === 0 ? [cut(place, names)] : [COMMA, cut(place, names)])),
  };
}

const COMMA = new TextEncoder().encode(',');
