import { RPM_IN_RADIANS_PER_SECOND } from '../catalog/fields/units.ts';
import { numberText, withThousands } from '../catalog/lib/number-text.ts';
import { inShownUnit, unitShown } from './units/shown-units.ts';

export { numberText };

/** Shown where no source of the catalog states a figure. */
export const UNKNOWN_TEXT = 'unknown';

/** A figure for reading: integers in full, others with at most 4 significant digits, 18296.46 -> `18,300`. */
export const shownNumber = (value: number): string =>
  numberText(Number.isInteger(value) ? value : Number(value.toPrecision(4)));

/** The number of decimals of a figure in a table: a hundredth of it is detail enough. */
const decimalsOf = (value: number): number => {
  const decimals = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 1 - Math.floor(Math.log10(value));
  return Number.isInteger(value) ? 0 : (/\.(\d*?)0*$/.exec(fixed(value, decimals))?.[1]?.length ?? 0);
};

/**
 * A number with a fixed number of decimals, ties rounded up: 35.55, although stored just below the tie,
 * becomes 35.6.
 */
const fixed = (value: number, decimals: number): string =>
  (value * (1 + 2 * Number.EPSILON)).toFixed(decimals);

// Cents count below 100 dollars only.
const centsOf = (value: number): number => (Number.isInteger(value) || value >= 100 ? 0 : 2);

/**
 * The texts of a column of figures, aligned at the decimal point: blanks as wide as a digit stand for missing
 * decimals. Null for what is not published.
 */
export function alignedTexts(values: readonly (number | null)[], unit: string | null): (string | null)[] {
  const shown = values.map((value) => (value === null ? null : inShownUnit(value, unit)));
  const decimals = shown.map((value) =>
    value === null ? 0 : unit === '{USD}' ? centsOf(value) : decimalsOf(value),
  );
  const most = Math.max(0, ...decimals);
  return shown.map((value, index) => {
    if (value === null) return null;
    const own = decimals[index] ?? 0;
    return `${numberText(Number(fixed(value, own)))}${fillerFor(own, most)}`;
  });
}

/** The blanks after a figure with `own` decimals, in a column of figures with up to `most`. */
export const fillerFor = (own: number, most: number): string =>
  (own === 0 && most > 0 ? PUNCTUATION_SPACE : '') + FIGURE_SPACE.repeat(Math.max(0, most - own));

const FIGURE_SPACE = '\u2007';
const PUNCTUATION_SPACE = '\u2008';

/** A count with its noun: `1 robot`, `3 robots`. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${numberText(count)} ${count === 1 ? singular : plural}`;

/** A price with its cents, when it has some: 579.9 -> `579.90`. */
export const priceText = (value: number): string =>
  Number.isInteger(value) ? numberText(value) : withThousands(value.toFixed(2));

/** Any figure of a record as text without its unit; null if it is unknown. */
export function valueText(value: unknown, unit: string | null = null): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number')
    return unit === '{USD}' ? priceText(value) : shownNumber(inShownUnit(value, unit));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((word) => words(String(word))).join(', ');
  return typeof value === 'string' ? rangeText(value) : null;
}

/** A slug as words: `in_production` -> `in production`, `pwm` -> `PWM`. */
export const words = (slug: string): string => ABBREVIATIONS[slug] ?? slug.replaceAll('_', ' ');

const ABBREVIATIONS: Readonly<Record<string, string>> = { pwm: 'PWM', mit: 'MIT', eol: 'end of life' };

/** A range with a dash between its figures: `24-48` -> `24–48`. */
const rangeText = (text: string): string => words(text).replace(/^([\d.]+)-([\d.]+)$/, '$1–$2');

/** A figure with its unit; `unknown` for null. */
export function figureText(value: unknown, unit: string | null): string {
  const text = valueText(value, unit);
  if (text === null) return UNKNOWN_TEXT;
  return unit === null ? text : `${text} ${unitShown(unit).symbol}`;
}

/** A sentence with no line break between a number and its unit. */
export const withNonBreakingUnits = (sentence: string): string =>
  sentence.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0');

/** A speed in rpm as radians per second, the unit of model files: 287.4 -> `30.1 rad/s`. */
export const radiansText = (rpm: number): string => `${shownNumber(radiansPerSecond(rpm))} rad/s`;

/** A speed in rpm as radians per second. */
export const radiansPerSecond = (rpm: number): number => rpm * RPM_IN_RADIANS_PER_SECOND;

/** The first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text within XML or HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const LONG_DATE = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date for people: `2026-11-21` -> `21 November 2026`. */
export const dateText = (iso: string): string => LONG_DATE.format(new Date(iso));
