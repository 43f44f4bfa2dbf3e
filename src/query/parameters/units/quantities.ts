import { UNITS, type SourceUnit, type Unit } from '../../../catalog/fields/units.ts';
import { memoizeByObject } from '../../../catalog/lib/memoize-by-object.ts';
import { numberMeant } from '../../table/words/text.ts';

/** A figure that a person wrote: one number, or both ends of a range, in a unit of the catalog. */
export interface Quantity {
  readonly unit: Unit;
  readonly low: number;
  readonly high: number;
  /** The number of characters that it takes. */
  readonly length: number;
}

/** A text with each sign in one spelling. */
export const spelledAlike = (text: string): string =>
  text.replaceAll(/[″”]/g, '"').replaceAll('º', '°').normalize('NFKC');

/** The characters after a number in which a unit is looked for: `newton meters per kilogram`. */
const UNIT_REACH = 26;

/**
 * Units in which nobody writes thousandths, so a point or comma before exactly three digits separates
 * thousands.
 */
const WITHOUT_THOUSANDTHS: ReadonlySet<string> = new Set(['g', '/min', 'W', '{USD}']);

/**
 * Parses a number as people write it: `1200`, `1,200`, `1.200,5`, `40,5`, `.5`, `1.5k`; NaN when it is not a
 * number.
 */
function numberIn(written: string, isWhole = false): number {
  const text = written.replace(/k$/i, '');
  const isPointed = (isWhole || /[.,].*[.,]/.test(text)) && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  return numberMeant(isPointed ? text.replaceAll('.', '') : text) * (text === written ? 1 : 1000);
}

const NUMBER = /(?:\d+(?:[.,]\d+)*|(?<![\p{L}\p{N}])\.\d+)(?:k(?!\p{L}))?/iuy;
const CURRENCY = /(?:us\$|\$|usd)\s?/iy;
const RANGE = /\s?(?:[-−–—~]|\bto\b|\bup to\b|\.{2,3})\s?\$?(?=[\d.,])/iy;
const BETWEEN = /\s?(?:and|&)\s?\$?(?=\d)/iy;

/** Matches a number directly before, whose thousands or decimals this number may be. */
const IN_NUMBER = /(?:\d[.,]?|(?:^|\s)\d{1,3} )$/;

function matchAt(pattern: RegExp, text: string, start: number): string | null {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? null;
}

/** A number or a range in a text. */
interface Amount {
  readonly first: string;
  readonly last: string;
  /** The unit after the first number of a range, if there is one. */
  readonly firstUnit: string;
  readonly end: number;
}

/**
 * The possible figures at `start`: one for each unit that the following text may spell, and two if the number
 * is ambiguous.
 */
export function quantitiesAt(
  text: string,
  start: number,
  units: readonly Unit[] = ASKED_IN,
): readonly Quantity[] {
  const currency = matchAt(CURRENCY, text, start);
  const at = start + (currency?.length ?? 0);
  const first = matchAt(NUMBER, text, at);
  if (first === null || (currency === null && IN_NUMBER.test(text.slice(0, start)))) return [];
  const one = { first, last: first, firstUnit: '', end: at + first.length };
  const range = rangeAt(text, one, { units, isBetween: /\bbetween\s$/i.test(text.slice(0, start)) });
  for (const amount of range === null ? [one] : [range, one]) {
    const found = currency === null ? measured(text, amount, units) : priced(text, amount);
    if (found.length > 0) return found.map((quantity) => ({ ...quantity, length: quantity.length - start }));
  }
  return [];
}

/** The range that begins with a number; null where it is one number alone. */
function rangeAt(
  text: string,
  one: Amount,
  { units, isBetween }: { readonly units: readonly Unit[]; readonly isBetween: boolean },
): Amount | null {
  const [firstUnit = ''] = unitTexts(text, one.end, units);
  const from = one.end + firstUnit.length;
  const joint = matchAt(RANGE, text, from) ?? (isBetween ? matchAt(BETWEEN, text, from) : null);
  const last = joint === null ? null : matchAt(NUMBER, text, from + joint.length);
  if (joint === null || last === null) return null;
  return { ...one, last, firstUnit, end: from + joint.length + last.length };
}

