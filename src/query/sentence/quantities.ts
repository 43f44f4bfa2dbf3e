import type { Unit } from '../../catalog/fields/units.ts';
import { numberMeant } from '../text.ts';
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

/** Units of which nobody writes thousandths: a point before exactly three digits separates thousands, as a comma does in all. */
const WITHOUT_THOUSANDTHS: ReadonlySet<string> = new Set(['g', '/min', 'W', '{USD}']);

/** The number that a person means: `1200`, `1,200`, `1.200,5`, `40,5`, `.5`, `1.5k`; NaN for what is none. */
function numberIn(written: string, isWhole = false): number {
  const text = written.replace(/k$/i, '');
  const isPointed = (isWhole || /[.,].*[.,]/.test(text)) && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  return numberMeant(isPointed ? text.replaceAll('.', '') : text) * (text === written ? 1 : 1000);
}

/** Where `and` leads to the other end of a range: `between 10 and 20 N·m`. */
const BETWEEN = String.raw`(?<=\bbetween\s[^,;]{1,20})`;

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)*|[.,]\d+)(?:k(?![a-z]))?`;
// Three digits behind a number and a blank may be its thousands, or a number of their own: they are not read.
const AMOUNT = new RegExp(String.raw`(\$|USD|US\$)?\s?(?!(?<=(?<![\d.,])\d{1,3} )\d{3}(?![\d.,]))(${NUMBER})`, 'iy');
const RANGE_END = new RegExp(String.raw`\s*(?:-|–|—|\bto\b|\.\.+|…|${BETWEEN}\band\b)\s*(\$)?(${NUMBER})`, 'iy');

/** The figures that may begin at `start`: one for each of some units that what follows spells, in their order. */
export function quantitiesAt(text: string, start: number, units: readonly Unit[] = ASKED_IN): readonly Quantity[] {
  AMOUNT.lastIndex = start;
  const [amount, currency, first = ''] = AMOUNT.exec(text) ?? [];
  if (amount === undefined) return [];
  const lowEnd = start + amount.length;
  const [lowUnit = ''] = unitTexts(text, lowEnd, units);
  RANGE_END.lastIndex = lowEnd + lowUnit.length;
  const [range, , high = first] = RANGE_END.exec(text) ?? [];
  const low = sharesThousands(first, high) ? `${first}k` : first;
  const end = range === undefined ? lowEnd : lowEnd + lowUnit.length + range.length;
  if (currency !== undefined) return IN_OTHER_UNIT.test(text.slice(end)) ? [] : dollars(low, high, end - start);
  const whole = measured({ text, start, end, low, high, lowUnit, units });
  return whole.length > 0 || range === undefined
    ? whole
    : measured({ text, start, end: lowEnd, low, high: low, lowUnit, units });
}

/** Whether the `k` behind the higher number is of both: `1-2k rpm`, but not `500-2k rpm`. */
const sharesThousands = (low: string, high: string): boolean =>
  /k$/i.test(high) && numberIn(low) < numberIn(high) / 1000;

interface Amount {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Both numbers as they are written. */
  readonly low: string;
  readonly high: string;
  /** The unit behind the lower number; empty where it has none of its own. */
  readonly lowUnit: string;
  readonly units: readonly Unit[];
}

const dollars = (low: string, high: string, length: number): readonly Quantity[] =>
  figuresOf({ unit: '{USD}', low: converted(low, 1, '{USD}'), high: converted(high, 1, '{USD}'), length });

function measured({ text, start, end, low, high, lowUnit, units }: Amount): readonly Quantity[] {
  for (const written of unitTexts(text, end, units)) {
    const length = end + written.length - start;
    const found = unitsSpelled(written.trim(), units).flatMap(({ unit, factor }) => {
      const lowFactor = lowUnit === '' ? factor : factorOf(lowUnit.trim(), unit);
      return lowFactor === null
        ? []
        : figuresOf({ unit, low: converted(low, lowFactor, unit), high: converted(high, factor, unit), length });
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** What may be a unit at `start`, with the blanks before it, the longest first: up to where a word ends. */
function unitTexts(text: string, start: number, units: readonly Unit[]): readonly string[] {
  const rest = text.slice(start, start + UNIT_REACH);
  const ends = [...rest.matchAll(UNIT_END)].map(({ index }) => index + 1);
  return ends
    .map((end) => rest.slice(0, end))
    .filter((written) => unitsSpelled(written.trim(), units).length > 0)
    .toReversed();
}

// A unit that is part of another is not meant: `Nm/rad`, `rad/s^2`, `$5 per Nm`. A price per piece is one.
const PER = String.raw`(?:\/|\s?per\s)(?!unit|piece|motor|actuator|joint|servo)\p{L}`;
const IN_OTHER_UNIT = new RegExp(String.raw`^(?:\p{L}|${PER})`, 'u');
const UNIT_END = new RegExp(String.raw`[\p{L}\p{N}°'"″′²$)\]}](?![\p{L}\p{N}^]|${PER})`, 'gu');

/** The units that people ask in, the likelier of two that are spelled alike first. */
const ASKED_IN = ['N.m', '/min', 'g', 'mm', "'", 'V', 'W', 'A', '{USD}', 'N.m/kg', 'N.m/A', 'dB'] satisfies Unit[];

function unitsSpelled(
  written: string,
  units: readonly Unit[],
): readonly { readonly unit: Unit; readonly factor: number }[] {
  if (written === '') return [];
  return units.flatMap((unit) => {
    const factor = factorOf(written, unit);
    return factor === null ? [] : [{ unit, factor }];
  });
}

/** The figure with the ends of its range in order, whichever is written first; none where one is no number. */
const figuresOf = ({ low, high, ...figure }: Quantity): readonly Quantity[] =>
  Number.isNaN(low + high) ? [] : [{ ...figure, low: Math.min(low, high), high: Math.max(low, high) }];

/** A figure in a unit of ours: to 4 digits, or as it is written. */
const converted = (written: string, factor: number, unit: Unit): number =>
  factor === 1 ? numberIn(written, WITHOUT_THOUSANDTHS.has(unit)) : Number((numberIn(written) * factor).toPrecision(4));
