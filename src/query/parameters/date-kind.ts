import { wanted, type Kind } from './kinds.ts';

/** The form of a date, in words. */
export const DATE_FORM = 'a year, a month or a day such as `2026-11`';
const DATE_WANTED = 'must be a year, a month or a day such as 2026-11';

/** Leap years; only every fourth century is one. */
const LEAP_YEAR = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

/** The days of every year, by the length of their months. */
const DAYS = [
  '(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])',
  '(?:0[13-9]|1[0-2])-(?:29|30)',
  '(?:0[13578]|1[02])-31',
].join('|');

/** Exactly the years, months and days of the calendar, so that the schema and the reader agree. */
const DATE = `^(?:[0-9]{4}(?:-(?:0[1-9]|1[0-2]))?|[0-9]{4}-(?:${DAYS})|${LEAP_YEAR}-02-29)$`;
const IS_DATE = new RegExp(DATE);

/**
 * A year, a month or a day as a number that grows with its first day: `2026-11` is 20261101. Null when
 * malformed, or for a day that does not exist, such as `2026-02-30`.
 */
export function dayNumber(text: string): number | null {
  if (!IS_DATE.test(text)) return null;
  const [year = '', month = '01', day = '01'] = text.split('-');
  return Number(`${year}${month}${day}`);
}

/** A year, a month or a day, by its first day. */
export const date = (): Kind<number> => ({
  json: { type: 'string', maxLength: 10, pattern: DATE },
  words: [],
  control: 'text',
  read(text) {
    const value = dayNumber(text);
    if (value !== null) return { ok: true, value };
    return wanted(/^\d{4}-\d\d-\d\d$/.test(text) ? 'must be a day that exists' : DATE_WANTED);
  },
});
