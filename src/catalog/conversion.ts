import { UNITS } from './fields/units.ts';
import { numberText } from './number-text.ts';

/** A figure that words may mean, and the way to it; null where the words have the figure itself. */
interface Reading {
  readonly figure: number;
  readonly way: string | null;
}

// A source's figure and ours agree when they differ by no more than rounding: the catalog keeps 3 digits or more.
const ROUNDING = 0.006;
const AS_STATED = 'as stated';

const UNIT_ROWS = new Map(Object.entries(UNITS));

/**
 * How the figure that a source's words state became the catalog's: `as stated`, or the number, the factor and the result.
 * A ratio is written `9:1`, a range `24-48`. Null when the words lead to no such figure (then the notes say why).
 */
export function conversionText(value: number | string, unit: string | null, words: string): string | null {
  const numbers = numbersIn(words);
  const ends = typeof value === 'string' ? value.replace(/:1$/, '').split('-').map(Number) : [value];
  if (ends.every((end) => numbers.some((number) => agrees(number, end)))) return AS_STATED;
  const [figure, ...others] = ends;
  if (figure === undefined || others.length > 0) return null;
  const ways = typeof value === 'string' ? gearReadings(words, numbers) : figureReadings(words, numbers, unit);
  const reading = ways.find((candidate) => agrees(candidate.figure, figure));
  if (reading === undefined) return null;
  const symbol = UNIT_ROWS.get(unit ?? '')?.symbol ?? '';
  const result = typeof value === 'string' ? value : `${numberText(value)} ${symbol}`.trim();
  return `${reading.way} = ${result}`;
}

const agrees = (number: number, value: number): boolean =>
  Math.abs(number - value) <= Math.abs(value) * ROUNDING || Number(number.toPrecision(digitsOf(value))) === value;

/** How many significant digits a figure is written with; at least two, so that agreement means something. */
const digitsOf = (value: number): number =>
  Math.min(15, Math.max(2, String(value).replace(/^0\.0*|\.|e.*$/g, '').length));

/** What the words of a figure may mean by the units that they spell, and by how figures of that unit are told. */
const figureReadings = (words: string, numbers: readonly number[], unit: string | null): Reading[] => [
  ...(UNIT_ROWS.get(unit ?? '')?.conversions ?? []).flatMap(({ spelled, symbol, factor }) =>
    spelled.test(words) ? numbers.map((number) => scaled(number, symbol, factor)) : [],
  ),
  ...(unit === '/min' ? servoSpeeds(words, numbers) : []),
  ...(unit === "'" && /\bzero\b/i.test(words) ? [{ figure: 0, way: 'zero' }] : []),
  ...(/\btimes\b/.test(words) ? products(numbers) : []),
  ...(/\bdivided by\b/.test(words) ? quotients(numbers) : []),
];

const scaled = (number: number, symbol: string, factor: number): Reading => ({
  figure: number * factor,
  way: `${numberText(number)} ${symbol} × ${numberText(Number(factor.toPrecision(4)))}`,
});

/** Hobby servos state the seconds for a sixth of a turn: 0.16 s/60° is 10 / 0.16 = 62.5 rpm. */
const servoSpeeds = (words: string, numbers: readonly number[]): Reading[] =>
  /(s(ec)?\w*\s*[/_]|seconds? (per|for)|秒\s*\/)\s*60\s*(°|deg)/i.test(words)
    ? numbers.map((seconds) => ({ figure: 10 / seconds, way: `10 ÷ ${numberText(seconds)} s/60°` }))
    : [];

/** What the words of a gear ratio may mean: two numbers of teeth, a fraction, or that there is no gear. */
const gearReadings = (words: string, numbers: readonly number[]): Reading[] => [
  ...(/direct[\s-]?drive|frameless|no gear|\bnone\b|"-"|直驱|DDモータ/i.test(words)
    ? [{ figure: 1, way: 'no gear' }]
    : []),
  ...(/\d\/\d|\dT\b/.test(words) ? quotients(numbers) : []),
];

const products = (numbers: readonly number[]): Reading[] =>
  pairs(numbers, (one, other) => ({ figure: one * other, way: `${numberText(one)} × ${numberText(other)}` }));

const quotients = (numbers: readonly number[]): Reading[] =>
  pairs(numbers, (one, other) => ({ figure: one / other, way: `${numberText(one)} ÷ ${numberText(other)}` }));

const pairs = (numbers: readonly number[], reading: (one: number, other: number) => Reading): Reading[] =>
  numbers.flatMap((one) => numbers.map((other) => reading(one, other)));

/** Every number that a text may mean, those of table headings such as `×10-4` already multiplied in. */
function numbersIn(text: string): number[] {
  const spelled = text.match(/\d+(?:[.,_]\d+)*(?:e[+-]?\d+)?/gi) ?? [];
  const numbers = spelled.flatMap(spellings).map(Number).filter(Number.isFinite);
  const powers = Array.from(text.matchAll(/10\s*\^?\s*[-−]\s*(\d+)/g), ([, digits]) => 10 ** -Number(digits));
  const multiplied = powers.flatMap((power) => numbers.map((number) => Number((number * power).toPrecision(12))));
  return [...new Set([...numbers, ...multiplied])];
}

/** How digits may be meant: commas and points part thousands or begin decimals, commas and underscores part numbers. */
const spellings = (digits: string): string[] => [
  digits,
  ...digits.split(/[,_]/),
  ...(/^\d+[,_]\d+$/.test(digits) ? [digits.replace(/[,_]/, '.')] : []),
  ...(/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits) ? [digits.replaceAll(',', '')] : []),
  ...(/^[1-9]\d{0,2}(\.\d{3})+$/.test(digits) ? [digits.replaceAll('.', '')] : []),
];
