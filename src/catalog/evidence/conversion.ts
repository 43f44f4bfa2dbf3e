import { symbolOf, unitOf } from '../fields/units.ts';
import { numberText } from '../lib/number-text.ts';

/** A conversion from the words of a source to a figure. */
export interface Conversion {
  /**
   * `as stated`, or the number, the factor and the result. Null if the words do not lead to the figure; then
   * the notes say why.
   */
  readonly text: string | null;
  /** The figure in the words: the catalog's, unless they state another value. */
  readonly value: number | string;
  /** False where the words state another value. */
  readonly agrees: boolean;
}

/** A possible reading of words: a figure, and its conversion; null if the words state the figure itself. */
interface Reading {
  readonly figure: number;
  readonly way: (() => string) | null;
}

// A source's figure and ours agree when they differ by no more than rounding: the catalog keeps 3 digits or
// more.
const ROUNDING = 0.006;
// A number more than 50 % away means something else, such as a voltage or the name of the model.
const SAME_QUANTITY = Math.log(1.5);
// The only number next to the figure's unit must be the figure; beyond a factor of five, it would be another
// unit.
const SAME_UNIT = Math.log(5);

/** The text of a conversion of words that have the figure itself. */
export const AS_STATED = 'as stated';

/**
 * The conversion from a source's words to the catalog's figure. A ratio is written `9:1`, a range `24-48`.
 */
export function conversionOf(value: number | string, unit: string | null, words: string): Conversion {
  const numbers = numbersIn(words);
  if (typeof value === 'string') return conversionOfText(value, numbers, words);
  const reading = figureReadings(words, numbers, unit).find(({ figure }) => agrees(figure, value));
  if (reading !== undefined) return { text: readingText(reading, value, unit), value, agrees: true };
  const other = unit === null || IS_COMPUTED.test(words) ? null : otherIn(words, value, unit);
  if (other === null) return { text: null, value, agrees: true };
  const figure = Number(other.figure.toPrecision(6));
  return { text: readingText(other, figure, unit), value: figure, agrees: false };
}

/** The text of a conversion; null if the words do not lead to the figure, or lead to another one. */
export function conversionText(value: number | string, unit: string | null, words: string): string | null {
  const { agrees: leadsTo, text } = conversionOf(value, unit, words);
  return leadsTo ? text : null;
}

/** True if notes name a number of the words that lacks a unit, and say how it is read. */
export const isExplained = (words: string, notes = ''): boolean =>
  /\bread as\b/.test(notes) && (words.match(/\d+(\.\d+)?/g) ?? []).some((number) => notes.includes(number));

// Matches words with the operands of a figure instead of the figure.
const IS_COMPUTED = /\b(times|divided)\b/i;

/**
 * The conversion from words to a gear ratio or a range of voltages; a range from words that state another
 * one.
 */
function conversionOfText(value: string, numbers: readonly number[], words: string): Conversion {
  const text = textOfWords(value, numbers, words);
  const [, ...ends] = text === null && RANGE.test(value) ? (RANGE.exec(words) ?? []) : [];
  return ends.length === 0
    ? { text, value, agrees: true }
    : { text: AS_STATED, value: ends.join('-'), agrees: false };
}

// `24-60`, `15-60 V`, `20–60`; not the digits of `J4310-2EC`.
const RANGE = /(?<![\w.-])(\d+(?:\.\d+)?)\s*V?\s*[-–~]\s*(\d+(?:\.\d+)?)(?![\w-])/;

/**
 * Reads a gear ratio or a range of voltages from words: from all their numbers, or from two numbers of teeth.
 */
function textOfWords(value: string, numbers: readonly number[], words: string): string | null {
  const ends = value.replace(/:1$/, '').split('-').map(Number);
  if (ends.every((end) => numbers.some((number) => agrees(number, end)))) return AS_STATED;
  const [ratio, ...others] = ends;
  if (ratio === undefined || others.length > 0) return null;
  const reading = gearReadings(words, numbers).find(({ figure }) => agrees(figure, ratio));
  return reading?.way ? `${reading.way()} = ${value}` : null;
}

const readingText = ({ way }: Reading, value: number, unit: string | null): string =>
  way === null ? AS_STATED : `${way()} = ${numberText(value)} ${symbolOf(unit)}`.trim();

/**
 * The reading nearest to the figure, of words that state another value; null if none can be the same
 * quantity.
 */
function otherIn(words: string, value: number, unit: string): Reading | null {
  // The text before the first colon names a row, and may contain digits.
  const [name = ''] = /^[^:]*:\s/.exec(words) ?? [];
  const numbers = numbersIn(words.slice(name.length));
  const isAlone =
    words.slice(name.length).match(NUMBER)?.length === 1 && (spells(words, unit) || spellsOther(words, unit));
  return nearestTo(value, figureReadings(words, numbers, unit), isAlone ? SAME_UNIT : SAME_QUANTITY);
}

/** True if words spell the unit of a figure. */
function spells(words: string, unit: string | null): boolean {
  const { symbol = '', also } = unitOf(unit) ?? {};
  const letters = symbol.replace('·', '[\\s·.*-]*');
  const spelled = new RegExp(`(?<![a-z])${letters}(rms|pk|s)?(?![a-z])`, symbol.length > 1 ? 'i' : '');
  return (symbol !== '' && spelled.test(words)) || also?.test(words) === true;
}

/** True if words spell a unit that is converted into that of a figure. */
const spellsOther = (words: string, unit: string | null): boolean =>
  unitOf(unit)?.conversions.some(({ spelled }) => spelled.test(words)) === true;

