const encoder = new TextEncoder();

/** JSON in UTF-8 whose array has elements that are serialised already, with what stands before and after them: not copied. */
export const jsonArray = (head: string, elements: readonly Uint8Array[], tail: string): Uint8Array[] => [
  encoder.encode(head),
  ...elements,
  encoder.encode(tail),
];
