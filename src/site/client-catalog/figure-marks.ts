import type { Cell } from '../../bulk/table.ts';
import { PRICED_BY, type ComparableRecord } from '../../catalog/evidence/comparable.ts';
import { figureTags, tagsBeside } from '../../catalog/evidence/condition-tags.ts';
import { kindFieldOf, kindPartsOf } from '../../catalog/evidence/figure-kind.ts';
import { supplyRange } from '../../catalog/fields/supply-range.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { glyphOf, isGlyphKind, type Glyph } from '../record/evidence/glyphs.ts';
import type { ClientField } from './client-catalog.ts';
import { textIn, type ActuatorFigures } from './load-catalog.ts';

/**
 * Kinds and conditions of an actuator's figure, empty if it is unknown. A figure derived from the peak torque
 * has the torque's kind.
 */
export const kindsOf = ({ figures, conditions }: ActuatorFigures, field: string): readonly string[] =>
  (figures[field] ?? null) === null ? [] : figureTags({ field, conditions: conditions[kindFieldOf(field)] });

/** The properties of an actuator that decide whether its figures can be compared with another's. */
export const comparableIn = (actuator: ActuatorFigures): ComparableRecord => ({
  conditions: actuator.conditions,
  price_stated_by: textIn(actuator, 'price_stated_by'),
  supply: supplyRange(actuator.figures.voltage_v),
});

/** Source and date of a price; empty for other figures, whose kind says enough. */
export const statersOf = ({ figures }: Pick<ActuatorFigures, 'figures'>, field: string): readonly string[] =>
  field === 'price_usd' && isStated(figures.price_usd ?? null)
    ? [...pricedBy(figures.price_stated_by ?? null), String(figures.price_date ?? UNDATED)]
    : [];

/** Label next to a price without a date. */
export const UNDATED = 'date not stated';

/** Label of a price's source, if any. */
export const pricedBy = (stater: Cell): string[] =>
  typeof stater === 'string' ? [PRICED_BY[stater] ?? stater] : [];

/**
 * Kinds and conditions of an actuator's figure that its title does not state already; none for an unknown
 * figure.
 */
export function tagsOf(
  actuator: ActuatorFigures,
  { name, title }: Pick<ClientField, 'name' | 'title'>,
  kinds: readonly string[] = kindsOf(actuator, name),
): string[] {
  if ((actuator.figures[name] ?? null) === null) return [];
  return [...tagsBeside(title, kinds), ...statersOf(actuator, name)];
}

/**
 * Tables have no room for the parts that a mass or a price includes: cards, tooltips and records list them.
 */
const IN_MANY_WORDS: ReadonlySet<string> = new Set(['weight_g', 'price_usd']);

/** Kinds without voltages and times: a table row has no room for more. */
export function kindWordsOf(actuator: ActuatorFigures, field: Pick<ClientField, 'name' | 'title'>): string[] {
  if (IN_MANY_WORDS.has(field.name)) return [];
  const conditions = kindPartsOf(actuator.conditions[kindFieldOf(field.name)]);
  return tagsOf(actuator, field, figureTags({ field: field.name, conditions }));
}

/** True if a field states the kind of another, next to which it is shown as a tag. */
export const isKindField = (field: string): boolean => field === 'peak_torque_kind' || field === 'kt_side';

/** Source mark of an actuator's figure; null when it is unknown or not part of the data sheet. */
export function glyphIn(
  { figures }: Pick<ActuatorFigures, 'figures'>,
  { name, part }: Pick<ClientField, 'name' | 'part'>,
): Glyph | null {
  const isFigure = part !== null && !isKindField(name) && isStated(figures[name] ?? null);
  return isFigure ? (sourcingIn(figures).glyphs.get(name) ?? DERIVED) : null;
}

/** The sources of an actuator's figures. The file has them as texts, which nothing else reads. */
const sourcingIn = memoizeByObject(({ stated_by, conflicts }: ActuatorFigures['figures']) => ({
  /** By field; a figure without a source is derived. */
  glyphs: new Map(
    entriesIn(stated_by).flatMap(([kind, fields]) =>
      isGlyphKind(kind) ? fields.split(' ').map((field): [string, Glyph] => [field, glyphOf(kind)]) : [],
    ),
  ),
  /** The lowest and the highest stated value, by field, where sources disagree. */
  conflicts: new Map(entriesIn(conflicts).map(([field, range]) => [field, range.split(' to ').map(Number)])),
}));

/** Splits texts into their field and their message: `length_mm: 56 to 58`. */
const entriesIn = (texts: Cell | undefined): [name: string, says: string][] =>
  (Array.isArray(texts) ? texts.map(String) : []).map((text) => {
    const [name = '', says = ''] = text.split(': ', 2);
    return [name, says];
  });

const DERIVED = glyphOf('derived');

// "Unknown" is the word for a value that no source states.
const isStated = (figure: Cell): boolean => figure !== null && figure !== 'unknown';

/**
 * The lowest and the highest value of a figure on which an actuator's sources disagree; undefined if they
 * agree.
 */
export const conflictIn = (
  { figures }: Pick<ActuatorFigures, 'figures'>,
  name: string,
): number[] | undefined => sourcingIn(figures).conflicts.get(name);
