/** The cell of a table where nothing was measured. */
export const UNMEASURED = '–';

/** A whole number with commas: 12,345. */
export const wholeText = (value: number): string => shown(value, Math.round(value).toLocaleString('en-US'));

/** A figure to three digits, without the zeros of an exponent: 0.0123, 4.56, 789, 1,230. */
export const figureText = (value: number): string =>
  shown(value, value.toLocaleString('en-US', { maximumSignificantDigits: 3 }));

/** The ratio of one figure to another: 0.83 ×. */
export const timesText = (value: number): string => shown(value, `${figureText(value)} ×`);

const shown = (value: number, text: string): string => (Number.isFinite(value) ? text : UNMEASURED);
