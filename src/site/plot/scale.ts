import { withThousands } from '../../catalog/lib/number-text.ts';

/** An axis. */
export interface Scale {
  /** The position of a figure, in the drawing's units. */
  readonly position: (value: number) => number;
  /** The figure at a position. */
  readonly valueAt: (at: number) => number;
  readonly ticks: readonly Tick[];
}

/** A mark of an axis. */
export interface Tick {
  readonly value: number;
  /** Null for a mark without a number. */
  readonly label: string | null;
  readonly position: number;
}

/** Where an axis begins and ends, in the drawing's units. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The least and greatest of some figures; null if there is none. */
export const spanOf = (values: readonly number[]): { least: number; most: number } | null =>
  values.length === 0 ? null : { least: Math.min(...values), most: Math.max(...values) };

/** A logarithmic scale over positive figures, with a little room at both ends. */
export function logScale(values: readonly number[], { from, to }: Range): Scale {
  const extent = spanOf(values.filter((value) => value > 0)) ?? { least: 1, most: 10 };
  const low = Math.log10(extent.least) - 0.05;
  const high = Math.max(Math.log10(extent.most) + 0.05, low + 0.3);
  const position = (value: number): number =>
    round(from + ((Math.log10(value) - low) / (high - low)) * (to - from));
  const valueAt = (at: number): number => 10 ** (low + ((at - from) / (to - from)) * (high - low));
  return {
    position,
    valueAt,
    ticks: logTicks(low, high).map((tick) => ({ ...tick, position: position(tick.value) })),
  };
}

/** A scale from zero to a round figure that is no less than the greatest one. */
export function linearScale(greatest: number, { from, to }: Range): Scale {
  const step = roundStep(greatest / 5);
  const high = step * Math.max(1, Math.ceil(tidy(greatest / step)));
  const position = (value: number): number => round(from + (value / high) * (to - from));
  const count = Math.round(high / step);
  return {
    position,
    valueAt: (at) => (high * (at - from)) / (to - from),
    ticks: Array.from({ length: count + 1 }, (_, index) => tidy(index * step)).map((value) => ({
      value,
      label: tickText(value),
      position: position(value),
    })),
  };
}

/** The least of 1, 2 and 5 times a power of ten that is no less than a figure; 1 for none. */
function roundStep(least: number): number {
  if (least <= 0) return 1;
  const decade = 10 ** Math.floor(Math.log10(least));
  return tidy(decade * ([1, 2, 5, 10].find((digit) => digit * decade >= least * (1 - 1e-9)) ?? 10));
}

/**
 * The digits with a label on an axis, by its number of decades; on a longer axis only powers of ten have one.
 */
const LABELLED: readonly { readonly within: number; readonly digits: readonly number[] }[] = [
  { within: 0.32, digits: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9] },
  { within: 0.5, digits: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  { within: 0.9, digits: [1, 2, 3, 5, 7] },
  { within: 2.2, digits: [1, 2, 5] },
];

/** The digits that are marked on an axis in any case. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The marks from 10^low to 10^high. */
function logTicks(low: number, high: number): { value: number; label: string | null }[] {
  const decades = Array.from(
    { length: Math.ceil(high) - Math.floor(low) + 1 },
    (_, index) => Math.floor(low) + index,
  );
  const labelled = LABELLED.find(({ within }) => high - low <= within)?.digits ?? [1];
  const marked = labelled.length > DIGITS.length ? labelled : DIGITS;
  return decades
    .flatMap((decade) => marked.map((digit) => ({ digit, value: tidy(digit * 10 ** decade) })))
    .filter(({ value }) => Math.log10(value) >= low && Math.log10(value) <= high)
    .map(({ digit, value }) => ({ value, label: labelled.includes(digit) ? tickText(value) : null }));
}

const tickText = (value: number): string => withThousands(String(value));
const tidy = (value: number): number => Number(value.toPrecision(6));

/** A position to a tenth of a unit: shorter text, no visible difference. */
export const round = (position: number): number => Math.round(position * 10) / 10;

/** The plot's size in its own units, and the room for its axes. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A plot's scales and size. */
export interface Frame {
  readonly xScale: Scale;
  readonly yScale: Scale;
  readonly size: PlotSize;
}

/**
 * The marks of a logarithmic ruler over some decades as one path; the line of 1 is the longest, that of 5
 * longer than the rest.
 */
export function rulerPath(width: number, decades: number): string {
  const digits = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];
  const marks = Array.from({ length: decades }, (_, decade) =>
    digits.map((digit) => {
      const position = round((width * (decade + Math.log10(digit))) / decades);
      return `M${position} 0v${lengthOf(digit)}`;
    }),
  );
  return `M0 .5H${width}${marks.flat().join('')}`;
}

const lengthOf = (digit: number): number => {
  if (digit === 1) return 10;
  if (digit === 5) return 7;
  return Number.isInteger(digit) ? 5 : 3;
};
