import type { Unit } from '../../catalog/fields/units.ts';
import { numberMeant } from '../table/text.ts';
import { factorOf } from './unit-spellings.ts';

/** A figure that a person wrote: one number, or both ends of a range, in a unit of the catalog. */
export interface Quantity {
  readonly unit: Unit;
  readonly low: number;
  readonly high: number;
  /** The number of characters that it takes. */
  readonly length: number;
}

/**
 * How far behind a number a unit is looked for, and what makes it another: `newton meters per kg`, in
 * characters.
 */
const UNIT_REACH = 24;

/**
 * Units of which nobody writes thousandths: a point before exactly three digits separates thousands, as a
 * comma does in all.
 */
const WITHOUT_THOUSANDTHS: ReadonlySet<string> = new Set(['g', '/min', 'W', '{USD}']);

/** The number that a person means: `1200`, `1,200`, `1.200,5`, `40,5`, `.5`, `1.5k`; NaN for what is none. */
function numberIn(written: string, isWhole = false): number {
  const text = written.replace(/k$/i, '');
  const isPointed = (isWhole || /[.,].*[.,]/.test(text)) && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  return numberMeant(isPointed ? text.replaceAll('.', '') : text) * (text === written ? 1 : 1000);
}

/** Where `and` leads to the other end of a range: `between 10 and 20 N·m`. */
const BETWEEN = String.raw`(?<=\bbetween\s[^,;]{1,40})`;

// A point or comma behind a unit separates: `20Nm,500g`.
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*|(?<![\w)°"'])(?:\.\d+|,\d\d?(?!\d)))(?:k(?![a-z]))?`;
// Three digits behind a number and a blank may be its thousands, or a number of their own: they are not read.
const AMOUNT = new RegExp(
  String.raw`((?<!\p{L}|(?:AU|CA)D )\$|USD|US\$)?\s?(?!(?<=(?<![\p{L}\d.,])\d{1,3} )\d{3}(?![\d.,]))(${NUMBER})`,
  'iuy',
);
const RANGE_END = new RegExp(
  String.raw`\s*(?:[-−–—~]|\b(?:to|up to|until|through)\b|\.\.+|${BETWEEN}(?:\band\b|&))\s*(\$)?(${NUMBER})`,
  'iy',
);

/**
 * The figures that may begin at `start`: one for each of some units that what follows spells, in their order.
 */
export function quantitiesAt(
  text: string,
  start: number,
  units: readonly Unit[] = ASKED_IN,
): readonly Quantity[] {
  AMOUNT.lastIndex = start;
  const [amount, currency, first = ''] = AMOUNT.exec(text) ?? [];
  if (amount === undefined) return [];
  const lowEnd = start + amount.length;
  const [lowUnit = ''] = unitTexts(text, lowEnd, units);
  RANGE_END.lastIndex = lowEnd + lowUnit.length;
  const [range = '', , last = first] = RANGE_END.exec(text) ?? [];
  const rangeEnd = range === '' ? lowEnd : lowEnd + lowUnit.length + range.length;
  if (currency !== undefined && IN_OTHER_UNIT.test(text.slice(rangeEnd))) return [];
  const whole =
    currency === undefined ? measured(rangeEnd, last) : figuresIn('{USD}', 1, { end: rangeEnd, high: last });
  return whole.length > 0 || range === '' ? whole : measured(lowEnd, first);

  function measured(end: number, high: string): readonly Quantity[] {
    const all = unitTexts(text, end, units).map((written) =>
      unitsSpelled(bare(written), units).flatMap(({ unit, factor }) =>
        figuresIn(unit, factor, { end: end + written.length, high }),
      ),
    );
    return all.find((found) => found.length > 0) ?? [];
  }

  function figuresIn(
    unit: Unit,
    factor: number,
    { end, high }: { end: number; high: string },
  ): readonly Quantity[] {
    const lowFactor = lowUnit === '' || range === '' ? factor : factorOf(bare(lowUnit), unit);
    const low = sharesThousands(first, high) ? `${first}k` : first;
    const ends = [converted(low, lowFactor ?? NaN, unit), converted(high, factor, unit)];
    // Whichever end of a range is written first; one that is no number makes no figure.
    const length = end - start;
    return ends.some(Number.isNaN) ? [] : [{ unit, low: Math.min(...ends), high: Math.max(...ends), length }];
  }
}

/** Whether the `k` behind the higher number is of both: `1-2k rpm`, but not `500-2k rpm`. */
const sharesThousands = (low: string, high: string): boolean =>
  /k$/i.test(high) && numberIn(low) < numberIn(high) / 1000;

/** What may be a unit at `start`, with the blanks before it, the longest first: up to where a word ends. */
function unitTexts(text: string, start: number, units: readonly Unit[]): readonly string[] {
  const rest = text.slice(start, start + UNIT_REACH);
  const ends = [...rest.matchAll(UNIT_END)].map(({ index }) => index + 1);
  return ends
    .map((end) => rest.slice(0, end))
    .filter((written) => unitsSpelled(bare(written), units).length > 0)
    .toReversed();
}

/** A unit without what stands between it and its number: `12-mm`. */
const bare = (written: string): string => written.replace(/^-(?=\p{L})|^\s+/u, '');

// A unit that is part of another is not meant: `Nm/rad`, `rad/s^2`, `$5 per Nm`. A price per piece is one.
const PER = String.raw`(?:\/|\s?per\s)(?!unit|pc|piece|motor|actuator|joint|axis|servo|cont|rated|nom|peak)\p{L}`;
const IN_OTHER_UNIT = new RegExp(String.raw`^(?:\p{L}|\s?[€£¥]|\s?(?:million|mil|m|AUD|CAD)\b|${PER})`, 'u');
const UNIT_END = new RegExp(
  String.raw`[\p{L}\p{N}°'"″′²$)\]}](?![\p{L}\p{N}^]|[·⋅*]\p{L}|[.-]c?m\b|${PER})|(?<=\b(?:oz|lbs?|in|N\.m|r\.p\.m))\.`,
  'gu',
);

/** The units that people ask in, the likelier of two that are spelled alike first. */
const ASKED_IN = [
  'N.m',
  '/min',
  'g',
  'mm',
  "'",
  'V',
  'W',
  'A',
  '{USD}',
  'N.m/kg',
  'N.m/A',
  'dB',
] satisfies Unit[];

function unitsSpelled(
  written: string,
  units: readonly Unit[],
): readonly { readonly unit: Unit; readonly factor: number }[] {
  // No unit begins with a number: `1 2 3` is not tried in every spelling.
  if (written === '' || /^\d(?!\/)/.test(written)) return [];
  return units.flatMap((unit) => {
    const factor = factorOf(written, unit);
    return factor === null ? [] : [{ unit, factor }];
  });
}

/** A figure in a unit of ours: to 4 digits, or as it is written. */
const converted = (written: string, factor: number, unit: Unit): number =>
  factor === 1
    ? numberIn(written, WITHOUT_THOUSANDTHS.has(unit))
    : Number((numberIn(written) * factor).toPrecision(4));
