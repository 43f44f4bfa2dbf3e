/** A content coding of a document. */
export type Coding = 'br' | 'gzip' | 'identity';

// In our order of preference; the client's weights come first. With Brotli, our JSON is about a fifth smaller
// than with gzip.
const CODINGS: readonly Coding[] = ['br', 'gzip', 'identity'];

/**
 * The codings that a client takes, best first (RFC 9110, section 12.5.3). `identity` is always among them: it
 * is what we send when nothing fits.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return IDENTITY_ALONE;
  const known = read.get(header);
  if (known !== undefined) return known;
  const codings = readCodings(header);
  // Cached, because browsers and libraries use only a handful of different values; others are parsed each
  // time.
  if (read.size < MOST_REMEMBERED && header.length < LONGEST_REMEMBERED) read.set(header, codings);
  return codings;
}

const IDENTITY_ALONE: readonly Coding[] = ['identity'];

const read = new Map<string, readonly Coding[]>();
const MOST_REMEMBERED = 100;
const LONGEST_REMEMBERED = 100;

function readCodings(header: string): readonly Coding[] {
  const weights = new Map(header.split(',').map(readWeight));
  const weightOf = (coding: Coding): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const compressed = CODINGS.filter((coding) => coding !== 'identity' && weightOf(coding) > 0);
  // Unnamed, identity is the last resort; named, it has a weight like the others.
  const identityWeight = weights.get('identity') ?? 0;
  const better = compressed.filter((coding) => weightOf(coding) >= identityWeight);
  return [...better.toSorted((left, right) => weightOf(right) - weightOf(left)), 'identity'];
}

function readWeight(item: string): [string, number] {
  const [coding = '', ...parameters] = item
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  // `Number` of a malformed weight is NaN, which is greater than nothing, so the coding is not used.
  return [coding, quality === undefined ? 1 : Number(quality.slice(2))];
}
