import { openMembers, type PreparedMembers } from './members.ts';
import { openIndex, type Index, type PreparedIndex } from './record-index.ts';

/** Records as the build writes them: their index, and the JSON of all of them in one piece. */
export interface PreparedCollection {
  readonly index: PreparedIndex;
  readonly json: PreparedJson;
  /** The members that a selection may name, of the records and beyond them. */
  readonly members: readonly PreparedMembers[];
}

/** JSON texts in UTF-8 one after the other, a comma after each. */
export interface PreparedJson {
  readonly bytes: Uint8Array;
  /** Where each text begins; after the last, where it would. */
  readonly starts: Float64Array;
}

/** Records that can be asked and answered with. */
export interface Collection<Subject> extends Index {
  /** The JSON of a record in UTF-8. */
  readonly jsonAt: (place: number) => Uint8Array;
  /** The JSON of some records in UTF-8, in their order and with commas between them, in as few parts as there are. */
  readonly jsonOf: (places: readonly number[]) => Uint8Array[];
  /** The JSON of some members of records, of those and beyond them, in the order of the names. */
  readonly selectionOf: (places: readonly number[], names: readonly string[]) => Uint8Array[];
  readonly recordAt: (place: number) => Subject;
}

/** Serialises values, as the elements of an array. */
export function prepareJson(values: readonly unknown[]): PreparedJson {
  const encoder = new TextEncoder();
  const texts = values.map((value) => encoder.encode(`${JSON.stringify(value)},`));
  const starts = new Float64Array(texts.length + 1);
  texts.forEach((text, place) => (starts[place + 1] = (starts[place] ?? 0) + text.length));
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  texts.forEach((text, place) => bytes.set(text, starts[place]));
  return { bytes, starts };
}

/** Opens prepared records; `read` checks what a record's JSON holds. */
export function openCollection<Subject>(
  { index, json, members }: PreparedCollection,
  read: (json: unknown) => Subject,
): Collection<Subject> {
  const jsonAt = (place: number): Uint8Array => jsonBetween(json, place, place);
  const cut = openMembers(members);
  return {
    ...openIndex(index),
    jsonAt,
    jsonOf: (places) => jsonOf(json, places),
    selectionOf: (places, names) =>
      places.flatMap((place, index) => (index === 0 ? [cut(place, names)] : [COMMA, cut(place, names)])),
    recordAt: (place) => read(parseJson(jsonAt(place))),
  };
}

// To make one takes longer than to decode a record.
const decoder = new TextDecoder();
const COMMA = new TextEncoder().encode(',');

/** The value of a JSON text in UTF-8. */
export const parseJson = (bytes: Uint8Array): unknown => JSON.parse(decoder.decode(bytes));

/** The JSON of the values from one place to another, without the comma after the last. */
export const jsonBetween = ({ bytes, starts }: PreparedJson, first: number, last: number): Uint8Array =>
  bytes.subarray(starts[first], (starts[last + 1] ?? 1) - 1);

/** Neighbours lie side by side, commas and all: they are one part. */
function jsonOf({ bytes, starts }: PreparedJson, places: readonly number[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let first = 0;
  places.forEach((place, index) => {
    const next = places[index + 1];
    if (next === place + 1) return;
    const comma = next === undefined ? 1 : 0;
    parts.push(bytes.subarray(starts[places[first] ?? 0], (starts[place + 1] ?? 0) - comma));
    first = index + 1;
  });
  return parts;
}
