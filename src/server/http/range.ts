import type { IncomingHttpHeaders } from 'node:http';

/** Bytes of a representation, the last one included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * The requested range (RFC 9110, section 14). `whole` for a request with no range, several, one of another
 * version (`If-Range`), or an unsupported form; a server may always send the whole.
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  { tag, length }: { readonly tag: string | null; readonly length: number },
): Range | 'whole' | 'unsatisfiable' {
  const [, from, to] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  const isOfThisVersion = headers['if-range'] === undefined || headers['if-range'] === tag;
  if (from === undefined || to === undefined || (from === '' && to === '') || !isOfThisVersion)
    return 'whole';
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'whole';
  return first > last ? 'unsatisfiable' : { first, last };
}

// Up to 15 digits, which a number holds exactly.
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;
