const encoder = new TextEncoder();

/** A value as JSON in UTF-8 (RFC 8259, section 8.1). */
export const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> => encoder.encode(JSON.stringify(value));

/**
 * JSON in UTF-8 from elements of an array that are serialised already, with what stands before and after them. To copy
 * bytes takes an eighth of the time of joining texts and encoding the whole.
 */
export function joinJson(head: string, elements: readonly Uint8Array[], tail: string): Uint8Array<ArrayBuffer> {
  const parts = [encoder.encode(head), ...withCommas(elements), encoder.encode(tail)];
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((place, part) => {
    joined.set(part, place);
    return place + part.length;
  }, 0);
  return joined;
}

const comma = encoder.encode(',');

const withCommas = (elements: readonly Uint8Array[]): Uint8Array[] =>
  elements.flatMap((element, index) => (index === 0 ? [element] : [comma, element]));
