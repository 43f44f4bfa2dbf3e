import { kindFieldOf, kindIn, tagsBeside, withoutMoment } from '../../catalog/evidence/condition-tags.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { glyphOf, isGlyphKind, type Glyph } from '../record/evidence/glyphs.ts';
import type { ClientField, Figure } from './catalog-copy.ts';
import { entriesIn, type ActuatorFigures } from './listed.ts';

/**
 * What kind of figure an actuator's is, and when it holds; what follows from the peak torque is of its kind.
 */
export const kindsOf = ({ tags }: Pick<ActuatorFigures, 'tags'>, field: string): readonly string[] =>
  tags[kindFieldOf(field)] ?? [];

/** Who states a price, in words. */
const PRICED_BY: Readonly<Record<string, string>> = {
  maker: 'stated by the maker',
  shop: 'stated by a shop',
  'parts list': 'from a parts list',
  paper: 'from a paper',
};

/** Who states a figure and when, where its kind alone would not say enough: a price. */
export const statersOf = ({ figures }: Pick<ActuatorFigures, 'figures'>, field: string): readonly string[] =>
  field === 'price_usd' && isStated(figures.price_usd ?? null)
    ? [...pricedBy(figures.price_stated_by ?? null), String(figures.price_date ?? UNDATED)]
    : [];

/** Beside a price of which no source says when it was asked. */
export const UNDATED = 'date not stated';

/** Who states a price, in words; none for no one. */
export const pricedBy = (stater: Figure): string[] =>
  typeof stater === 'string' ? [PRICED_BY[stater] ?? stater] : [];

/** Figures whose kind most sources tell: where none does, that is told. */
const HAVE_KINDS: ReadonlySet<string> = new Set(['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm']);

/**
 * What kind of figure an actuator's is, and when it holds, as far as the title does not say so; none for an
 * unknown one.
 */
export function tagsOf(
  actuator: ActuatorFigures,
  { name, title }: Pick<ClientField, 'name' | 'title'>,
  kinds: readonly string[] = kindsOf(actuator, name),
): string[] {
  if ((actuator.figures[name] ?? null) === null) return [];
  const isUnstated = HAVE_KINDS.has(name) && kindIn(kinds) === '';
  return [
    ...tagsBeside(title, kinds),
    ...(isUnstated ? ['kind not stated'] : []),
    ...statersOf(actuator, name),
  ];
}

/**
 * What a mass or a price includes takes more words than a line of a table has room for: cards, tips and
 * records tell it.
 */
const IN_MANY_WORDS: ReadonlySet<string> = new Set(['weight_g', 'price_usd']);

/** What a line of a table has room for: the kinds alone, without voltages and times. */
export function kindWordsOf(actuator: ActuatorFigures, field: Pick<ClientField, 'name' | 'title'>): string[] {
  if (IN_MANY_WORDS.has(field.name)) return [];
  const words = kindsOf(actuator, field.name).map(withoutMoment);
  const kinds = words.filter((word) => word !== '');
  return tagsOf(actuator, field, kinds);
}

/** Whether a field tells the kind of another, beside which it is shown as a tag. */
export const isKindField = (field: string): boolean => field === 'peak_torque_kind' || field === 'kt_side';

/**
 * Who states what an actuator has in a field; null for what is unknown, or is no figure of the data sheet.
 */
export function glyphIn(
  { figures }: Pick<ActuatorFigures, 'figures'>,
  { name, part }: Pick<ClientField, 'name' | 'part'>,
): Glyph | null {
  const isFigure = part !== null && !isKindField(name) && isStated(figures[name] ?? null);
  return isFigure ? (glyphsIn(figures).get(name) ?? DERIVED) : null;
}

/** The glyphs of an actuator's figures, by field; a figure that has none follows from others. */
const glyphsIn = memoizeByObject(
  ({ stated_by }: ActuatorFigures['figures']) =>
    new Map(
      entriesIn(stated_by).flatMap(([kind, fields]) =>
        isGlyphKind(kind) ? fields.split(' ').map((field): [string, Glyph] => [field, glyphOf(kind)]) : [],
      ),
    ),
);

const DERIVED = glyphOf('derived');

// "Unknown" is a word for what no one states.
const isStated = (figure: Figure): boolean => figure !== null && figure !== 'unknown';

/**
 * The least and the greatest value of a figure on which an actuator's sources disagree; undefined where they
 * do not.
 */
export const conflictIn = (
  { figures }: Pick<ActuatorFigures, 'figures'>,
  name: string,
): number[] | undefined =>
  entriesIn(figures.conflicts)
    .find(([field]) => field === name)?.[1]
    .split(' to ')
    .map(Number);
