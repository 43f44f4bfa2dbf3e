import type { Cell } from '../../../bulk/table.ts';
import { memoizeByObject } from '../../../catalog/lib/memoize-by-object.ts';
import type { ClientField } from '../../client-catalog/client-catalog.ts';
import type { Catalog, ListedActuator } from '../../client-catalog/load-catalog.ts';
import { round, spanOf } from '../../plot/scale.ts';

/** The least and greatest value of a figure. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

/**
 * The lowest and highest number of a figure: `9:1` is 9, `24-48` is 24 and 48. Null if it is not a number.
 */
export function extentOf(figure: Cell): Extent | null {
  if (typeof figure === 'number') return { least: figure, most: figure };
  if (typeof figure !== 'string') return null;
  const [, least, most] = /^([\d.]+)(?:-([\d.]+)|:1)?$/.exec(figure) ?? [];
  return least === undefined ? null : { least: Number(least), most: Number(most ?? least) };
}

/** The extents of positive figures over the whole catalog, so that bars do not move while filters change. */
export const extentsIn = memoizeByObject(({ actuators }: Pick<Catalog, 'actuators'>) =>
  memoizeByObject(({ name }: ClientField): Extent => {
    const extents = actuators.flatMap(({ figures }) => extentOf(figures[name] ?? null) ?? []);
    return (
      spanOf(extents.flatMap(({ least, most }) => (least > 0 ? [least, most] : []))) ?? { least: 1, most: 1 }
    );
  }),
);

/** A histogram over a logarithmic axis. */
export interface Histogram {
  readonly bars: readonly Bar[];
  /** The number of actuators without a known value. */
  readonly unknown: number;
  /** The greatest count of a bar, at least 1. */
  readonly most: number;
}

/** The number of actuators with a value between two bounds. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BARS = 24;

/** The spread of a figure over actuators, in bars of equal width on a logarithmic axis. */
export function histogramOf(
  actuators: readonly ListedActuator[],
  field: ClientField,
  extent: Extent,
): Histogram {
  const low = Math.log(extent.least);
  const step = (Math.log(extent.most) - low) / BARS || 1;
  // The index of a figure's bar; one past the last for an unknown figure.
  const barOf = ({ figures }: ListedActuator): number => {
    const value = extentOf(figures[field.name] ?? null)?.least;
    return value === undefined
      ? BARS
      : Math.min(BARS - 1, Math.max(0, Math.floor((Math.log(value) - low) / step)));
  };
  const counts = new Uint32Array(BARS + 1);
  for (const actuator of actuators) {
    const bar = barOf(actuator);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return {
    bars: Array.from(counts.subarray(0, BARS), (count, index) => ({
      from: Math.exp(low + index * step),
      to: Math.exp(low + (index + 1) * step),
      count,
    })),
    unknown: counts[BARS] ?? 0,
    most: Math.max(1, ...counts.subarray(0, BARS)),
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

/** The number of steps that the thumbs of a range have. */
export const STEPS = 200;

/** The position of a bound on its slider, whose scale is logarithmic. */
export function sliderAt(bound: number, { least, most }: Extent): number {
  const share = Math.log(bound / least) / (Math.log(most / least) || 1);
  return Math.round(Math.min(1, Math.max(0, share)) * STEPS);
}

/** The bound at a position of the slider, to two significant digits. */
export const boundAt = (position: number, { least, most }: Extent): number =>
  Number((least * (most / least) ** (position / STEPS)).toPrecision(2));
