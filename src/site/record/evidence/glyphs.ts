import type { Source } from '../../../catalog/fields/evidence/source.ts';

/* The marks of sources. Browsers draw them too, so this imports nothing that brings a schema along. */

/** The letters for the kinds of source of a figure, or for the lack of one. */
const GLYPHS = {
  manufacturer: { letter: 'M', says: 'stated by the maker' },
  paper: { letter: 'P', says: 'stated in a paper' },
  distributor: { letter: 'D', says: 'stated by a distributor' },
  repository: { letter: 'R', says: 'stated in a repository of the maker or of others' },
  press: { letter: 'N', says: 'stated in the press' },
  derived: { letter: '=', says: 'derived from other figures' },
  our_reading: { letter: 'O', says: 'our reading, without a quote' },
  unstated: { letter: '?', says: 'without a quote' },
} as const satisfies Readonly<
  Record<Source['kind'] | 'derived' | 'our_reading' | 'unstated', { letter: string; says: string }>
>;

type GlyphKind = keyof typeof GLYPHS;

/** Mark of a figure's source: a letter, and the same in words. */
export interface Glyph {
  readonly kind: GlyphKind;
  readonly letter: string;
  readonly says: string;
}

/** The glyph of a kind of source, or of a figure that no source states. */
export const glyphOf = (kind: GlyphKind): Glyph => ({ kind, ...GLYPHS[kind] });

/** Legend of some letters, as one sentence. */
const legendOf = (glyphs: readonly (typeof GLYPHS)[GlyphKind][]): string =>
  `${glyphs.map(({ letter, says }) => `${letter} ${says}`).join(', ')}.`;

/** Legend of the letters. */
export const GLYPH_LEGEND = legendOf(Object.values(GLYPHS));

/** Kinds that lists do not mark: a figure of the maker's, and one that follows from others. */
const UNMARKED: ReadonlySet<string> = new Set(['manufacturer', 'derived']);

/** True if lists mark a figure, because it is not the maker's. */
export const isMarked = ({ kind }: Glyph): boolean => !UNMARKED.has(kind);

/** Legend of the letters in lists. */
export const LIST_LEGEND = `A figure without a letter is stated by the maker or derived from other figures. ${legendOf(
  Object.entries(GLYPHS).flatMap(([kind, glyph]) => (UNMARKED.has(kind) ? [] : glyph)),
)}`;

/** True if a word is the kind of a glyph. */
export const isGlyphKind = (word: string): word is GlyphKind => Object.hasOwn(GLYPHS, word);

/**
 * The number of known figures by glyph: the kind of source that states them, or the reason none does. The
 * best kinds come first.
 */
export function countBySource(glyphs: readonly Glyph[]): { readonly glyph: Glyph; readonly count: number }[] {
  const order = Object.keys(GLYPHS);
  return [...Map.groupBy(glyphs, ({ kind }) => kind)]
    .map(([kind, alike]) => ({ glyph: glyphOf(kind), count: alike.length }))
    .toSorted((one, other) => order.indexOf(one.glyph.kind) - order.indexOf(other.glyph.kind));
}
