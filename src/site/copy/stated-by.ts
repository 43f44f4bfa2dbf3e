import { glyphOf, isGlyphKind, type Glyph } from '../record/glyphs.ts';
import type { CopiedField, Figure } from './catalog-copy.ts';
import type { Listed } from './listed.ts';
import { isKindField } from './unlike.ts';

/** The glyphs of an actuator's figures, by field; a figure that has none follows from others. */
export function glyphsOf({ figures }: Pick<Listed, 'figures'>): ReadonlyMap<string, Glyph> {
  return new Map(
    entriesIn(figures.stated_by).flatMap(([kind, fields]) =>
      isGlyphKind(kind) ? fields.split(' ').map((field): [string, Glyph] => [field, glyphOf(kind)]) : [],
    ),
  );
}

/** Who states what an actuator has in a field, by its glyphs; null for what is unknown, or is no figure of the data sheet. */
export function glyphIn(
  { figures }: Pick<Listed, 'figures'>,
  { name, part }: Pick<CopiedField, 'name' | 'part'>,
  glyphs: ReadonlyMap<string, Glyph>,
): Glyph | null {
  const isFigure = part !== null && !isKindField(name) && isStated(figures[name] ?? null);
  return isFigure ? (glyphs.get(name) ?? DERIVED) : null;
}

const DERIVED = glyphOf('derived');

// "Unknown" is a word for what no one states.
const isStated = (figure: Figure): boolean => figure !== null && figure !== 'unknown';

/** The least and the greatest value of each figure on which an actuator's sources disagree, by field. */
export const conflictsOf = ({ figures }: Pick<Listed, 'figures'>): ReadonlyMap<string, readonly number[]> =>
  new Map(entriesIn(figures.conflicts).map(([field, range]) => [field, range.split(' to ').map(Number)]));

/** `length_mm: 56 to 58` -> `length_mm` and `56 to 58`. */
const entriesIn = (texts: Figure | undefined): [string, string][] =>
  (Array.isArray(texts) ? texts.map(String) : []).map((text) => {
    const [name = '', rest = ''] = text.split(': ', 2);
    return [name, rest];
  });
