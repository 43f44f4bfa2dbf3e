import type { Unit } from '../../catalog/fields/units.ts';
import { factorOf, numbersMeant } from '../../query/parameters/units/quantities.ts';
import { inShownUnit, unitShown } from '../units/shown-units.ts';

/** A written figure: its number, and the factor from its unit to ours; null without a unit. */
interface WrittenFigure {
  readonly digits: string;
  readonly factor: number | null;
}

/** The parts of a written figure; null when malformed, or in a unit of another quantity. */
function writtenFigure(text: string, unit: Unit | null): WrittenFigure | null {
  const [, before = '', digits = '', after = ''] =
    /^\s*([^\d.,\s]*)\s*([\d.,]+(?:e[+-]?\d+)?)\s*(.*?)\s*$/i.exec(text) ?? [];
  const symbol = `${before}${after}`;
  if (symbol === '') return digits === '' ? null : { digits, factor: null };
  const factor = unit !== null ? factorOf(symbol, unit) : symbol === ':1' ? 1 : null;
  return factor === null ? null : { digits, factor };
}

/**
 * The figure that a text means, in our unit: `40`, `40,5 Nm`, `12 rad/s` (114.6 rpm), `0.9 kg` (900 g),
 * `$500`, `9:1`. Null when malformed, in a unit that is not of this kind, or to be read in two ways. A bare
 * number in plain digits is what the API reads.
 */
export function readQuantity(text: string, unit: Unit | null): number | null {
  const figure = writtenFigure(text, unit);
  if (figure === null) return null;
  const { digits, factor } = figure;
  if (factor === null && PLAIN_DIGITS.test(digits)) return Number(digits);
  const number = numberMeant(digits, factor ?? 1, unit);
  return number === null || factor === null || factor === 1 ? number : toDigits(number * factor, 4);
}

const PLAIN_DIGITS = /^(?:\d+\.?\d*|\.\d+)$/;

/** The unambiguous number; null if there is none, or two. */
function numberMeant(digits: string, factor: number, unit: Unit | null): number | null {
  const [number = null, other] = numbersMeant(digits, factor, unit);
  return other === undefined ? number : null;
}

const toDigits = (value: number, digits: number): number => Number(value.toPrecision(digits));

/**
 * A figure, or the two of a range such as `24-48 V`, as a filter's text; `read` reads each figure. Null
 * when malformed.
 */
export function readRange(text: string, read: (figure: string) => number | null): string | null {
  const ends = endsOf(text);
  const figures = ends.flatMap((end) => read(end) ?? []);
  return figures.length < ends.length || ends.length > 2 ? null : figures.map(plainNumber).join('-');
}

/** The texts of a figure, or of the ends of a range. */
export const endsOf = (text: string): string[] => text.split(/\s*[-–]\s*|\s+to\s+/);

/** A figure as a filter's text: plain digits. */
export const plainNumber = (value: number): string => String(toDigits(value, 6));

/** The figure that a reader of the chosen units means: a bare number is in the unit that is shown. */
export function readTyped(text: string, unit: Unit | null): number | null {
  const figure = writtenFigure(text, unit);
  if (figure === null) return null;
  if (figure.factor !== null) return readQuantity(text, unit);
  const { factor } = unitShown(unit);
  const number = numberMeant(figure.digits, factor, unit);
  return number === null || factor === 1 ? number : toDigits(number * factor, 6);
}

/** The text of a figure of ours as it would be typed in the unit that is shown. */
export function typedText(text: string, unit: Unit | null): string {
  const { factor } = unitShown(unit);
  const number = Number(text);
  return text === '' || factor === 1 || Number.isNaN(number) ? text : String(inShownUnit(number, unit));
}

/** The number in a text; null when malformed or ambiguous. */
export function readNumber(text: string): number | null {
  const figure = writtenFigure(text, null);
  return figure === null || figure.factor !== null ? null : numberMeant(figure.digits, 1, null);
}

/**
 * Explains that a typed figure is ambiguous, with both readings: `“1,500 kg” can be read as 1500 kg or 1.5
 * kg. Write one of them.` Null for any other text.
 */
export function twoReadings(text: string, unit: Unit | null): string | null {
  const figure = writtenFigure(text, unit);
  if (figure === null) return null;
  const { digits, factor } = figure;
  const [one, other] = numbersMeant(digits, factor ?? unitShown(unit).factor, unit);
  if (one === undefined || other === undefined) return null;
  const written = text.trim();
  const readings = [one, other].map((number) => written.replace(digits, String(number)));
  return `“${written}” can be read as ${readings.join(' or ')}. Write one of them.`;
}

/** The reason a typed text is not a figure in a unit. */
export function figureError(text: string, unit: Unit | null): string {
  const { symbol } = unitShown(unit);
  return twoReadings(text, unit) ?? `Not a number${symbol === '' ? '' : ` of ${symbol}`}.`;
}
