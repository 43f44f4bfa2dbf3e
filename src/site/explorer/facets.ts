import type { Actuator } from '../../catalog/actuator.ts';
import type { NumericFigure } from '../figures.ts';
import { round } from '../plot/scale.ts';

/** A choice of a filter with how many actuators it would leave. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** How many actuators bear each value; a record may bear several. Most frequent first, then by name. */
export function countChoices(
  actuators: readonly Actuator[],
  valuesOf: (actuator: Actuator) => readonly string[],
): Choice[] {
  const counts = new Map<string, number>();
  for (const actuator of actuators)
    for (const value of valuesOf(actuator)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((left, right) => right.count - left.count || left.value.localeCompare(right.value, 'en'));
}

/** Yes, no and not published of a flag, as the API's words. */
export function countFlags(actuators: readonly Actuator[], field: 'backdrivable' | 'integrated_driver') {
  const countOf = (wanted: boolean | null): number => actuators.filter((actuator) => actuator[field] === wanted).length;
  return { true: countOf(true), false: countOf(false), unknown: countOf(null) };
}

/** A histogram over a logarithmic axis. */
export interface Histogram {
  readonly bars: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly unknown: number;
  readonly most: number;
}

/** The bounds of a figure over the whole catalog: bars stay where they are while filters change. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const BARS = 24;

/** How a figure is spread over actuators, in bars of equal width on a logarithmic axis. */
export function histogramOf(actuators: readonly Actuator[], figure: NumericFigure, bounds: Bounds): Histogram {
  const low = Math.log(bounds.least);
  const step = (Math.log(bounds.most) - low) / BARS || 1;
  const counts = Array.from({ length: BARS }, () => 0);
  const known = actuators.flatMap((actuator) => actuator[figure] ?? []);
  for (const value of known) {
    const index = Math.min(BARS - 1, Math.max(0, Math.floor((Math.log(value) - low) / step)));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return {
    bars: counts.map((count, index) => ({
      from: Math.exp(low + index * step),
      to: Math.exp(low + (index + 1) * step),
      count,
    })),
    unknown: actuators.length - known.length,
    most: Math.max(1, ...counts),
  };
}

/** The bars of a histogram as a path in a box; empty bars leave a gap. */
export function barsPath({ bars, most }: Histogram, width: number, height: number): string {
  const barWidth = width / bars.length;
  return bars
    .map(({ count }, index) => {
      if (count === 0) return '';
      const tall = Math.max(1, round((height * count) / most));
      return `M${round(index * barWidth + 0.5)} ${height}v${-tall}h${round(barWidth - 1)}v${tall}z`;
    })
    .join('');
}

/** The least and greatest positive value of a figure. */
export function boundsOf(actuators: readonly Actuator[], figure: NumericFigure): Bounds {
  const values = actuators.flatMap((actuator) => actuator[figure] ?? []).filter((value) => value > 0);
  return values.reduce<Bounds>(
    ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
    { least: values[0] ?? 1, most: values[0] ?? 1 },
  );
}
