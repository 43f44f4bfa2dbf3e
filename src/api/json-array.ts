/** JSON in UTF-8 whose array has elements that are serialised already, with what stands before and after them: not copied. */
export const jsonArray = (head: string, elements: readonly Uint8Array[], tail: string): Uint8Array[] => [
  // From Node's pool: memory of their own would be outside of V8's heap, twice for each answer.
  Buffer.from(head),
  ...elements,
  Buffer.from(tail),
];
