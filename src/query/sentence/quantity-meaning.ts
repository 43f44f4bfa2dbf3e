import { figureFor, type Part } from './described-quantities.ts';
import type { Measured, Token } from './tokens.ts';
import {
  DEFAULT_FIGURES,
  figureOf,
  type BoundSense,
  type NamedFigure,
  type Need,
  type Vocabulary,
} from './words.ts';

/** A quantity with the meaning that its words give it. */
export interface Meaning {
  /** The quantity in the unit of its figure. */
  readonly quantity: Measured;
  /** Other possible numbers: `1,500` may mean 1.5. */
  readonly otherNumbers: readonly Measured[];
  readonly figure: NamedFigure | null;
  /** The stated bound; null if there is none. */
  readonly sense: BoundSense | null;
  /** The quantity with its words. */
  readonly tokens: readonly Token[];
  /** The reason it is not used; null if its meaning is certain. */
  readonly why: string | null;
}

/** The reason against a figure beside a word that is not understood, which may be a name. */
export const NOT_OF_ACTUATOR = 'Choose it if it is a figure of the actuator.';

/** The meaning of a quantity: the figure and bound that its words name, else the defaults of its unit. */
export function meaningOf(part: Part, vocabulary: Vocabulary): Meaning {
  const { fields, bounds, unknown } = part;
  const { options } = part.quantity;
  const named = fields.map((word) => figureFor(word, part));
  const unit = named[0]?.unit ?? options[0].unit;
  const [quantity = options[0], ...otherNumbers] = options.filter((option) => option.unit === unit);
  const figure = named.find((one) => one?.kind !== undefined) ?? named[0] ?? defaultFigure(unit, vocabulary);
  const meant = {
    quantity,
    otherNumbers,
    figure,
    sense: bounds[0]?.sense ?? null,
    tokens: [part.quantity, ...fields, ...bounds, ...unknown],
  };
  const names = new Set(named.map((one) => one?.name ?? null));
  return { ...meant, why: reasonAgainst(part, names) ?? reasonAgainstEnd(meant) };
}

/** The figure that a unit alone implies; null if it must be named. */
function defaultFigure(unit: Measured['unit'], { words }: Vocabulary): NamedFigure | null {
  const word = words.find(({ filter }) => filter === DEFAULT_FIGURES[unit]);
  return word === undefined ? null : figureOf(word);
}

/** The reason it is unclear which figure a quantity states. */
function reasonAgainst(part: Part, names: ReadonlySet<string | null>): string | null {
  const { quantity, bounds, unknown, isShared, isBesideProperty } = part;
  const senses = new Set(bounds.map(({ sense }) => (sense === 'limit' ? 'most' : sense)));
  if (unknown.length > 0 || isBesideProperty) return NOT_OF_ACTUATOR;
  if (bounds.some(({ isBefore, start }) => isBefore && start > quantity.start))
    return 'Write the bound before its figure: “> 20 N·m”.';
  // A word such as `peak` that suits no figure in the unit has the name null.
  const isNamedTwice = names.size > 1 || names.has(null);
  return isShared || isNamedTwice || senses.size > 1 ? 'This can be read in two ways.' : null;
}

/** The reason the number or the bound of a figure is uncertain. */
function reasonAgainstEnd({
  quantity: { unit, low, high },
  otherNumbers,
  figure,
  sense,
  tokens,
}: Omit<Meaning, 'why'>): string | null {
  if (otherNumbers.length > 0) return 'A comma may separate thousands or decimals.';
  if (figure === null) return 'Say which figure this is.';
  const isOne = low === high;
  if (unit === 'g' && high >= 1000 && isOne && tokens.length === 1)
    return 'Say “at most” if it is the mass of the actuator.';
  const isOpen = sense === null && figure.defaultSense === null && isOne;
  if (isOpen || (sense === 'limit' && figure.defaultSense === 'least')) return 'Say “at least” or “at most”.';
  return sense !== null && figure.defaultSense === 'is' ? 'Give one value, or a range.' : null;
}

/** The possible needs of a quantity, likeliest first: its own figure, then others with its unit. */
export function needsOf({ quantity, otherNumbers, figure, sense }: Meaning, { words }: Vocabulary): Need[] {
  const own =
    figure === null ? [] : [quantity, ...otherNumbers].flatMap((one) => needsFor(figure, one, sense));
  const inUnit = words.filter(({ unit, value }) => unit === quantity.unit && value === null).map(figureOf);
  // A torque of any kind and a stall torque are different figures here.
  const others = inUnit.filter(({ name }) => name !== figure?.name || figure.kind !== undefined);
  const distinct = new Map(others.map((one) => [one.name, one]));
  return [...own, ...distinct.values().flatMap((one) => needsFor(one, quantity, sense).slice(0, 1))];
}

/** The needs of a figure with this value: first the stated or default bound, then the other bounds. */
function needsFor(
  { name, defaultSense, kind }: NamedFigure,
  { low, high }: Measured,
  sense: BoundSense | null,
): Need[] {
  const figure = { name, ...(kind !== undefined && { kind }) };
  const isRange = low !== high;
  if (defaultSense === 'is')
    return [{ ...figure, sense: 'is', value: isRange ? `${low}-${high}` : String(low) }];
  const least: Need = { ...figure, sense: 'least', value: String(low === 0 ? high : low) };
  const most: Need = { ...figure, sense: 'most', value: String(high) };
  // A range that begins at 0 is an upper bound: `0-100 rpm`.
  if ((isRange && low !== 0) || (defaultSense === 'within' && sense === null))
    return [{ ...figure, sense: 'within', value: `${low}-${high}` }, least, most];
  const isMost = sense === null ? defaultSense === 'most' : sense !== 'least';
  return isMost ? [most, least] : [least, most];
}
