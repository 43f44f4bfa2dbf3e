import type { Unit } from '../../catalog/fields/units.ts';
import { factorOf } from '../../query/parameters/units/quantities.ts';
import { numberMeant } from '../../query/table/words/text.ts';
import { inShownUnit, unitShown } from '../units/units.ts';

/**
 * The figure that a reader means, in our unit: `40`, `40,5 Nm`, `12 rad/s` (114.6 rpm), `0.9 kg` (900 g),
 * `$500`, `9:1`. Null when malformed, or in a unit that is not of this kind.
 */
export function readQuantity(text: string, unit: Unit | null): number | null {
  const [, before = '', digits = '', after = ''] =
    /^\s*([^\d.,\s]*)\s*([\d.,]+(?:e[+-]?\d+)?)\s*(.*?)\s*$/i.exec(text) ?? [];
  const number = readNumber(digits);
  const written = `${before}${after}`;
  if (number === null || written === '') return number;
  if (unit === null) return written === ':1' ? number : null;
  const factor = factorOf(written, unit);
  if (factor === null || factor === 1) return factor === null ? null : number;
  return Number((number * factor).toPrecision(4));
}

/**
 * A figure, or the two of a range such as `24-48 V`, as a filter's text; `read` reads each figure. Null
 * when malformed.
 */
export function readRange(text: string, read: (figure: string) => number | null): string | null {
  const ends = text.split(/\s*[-–]\s*|\s+to\s+/);
  const figures = ends.flatMap((end) => read(end) ?? []);
  return figures.length < ends.length || ends.length > 2 ? null : figures.map(plainNumber).join('-');
}

/** A figure as a filter's text: plain digits. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(6)));

/** The figure that a reader of the chosen units means: a bare number is in the unit that is shown. */
export function readTyped(text: string, unit: Unit | null): number | null {
  const number = readQuantity(text, unit);
  if (number === null || readNumber(text) === null) return number;
  const { factor } = unitShown(unit);
  return factor === 1 ? number : Number((number * factor).toPrecision(6));
}

/** The text of a figure of ours as it would be typed in the unit that is shown. */
export function typedText(text: string, unit: Unit | null): string {
  const { factor } = unitShown(unit);
  const number = Number(text);
  return text === '' || factor === 1 || Number.isNaN(number) ? text : String(inShownUnit(number, unit));
}

/** The number that a reader means; null when malformed. */
export function readNumber(text: string): number | null {
  const number = /^\s*[\d.,]+(?:e[+-]?\d+)?\s*$/i.test(text) ? numberMeant(text.trim()) : NaN;
  return Number.isFinite(number) ? number : null;
}
