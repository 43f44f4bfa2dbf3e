import { numberText, unitText } from './format.ts';

/** A unit in which sources write a figure, and how many of the catalog's unit it is. */
interface ForeignUnit {
  readonly spelled: RegExp;
  readonly name: string;
  readonly factor: number;
}

const foreign = (spelled: RegExp, name: string, factor: number): ForeignUnit => ({ spelled, name, factor });

/** THE TABLE of units that sources use, by the catalog's UCUM code (CONTRIBUTING, "How figures are converted"). */
const FOREIGN_UNITS: Readonly<Record<string, readonly ForeignUnit[]>> = {
  'N.m': [
    foreign(/kgf?[\s·.*-]*cm|公斤/i, 'kgf·cm', 0.0980665),
    foreign(/oz[\s·.*-]*in/i, 'oz·in', 0.00706155),
    foreign(/(lb|ft)[\s·.*-]*(ft|lb)/i, 'lbf·ft', 1.355818),
    foreign(/m(illi-)?[nN][\s·.*-]*m/, 'mN·m', 0.001),
    foreign(/N[\s·.*-]*cm/, 'N·cm', 0.01),
    foreign(/kgf?[\s·.*-]*m\b/i, 'kgf·m', 9.80665),
  ],
  'N.m/A': [
    foreign(/m[nN][\s·.*-]*m/, 'mN·m/A', 0.001),
    foreign(/oz[\s·.*-]*in/i, 'oz·in/A', 0.00706155),
    foreign(/kgf?[\s·.*-]*cm/i, 'kgf·cm/A', 0.0980665),
  ],
  '/min': [
    foreign(/rad\s*(\/|per)\s*s/i, 'rad/s', 9.5493),
    foreign(/(°|deg\w*)\s*(\/|per)\s*s/i, '°/s', 1 / 6),
    foreign(/rev\w*\s*(\/|per)\s*s|rps/i, 'rev/s', 60),
  ],
  g: [foreign(/kg/i, 'kg', 1000), foreign(/\boz\b/i, 'oz', 28.3495), foreign(/\blbs?\b/i, 'lb', 453.592)],
  "'": [
    foreign(/arc-?\s*sec\w*|″|"/i, 'arc-seconds', 1 / 60),
    foreign(/°|deg\w*/i, '°', 60),
    foreign(/mrad/i, 'mrad', 3.43775),
  ],
  W: [foreign(/kW/, 'kW', 1000), foreign(/\bhp\b/i, 'hp', 745.7)],
  A: [foreign(/mA\b/, 'mA', 0.001)],
};

// A source's figure and ours agree when they differ by no more than rounding: the catalog keeps 3 digits or more.
const ROUNDING = 0.006;

/**
 * How a stated figure became the catalog's, in words: `as stated`, or the source's number, the factor and the result.
 * Null when the source's words do not tell (then the notes do).
 */
export function conversionText(value: number, unit: string, stated: string): string | null {
  const numbers = numbersOf(stated);
  if (numbers.some((number) => agrees(number, value))) return 'as stated';
  const found = (FOREIGN_UNITS[unit] ?? [])
    .filter(({ spelled }) => spelled.test(stated))
    .flatMap((foreignUnit) => numbers.map((number) => ({ ...foreignUnit, number })))
    .find(({ number, factor }) => agrees(number * factor, value));
  if (found === undefined) return unit === '/min' ? servoSpeedText(value, stated, numbers) : null;
  const factor = numberText(Number(found.factor.toPrecision(4)));
  return `${numberText(found.number)} ${found.name} × ${factor} = ${numberText(value)} ${unitText(unit)}`;
}

/** Hobby servos state the seconds for a sixth of a turn: 0.16 s/60° is 10 / 0.16 = 62.5 rpm. */
function servoSpeedText(value: number, stated: string, numbers: readonly number[]): string | null {
  if (!/s(ec)?\w*\s*[/_]\s*60\s*(°|deg)/i.test(stated)) return null;
  const seconds = numbers.find((number) => number > 0 && agrees(10 / number, value));
  return seconds === undefined ? null : `10 ÷ ${numberText(seconds)} s/60° = ${numberText(value)} rpm`;
}

const agrees = (number: number, value: number): boolean =>
  Math.abs(number - value) <= Math.abs(value) * ROUNDING || Number(number.toPrecision(digitsOf(value))) === value;

/** How many significant digits a figure is written with; at least two, so that agreement means something. */
const digitsOf = (value: number): number => Math.min(15, Math.max(2, String(value).replace(/^0\.0*|\./g, '').length));

/** Every number in a text; commas within thousands are dropped, a decimal comma is read as a point too. */
function numbersOf(text: string): number[] {
  const spelled = text.match(/\d+(?:[.,]\d+)*(?:e[+-]?\d+)?/gi) ?? [];
  const readings = spelled.flatMap((digits) => [Number(digits.replaceAll(',', '')), Number(digits.replace(',', '.'))]);
  return readings.filter((number) => Number.isFinite(number));
}
