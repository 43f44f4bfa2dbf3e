import { onOwnMemory } from './own-memory.ts';
import type { Representation } from './representation.ts';

/** The same representation on memory of its own, to be kept: a compressed one lets the bytes go from which it was made. */
export function compact(representation: Representation): Representation {
  const bytes = onOwnMemory(representation.bytes);
  return { ...representation, bytes, content: { ...representation.content, bytes } };
}
