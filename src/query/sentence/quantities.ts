import type { Unit } from '../../catalog/fields/units.ts';
import { factorOf } from './unit-spellings.ts';

/** A figure that a person wrote: one number, or both ends of a range, in a unit of the catalog. */
export interface Quantity {
  readonly unit: Unit;
  readonly low: number;
  readonly high: number;
  /** The number of characters that it takes. */
  readonly length: number;
}

/** How far behind a number a unit is looked for, and what makes it another: `newton meters per kg`, in characters. */
const UNIT_REACH = 24;

/** The number that a person means: `1200`, `1,200`, `40,5`, `.5`. A comma before exactly three digits separates thousands. */
function numberIn(text: string): number {
  return Number(text.replaceAll(/(?<=^[1-9]\d{0,2}|,\d{3}),(?=\d{3}(?!\d))/g, '').replace(',', '.'));
}

/** Where `and` leads to the other end of a range: `between 10 and 20 N·m`. */
const BETWEEN = String.raw`(?<=\bbetween\s[^,;]{1,20})`;

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*|[.,]\d+)`;
// Three digits behind a number and a blank may be its thousands, or a number of their own: they are not read.
const AMOUNT = new RegExp(String.raw`(\$|USD|US\$)?\s?(?!(?<=(?<![\d.,])\d{1,3} )\d{3}(?![\d.,]))(${NUMBER})`, 'iy');
const RANGE_END = new RegExp(String.raw`\s*(?:-|–|—|\bto\b|\.\.+|…|${BETWEEN}\band\b)\s*(\$)?(${NUMBER})`, 'iy');

/** The figures that may begin at `start`, one for each unit that what follows spells, the likeliest first; empty for none. */
export function quantitiesAt(text: string, start: number): readonly Quantity[] {
  AMOUNT.lastIndex = start;
  const [amount, currency, digits = ''] = AMOUNT.exec(text) ?? [];
  if (amount === undefined) return [];
  const low = numberIn(digits);
  const lowEnd = start + amount.length;
  const [lowUnit = ''] = unitTexts(text, lowEnd);
  RANGE_END.lastIndex = lowEnd + lowUnit.length;
  const [range, , highDigits = ''] = RANGE_END.exec(text) ?? [];
  const end = range === undefined ? lowEnd : lowEnd + lowUnit.length + range.length;
  const high = range === undefined ? low : numberIn(highDigits);
  if (currency !== undefined) return [{ unit: '{USD}', ...inOrder(low, high), length: end - start }];
  const whole = measured({ text, start, end, low, high, lowUnit });
  return whole.length > 0 || range === undefined
    ? whole
    : measured({ text, start, end: lowEnd, low, high: low, lowUnit });
}

interface Amount {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  /** The unit behind the lower number; empty where it has none of its own. */
  readonly lowUnit: string;
}

function measured({ text, start, end, low, high, lowUnit }: Amount): readonly Quantity[] {
  for (const written of unitTexts(text, end)) {
    const length = end + written.length - start;
    const found = unitsSpelled(written.trim()).flatMap(({ unit, factor }) => {
      const lowFactor = lowUnit === '' ? factor : factorOf(lowUnit.trim(), unit);
      return lowFactor === null
        ? []
        : [{ unit, ...inOrder(converted(low, lowFactor), converted(high, factor)), length }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** What may be a unit at `start`, with the blanks before it, the longest first: up to where a word ends. */
function unitTexts(text: string, start: number): readonly string[] {
  const rest = text.slice(start, start + UNIT_REACH);
  const ends = [...rest.matchAll(UNIT_END)].map(({ index }) => index + 1);
  return ends
    .map((end) => rest.slice(0, end))
    .filter((written) => unitsSpelled(written.trim()).length > 0)
    .toReversed();
}

// A unit that is part of another is not meant: `Nm/rad`, `rad/s^2`. A price per piece is one.
const UNIT_END =
  /[\p{L}\p{N}°'"″′²$)](?![\p{L}\p{N}^]|(?:\/|\s?per\s)(?!unit|piece|motor|actuator|joint|servo)\p{L})/gu;

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
] as const satisfies Unit[];

function unitsSpelled(written: string): readonly { readonly unit: Unit; readonly factor: number }[] {
  if (written === '') return [];
  return ASKED_IN.flatMap((unit) => {
    const factor = factorOf(written, unit);
    return factor === null ? [] : [{ unit, factor }];
  });
}

/** The ends of a range, whichever is written first. */
const inOrder = (one: number, other: number): Pick<Quantity, 'low' | 'high'> => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});

/** A figure in a unit of ours: to 4 digits, or as it is written. */
const converted = (value: number, factor: number): number =>
  factor === 1 ? value : Number((value * factor).toPrecision(4));
