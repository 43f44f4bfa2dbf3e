/**
 * JSON in UTF-8 around an array of already serialised elements, which are not copied.
 */
export const jsonArray = (head: Uint8Array, elements: readonly Uint8Array[], tail: string): Uint8Array[] => [
  head,
  ...elements,
  // From Node's pool: memory of its own would be outside of V8's heap.
  Buffer.from(tail),
];

/** The bytes before the records of a list. */
export const DATA_HEAD: Uint8Array = Buffer.from('{"data":[');