/** The reading nearest to a figure; null if none is close enough. */
function nearestTo(value: number, readings: readonly Reading[], reach: number): Reading | null {
  const distanceTo = ({ figure }: Reading): number => Math.abs(Math.log(figure / value));
  const nearest = readings.toSorted((one, other) => distanceTo(one) - distanceTo(other))[0];
  return nearest !== undefined && distanceTo(nearest) < reach ? nearest : null;
}

const agrees = (number: number, value: number): boolean =>
  Math.abs(number - value) <= Math.abs(value) * ROUNDING ||
  Number(number.toPrecision(digitsOf(value))) === value;

/** The number of significant digits of a figure; at least two, so that agreement means something. */
const digitsOf = (value: number): number =>
  Math.min(15, Math.max(2, String(value).replace(/^0\.0*|\.|e.*$/g, '').length));

/**
 * The readings of the words of a figure, by the units that they spell and the common notations. A number is
 * taken as it is unless the words only contain another unit: `0.49 kg` is not 0.49 g.
 */
const figureReadings = (words: string, numbers: readonly number[], unit: string | null): Reading[] => [
  ...(spellsOther(words, unit) && !spells(words, unit)
    ? []
    : numbers.map((figure) => ({ figure, way: null }))),
  ...(unitOf(unit)?.conversions ?? []).flatMap(({ spelled, symbol, factor }) =>
    spelled.test(words) ? numbers.map((number) => scaled(number, symbol, factor)) : [],
  ),
  ...(unit === '/min' ? servoSpeeds(words, numbers) : []),
  ...(unit === 'bit' ? countedBits(numbers) : []),
  ...(unit === "'" && /\bzero\b/i.test(words) ? [{ figure: 0, way: () => 'zero' }] : []),
  ...(/\btimes\b/.test(words) ? products(numbers) : []),
  ...(/\bdivided by\b/.test(words) ? quotients(numbers) : []),
];

const scaled = (number: number, symbol: string, factor: number): Reading => ({
  figure: number * factor,
  way: () => `${numberText(number)} ${symbol} × ${numberText(Number(factor.toPrecision(4)))}`,
});

/** Hobby servos state the seconds for a sixth of a turn: 0.16 s/60° is 10 / 0.16 = 62.5 rpm. */
const servoSpeeds = (words: string, numbers: readonly number[]): Reading[] =>
  /(s(ec)?\w*\s*[/_]|seconds? (per|for)|秒\s*\/)\s*60\s*(\[?°|º|deg|grad)/i.test(words)
    ? numbers.map((seconds) => ({ figure: 10 / seconds, way: () => `10 ÷ ${numberText(seconds)} s/60°` }))
    : [];

/**
 * Sources also state the resolution of an encoder as its number of counts or as the last count: 4096 and 0 to
 * 4095 are 12 bits.
 */
const countedBits = (numbers: readonly number[]): Reading[] =>
  numbers.flatMap((number) =>
    [number, number + 1].flatMap((counts) => {
      const bits = Math.log2(counts);
      if (!Number.isInteger(bits) || bits < FEWEST_BITS) return [];
      const way = (): string => `${numberText(number)}${counts === number ? '' : ' + 1'} = 2^${bits}`;
      return [{ figure: bits, way }];
    }),
  );

// Fewer counts than 2^7 are a number of bits: 16 is 16 bits, not 2^4.
const FEWEST_BITS = 7;

/** The readings of the words of a gear ratio: two numbers of teeth, a fraction, or direct drive. */
const gearReadings = (words: string, numbers: readonly number[]): Reading[] => [
  ...(/direct[\s-]?drive|frameless|no gear|\bnone\b|"-"|直驱|DDモータ/i.test(words)
    ? [{ figure: 1, way: () => 'no gear' }]
    : []),
  ...(/\d\/\d|\dT\b/.test(words) ? quotients(numbers) : []),
];

const products = (numbers: readonly number[]): Reading[] =>
  pairs(numbers, (one, other) => ({
    figure: one * other,
    way: () => `${numberText(one)} × ${numberText(other)}`,
  }));

const quotients = (numbers: readonly number[]): Reading[] =>
  pairs(numbers, (one, other) => ({
    figure: one / other,
    way: () => `${numberText(one)} ÷ ${numberText(other)}`,
  }));

const pairs = (numbers: readonly number[], reading: (one: number, other: number) => Reading): Reading[] =>
  numbers.flatMap((one) => numbers.map((other) => reading(one, other)));

const NUMBER = /\d+(?:[.,_]\d+)*(?:e[+-]?\d+)?/gi;

/** Every number in a text, already multiplied by powers of ten in table headings such as `×10-4`. */
function numbersIn(text: string): number[] {
  const spelled = text.match(NUMBER) ?? [];
  const numbers = spelled.flatMap(spellings).map(Number).filter(Number.isFinite);
  const powers = Array.from(text.matchAll(/10\s*\^?\s*[-−]\s*(\d+)/g), ([, digits]) => 10 ** -Number(digits));
  const multiplied = powers.flatMap((power) =>
    numbers.map((number) => Number((number * power).toPrecision(12))),
  );
  return [...new Set([...numbers, ...multiplied])];
}

/**
 * The readings of digits: commas and points separate thousands or decimals, commas and underscores separate
 * numbers.
 */
const spellings = (digits: string): string[] => [
  digits,
  ...digits.split(/[,_]/),
  ...(/^\d+[,_]\d+$/.test(digits) ? [digits.replace(/[,_]/, '.')] : []),
  ...(/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits) ? [digits.replaceAll(',', '')] : []),
  ...(/^[1-9]\d{0,2}(\.\d{3})+$/.test(digits) ? [digits.replaceAll('.', '')] : []),
];
