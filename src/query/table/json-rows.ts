import type { PreparedJson } from './prepared-schemas.ts';

/** Serialises values, as the elements of an array. */
export function prepareJson(values: readonly unknown[]): PreparedJson {
  const encoder = new TextEncoder();
  const texts = values.map((value) => encoder.encode(`${JSON.stringify(value)},`));
  const starts = new Float64Array(texts.length + 1);
  texts.forEach((text, row) => (starts[row + 1] = (starts[row] ?? 0) + text.length));
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  texts.forEach((text, row) => bytes.set(text, starts[row]));
  return { bytes, starts };
}

// Kept: creating a decoder takes longer than decoding a record.
const decoder = new TextDecoder();

/** The value of a JSON text in UTF-8. */
export const parseJson = (bytes: Uint8Array): unknown => JSON.parse(decoder.decode(bytes));

/** The objects in a UTF-8 sequence of JSON texts separated by commas. */
export function parseJsonArray(parts: readonly Uint8Array[]): Readonly<Record<string, unknown>>[] {
  const values: unknown = JSON.parse(`[${parts.map((part) => decoder.decode(part)).join('')}]`);
  if (!areObjects(values)) throw new Error('These texts are not objects.');
  return values;
}

const areObjects = (values: unknown): values is Readonly<Record<string, unknown>>[] =>
  Array.isArray(values) && values.every((value) => typeof value === 'object' && value !== null);

/** The JSON of the values from `first` to `last`, without the comma after the last. */
export const jsonBetween = ({ bytes, starts }: PreparedJson, first: number, last: number): Uint8Array =>
  bytes.subarray(starts[first], (starts[last + 1] ?? 1) - 1);

/**
 * The JSON of values with commas between them. Adjacent values are contiguous in memory, so they form one
 * part.
 */
export function jsonOf({ bytes, starts }: PreparedJson, rows: readonly number[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let first = 0;
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (next === row + 1) return;
    const comma = next === undefined ? 1 : 0;
    parts.push(bytes.subarray(starts[rows[first] ?? 0], (starts[row + 1] ?? 0) - comma));
    first = index + 1;
  });
  return parts;
}
