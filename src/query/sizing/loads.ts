import type { Unit } from '../../catalog/fields/units.ts';
import { numberText } from '../../catalog/lib/number-text.ts';
import { roundTo4Digits } from '../../catalog/lib/round.ts';
import type { LoadPoint } from '../parameters/duty.ts';

/** An input of a calculation, stated by the designer. */
export interface SizingInput {
  readonly label: string;
  /** Its unit in the catalog; null if the catalog has no such unit. */
  readonly unit: Unit | null;
  /** Its unit as people write it. */
  readonly symbol: string;
  readonly example: number;
  /** The figure is greater than this. */
  readonly above?: number;
  /** The figure is at least this. */
  readonly least?: number;
  /** The figure is less than this. */
  readonly below?: number;
  /** The figure is at most this. */
  readonly most?: number;
  /** True if it may be left out; it is then null. */
  readonly isOptional?: boolean;
}

/** The figure of each input by name; NaN if left out. */
export type ReadInput<Inputs> = (name: keyof Inputs & string) => number;

/** A step of the calculation: `τg = (m + mₐ/2)·g·L`, with numbers for its symbols and its result. */
export interface SizingStep {
  readonly says: string;
  readonly formula: string;
  /** The formula with numbers in place of its symbols. */
  readonly numbers: string;
  readonly value: number;
  readonly unit: string;
}

/** The load of a joint: its intermittent and continuous operating points, and the calculation steps. */
export interface Loads {
  readonly peak: readonly LoadPoint[];
  readonly rated: readonly LoadPoint[];
  readonly steps: readonly SizingStep[];
}

/** Standard gravity, m/s², to the digits that sizing needs. */
export const GRAVITY = 9.81;

/** One degree in radians. */
export const RADIANS = Math.PI / 180;

/** The numbers for the symbols of a formula; a text if the number has a sign, such as `10°`. */
type Symbols = Readonly<Record<string, number | string>>;

/** A step of the calculation: numbers replace the symbols in its formula. */
export const step = (
  [says, formula]: readonly [says: string, formula: string],
  symbols: Symbols,
  [value, unit]: readonly [value: number, unit: string],
): SizingStep => ({
  says,
  formula,
  numbers: numbersOf(formula, symbols),
  value: roundTo4Digits(value),
  unit,
});

/** `τ₀ = (m + mₐ/2)·g·L` -> `(5 + 1/2) × 9.81 × 0.3`. */
function numbersOf(formula: string, symbols: Symbols): string {
  const [, right = ''] = formula.split(' = ');
  return right
    .replaceAll('·', ' × ')
    .replaceAll(/\p{L}[\p{L}₀₁]*/gu, (symbol) => numberOf(symbols[symbol] ?? symbol));
}

const numberOf = (value: number | string): string =>
  typeof value === 'string' ? value : numberText(roundTo4Digits(value));

/** Degrees as formulae have them: `10°`. */
export const degrees = (angle: number): string => `${numberOf(angle)}°`;

/** An operating point, rounded to 4 digits; empty if no torque is needed. */
export const pointAt = (torque_nm: number, speed_rpm: number): LoadPoint[] =>
  torque_nm > 0 ? [{ torque_nm: roundTo4Digits(torque_nm), speed_rpm: roundTo4Digits(speed_rpm) }] : [];
