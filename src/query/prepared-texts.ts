/** Many texts in UTF-8, one behind the other: opened, they take no memory but their bytes. */
export interface PreparedTexts {
  readonly bytes: Uint8Array;
  /** Where each text begins; after the last, where it ends. */
  readonly starts: Uint32Array;
}

// To make one takes longer than to use it for a word.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The bytes of a text, as prepared texts hold it. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** Puts texts one behind the other. */
export function prepareTexts(texts: readonly string[]): PreparedTexts {
  const encoded = texts.map(bytesOf);
  const starts = new Uint32Array(texts.length + 1);
  encoded.forEach(({ length }, place) => (starts[place + 1] = (starts[place] ?? 0) + length));
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  encoded.forEach((text, place) => bytes.set(text, starts[place]));
  return { bytes, starts };
}

/** The text at a place; empty where there is none. */
export const textAt = ({ bytes, starts }: PreparedTexts, place: number): string =>
  decoder.decode(bytes.subarray(starts[place], starts[place + 1] ?? 0));

/** Whether the text at a place has these bytes somewhere. In UTF-8 that is so just where the text has theirs. */
export function hasBytes({ bytes, starts }: PreparedTexts, place: number, wanted: Uint8Array): boolean {
  const last = (starts[place + 1] ?? 0) - wanted.length;
  for (let start = starts[place] ?? 0; start <= last; start += 1) {
    let same = 0;
    while (same < wanted.length && bytes[start + same] === wanted[same]) same += 1;
    if (same === wanted.length) return true;
  }
  return false;
}
