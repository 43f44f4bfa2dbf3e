/** What the pages write where no source states a figure. */
export const NOT_PUBLISHED = 'not published';

/** How each UCUM code of the catalog is written for people. */
const UNITS: Readonly<Record<string, string>> = {
  '{USD}': 'USD',
  '{USD}/(N.m)': 'USD/N·m',
  'N.m': 'N·m',
  'N.m/A': 'N·m/A',
  'N.m/kg': 'N·m/kg',
  '/min': 'rpm',
  "'": 'arcmin',
};

/** A UCUM code as people write the unit: `N.m` -> `N·m`. Empty for none. */
export const unitText = (code: string | null): string => (code === null ? '' : (UNITS[code] ?? code));

const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** A number with thousands separated and no digit lost: 2100.8 -> `2,100.8`. */
export const numberText = (value: number): string => plainNumber.format(value);

/** A count with its noun: `1 robot`, `3 robots`. */
export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${numberText(count)} ${count === 1 ? singular : plural}`;

/** A price with its cents, when it has some: 579.9 -> `579.90`. */
export const priceText = (value: number): string => (Number.isInteger(value) ? numberText(value) : cents.format(value));

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Any figure of a record as text without its unit; null when it is not published. */
export function valueText(value: unknown, unit: string | null = null): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return unit === '{USD}' ? priceText(value) : numberText(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((word) => words(String(word))).join(', ');
  return typeof value === 'string' ? rangeText(value) : null;
}

/** A slug as words: `in_production` -> `in production`, `pwm` -> `PWM`. */
export const words = (slug: string): string => ABBREVIATIONS[slug] ?? slug.replaceAll('_', ' ');

const ABBREVIATIONS: Readonly<Record<string, string>> = { pwm: 'PWM', mit: 'MIT', eol: 'end of life' };

/** A range with a dash between its figures: `24-48` -> `24–48`. */
const rangeText = (text: string): string => words(text).replace(/^([\d.]+)-([\d.]+)$/, '$1–$2');

/** A figure with its unit; `not published` for null. */
export function figureText(value: unknown, unit: string | null): string {
  const text = valueText(value, unit);
  if (text === null) return NOT_PUBLISHED;
  return unit === null ? text : `${text} ${unitText(unit)}`;
}

/** The first letter in upper case. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An ISO date for people: `2026-11-21` -> `21 November 2026`. */
export const dateText = (iso: string): string => dates.format(new Date(`${iso}T00:00:00Z`));