/** The amounts in the longest unit that follows; `length` is the end in the text. */
function measured(text: string, amount: Amount, units: readonly Unit[]): Quantity[] {
  for (const written of unitTexts(text, amount.end, units)) {
    const found = unitsSpelled(bare(written), units).flatMap(({ unit, factor }) => {
      const ofFirst = amount.firstUnit === '' ? factor : factorOf(bare(amount.firstUnit), unit);
      return quantityIn(unit, amount, {
        ofFirst: ofFirst ?? NaN,
        ofLast: factor,
        end: amount.end + written.length,
      });
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** A price that begins with its currency, unless it is per another unit than a piece. */
const priced = (text: string, amount: Amount): Quantity[] =>
  /^(?:\p{L}|\s?[€£¥])/u.test(text.slice(amount.end)) || PER_OTHER.test(text.slice(amount.end))
    ? []
    : quantityIn('{USD}', amount, { ofFirst: 1, ofLast: 1, end: amount.end });

function quantityIn(
  unit: Unit,
  { first, last }: Amount,
  { ofFirst, ofLast, end }: { readonly ofFirst: number; readonly ofLast: number; readonly end: number },
): Quantity[] {
  // The `k` after the higher number counts for both: `1-2k rpm`.
  const low = /k$/i.test(last) && numberIn(first) < numberIn(last) / 1000 ? `${first}k` : first;
  const isOfTwo = [low, last].some((text) => mayBeDecimals(text, ofLast, unit));
  const written = isOfTwo ? [[low, last], [low, last].map(commaAsPoint)] : [[low, last]];
  return written.flatMap(([one = '', other = '']) => {
    const ends = [converted(one, ofFirst, unit), converted(other, ofLast, unit)];
    // The ends of a range in any order; an end that is not a number makes no figure.
    return ends.some(Number.isNaN)
      ? []
      : [{ unit, low: Math.min(...ends), high: Math.max(...ends), length: end }];
  });
}

/**
 * The possible values of a written number in a unit that is `factor` of ours: two if its comma may separate
 * thousands or decimals, none if it is not a number.
 */
export function numbersMeant(written: string, factor: number, unit: Unit | null): readonly number[] {
  const spellings = mayBeDecimals(written, factor, unit) ? [written, commaAsPoint(written)] : [written];
  return spellings
    .map((one) => numberIn(one, isInWholes(factor, unit)))
    .filter((number) => Number.isFinite(number));
}

/** One comma before three digits: `1,500 kg` is 1500 kg to some people, and 1.5 kg to others. */
const mayBeDecimals = (written: string, factor: number, unit: Unit | null): boolean =>
  !isInWholes(factor, unit) && /^[1-9]\d{0,2},\d{3}$/.test(written);

const isInWholes = (factor: number, unit: Unit | null): boolean =>
  factor === 1 && unit !== null && WITHOUT_THOUSANDTHS.has(unit);

const commaAsPoint = (written: string): string => written.replace(',', '.');

/**
 * Texts that may be a unit at `start`, with the blanks before it, the longest first: up to where a word ends.
 */
function unitTexts(text: string, start: number, units: readonly Unit[]): readonly string[] {
  const rest = text.slice(start, start + UNIT_REACH + 8);
  const most = Math.min(UNIT_REACH, rest.length);
  return Array.from({ length: most }, (_, less) => most - less)
    .filter((length) => endsUnit(rest, length))
    .map((length) => rest.slice(0, length))
    .filter((written) => unitsSpelled(bare(written), units).length > 0);
}

/** Characters that continue a unit: `Nm/rad`, `rad/s^2`, `$5 per Nm`. A price per piece is one. */
const PER_OTHER = /^\s?(?:\/|per\s)(?!unit|piece|pc|motor|actuator|joint|servo)\p{L}/u;

const endsUnit = (rest: string, length: number): boolean => {
  const next = rest.slice(length);
  return (
    /(?:[\p{L}\p{N}°%'"″′²$)\]]|\b(?:oz|lbs?|in)\.)$/u.test(rest.slice(0, length)) &&
    !/^(?:[\p{L}\p{N}^²³]|[·⋅*]\p{L}|[.-]c?m\b)/u.test(next) &&
    !PER_OTHER.test(next)
  );
};

/** A unit without the signs between it and its number: `12-mm`. */
const bare = (written: string): string => written.replace(/^-(?=\p{L})|^\s+/u, '');

/** The units that are recognised; of two with the same spelling, the likelier first. */
const ASKED_IN = [
  ...(['N.m', '/min', 'g', 'mm', "'", 'V', 'W', 'A'] as const),
  ...(['{USD}', 'N.m/kg', 'N.m/A', 'dB', 'bit', '%'] as const),
];

function unitsSpelled(
  written: string,
  units: readonly Unit[],
): readonly { readonly unit: Unit; readonly factor: number }[] {
  // No unit begins with a digit, so `1 2 3` is not tried in every spelling.
  if (written === '' || /^\d(?!\/)/.test(written)) return [];
  const inSymbols = withSymbols(written);
  return units.flatMap((unit) => {
    const factor = factorOfSymbols(written, inSymbols, unit);
    return factor === null ? [] : [{ unit, factor }];
  });
}

/** A figure in a unit of ours: to 4 digits, or as it is written. */
const converted = (written: string, factor: number, unit: Unit): number =>
  factor === 1
    ? numberIn(written, WITHOUT_THOUSANDTHS.has(unit))
    : Number((numberIn(written) * factor).toPrecision(4));

/** True if a text is numbers with a unit, such as `10-20 Nm`, and so cannot be a name. */
export function isFigure(text: string): boolean {
  const [, unit] = /^\d[\d\s.,/~–-]*(\D+)$/.exec(text.trim()) ?? [];
  return unit !== undefined && isUnit(` ${unit}`);
}

/** True if the whole text after a number is a unit. */
const isUnit = (text: string): boolean =>
  text.length <= UNIT_REACH && endsUnit(text, text.length) && unitsSpelled(bare(text), ASKED_IN).length > 0;

/** Common spellings of our own units, in addition to their symbols. */
const OWN: Readonly<Partial<Record<Unit, RegExp>>> = {
  '/min': /^(?:r\/min|1\/min|min[-−]1|u\/min|\/min|(?:rev\w*|turns)\s*\/\s*min)$/i,
  g: /^gr(?:ams?)?$/i,
  mm: /^millimet(?:er|re)s?$/i,
  "'": /^(?:arc-?\s?min(?:utes?)?|'|′)$/i,
  V: /^(?:volts?|v\s?dc)$/i,
  A: /^(?:amps?|arms)$/i,
  W: /^watts?$/i,
  dB: /^db\(?a\)?$/i,
  '{USD}': /^(?:(?:us)?\$|bucks|(?:us\s?)?dollars?)$/i,
};

/** Units in words, and their symbols; sources write the symbols. */
const IN_WORDS: readonly (readonly [words: RegExp, symbol: string])[] = [
  [/\s?\bper\s/gi, '/'],
  [/\bnewtonmet(?:er|re)s?\b/gi, 'N m'],
  [/\bnewtons?\b/gi, 'N'],
  [/\b(?:kilograms?|kilos?|kgs)\b/gi, 'kg'],
  [/\b(?:ounces?|ozf)\b/gi, 'oz'],
  [/\b(?:pounds?|lbs|lbf)\b/gi, 'lb'],
  [/\binch(?:es)?\b/gi, 'in'],
  [/\b(?:feet|foot)\b/gi, 'ft'],
  [/\bcentimet(?:er|re)s?\b/gi, 'cm'],
  [/\bmet(?:er|re)s?\b/gi, 'm'],
  [/\b(?:radians?|rads)\b/gi, 'rad'],
  [/(?<!arc[-\s]?)\bsec(?:onds?)?\b/gi, 's'],
  [/\bminutes?\b/gi, 'min'],
  [/[\s·*]s\^?[-−]1$/i, '/s'],
  [/^dps$/i, '°/s'],
  [/\.$/, ''],
  [/^in(?:ch)?[\s·.*-]*(lb|oz)f?$/i, '$1 in'],
];

/** The size of a spelled unit in units of ours; null when the text does not spell this unit. */
export const factorOf = (text: string, unit: Unit): number | null =>
  factorOfSymbols(text, withSymbols(text), unit);

/** A text with the symbols of units instead of their words. */
const withSymbols = (text: string): string =>
  IN_WORDS.reduce((left, [words, short]) => left.replace(words, short), text);

function factorOfSymbols(text: string, written: string, unit: Unit): number | null {
  const { symbol, conversions } = UNITS[unit];
  if (unit === '/min' && OF_MODELS.test(written)) return null;
  if (
    text === unit ||
    plain(written).toLowerCase() === plain(symbol).toLowerCase() ||
    OWN[unit]?.test(written)
  )
    return 1;
  const other = conversions.find(
    ({ unit: code, symbol: sign, spelled }: SourceUnit) =>
      text === code || plain(written) === plain(sign) || spells(spelled, written),
  );
  return other?.factor ?? null;
}

/** A unit without the signs between its parts: `kg·cm²`, `kg cm^2` and `kg*cm2` are equal. */
const plain = (written: string): string => written.replaceAll(/[\s·.*^-]/g, '').replace('²', '2');

// Signs of a speed in model files; in a person's text, `360 degrees` is an angle.
const OF_MODELS = /^(?:!?degrees|velocity|\w*_vel)$/i;

const spells = (spelled: RegExp, written: string): boolean => wholly(spelled).test(written);

const wholly = memoizeByObject((part: RegExp) => new RegExp(`^(?:${part.source})$`, part.flags));
