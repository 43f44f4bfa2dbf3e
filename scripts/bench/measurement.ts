import { figures, type Column } from '../support/markdown.ts';
import { figureText } from '../support/numbers/figure-text.ts';

/**
 * A measurement of the benchmark. To add one, write a file next to this one and a row in `MEASUREMENTS` of
 * `scripts/bench.ts`.
 */
export interface Measurement {
  readonly name: string;
  readonly about: string;
  readonly measure: (run: Run) => Promise<Result>;
}

export interface Run {
  readonly seconds: number;
  /** The number of times that each figure is measured; the median counts. */
  readonly rounds: number;
  readonly progress: (text: string) => void;
}

/** Figures with a bound, and tables of other measurements. */
export interface Result {
  readonly checks: readonly Check[];
  readonly tables: readonly Table[];
}

/** Titles of figures end in their unit. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** A measured figure with its bound. */
export interface Check {
  readonly figure: string;
  readonly bound: Bound;
  /** NaN when it could not be measured. */
  readonly measured: number;
}

export type Bound = Readonly<{ kind: 'at least' | 'below'; value: number; unit: string }>;

export const atLeast = (value: number, unit = '×'): Bound => ({ kind: 'at least', value, unit });
export const below = (value: number, unit = '×'): Bound => ({ kind: 'below', value, unit });

/** The verdict on a figure; `not measured` is neither a pass nor a failure. */
export function verdictOf({ bound, measured }: Check): 'kept' | 'MISSED' | 'not measured' {
  if (Number.isNaN(measured)) return 'not measured';
  const isKept = bound.kind === 'at least' ? measured >= bound.value : measured < bound.value;
  return isKept ? 'kept' : 'MISSED';
}

/** Each figure, its bound, and the verdict. */
export const checkTable = (checks: readonly Check[]): Table => ({
  title: 'Bounds',
  columns: [{ title: 'figure' }, ...figures('bound', 'measured'), { title: 'verdict' }],
  rows: checks.map((check) => {
    const { figure, measured } = check;
    const { kind, value, unit } = check.bound;
    return [figure, `${kind} ${value} ${unit}`, `${figureText(measured)} ${unit}`, verdictOf(check)];
  }),
});
