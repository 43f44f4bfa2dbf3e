/** A short stable fingerprint of text: 32-bit FNV-1a (RFC 9923) over UTF-16 units, in base 36. Not for secrets. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
