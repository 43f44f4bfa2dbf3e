import { betterEndOf } from '../../catalog/fields/actuator.ts';
import type { Actuator } from '../../catalog/records/record-schemas.ts';
import type { NumericFigure } from '../key-figures.ts';
import { dotsPath } from '../plot/dot-paths.ts';
import { logScale, type Scale } from '../plot/scale.ts';

/** The spread of one figure over the actuators of a category. */
export interface Spread {
  readonly figure: NumericFigure;
  /** The known values, ascending. */
  readonly values: readonly number[];
  /** The number of actuators without a known value. */
  readonly unknown: number;
  readonly scale: Scale;
  /** All known values as one path of dots. */
  readonly path: string;
}

/** The rank of an actuator in a spread. */
export interface Rank {
  readonly spread: Spread;
  readonly value: number;
  readonly position: number;
  /** 1 for the best, or for the greatest where neither end is better; equals share a rank. */
  readonly rank: number;
}

/** The size of a strip. */
export const STRIP = { width: 360, height: 28, margin: 8 } as const;

/** The spread of a figure over some actuators. */
export function spreadOf(actuators: readonly Actuator[], figure: NumericFigure): Spread {
  const values = actuators
    .flatMap((actuator) => actuator[figure] ?? [])
    .toSorted((left, right) => left - right);
  const scale = logScale(values, { from: STRIP.margin, to: STRIP.width - STRIP.margin });
  const middle = STRIP.height / 2;
  const positions = values.filter((value) => value > 0).map((value) => Math.round(scale.position(value)));
  return {
    figure,
    values,
    unknown: actuators.length - values.length,
    scale,
    path: dotsPath(positions.map((x) => ({ x, y: middle }))),
  };
}

/** The ranks of an actuator in spreads of key figures; figures that it lacks are left out. */
export function ranksOf(actuator: Actuator, spreads: readonly Spread[]): Rank[] {
  return spreads.flatMap((spread) => {
    const value = actuator[spread.figure];
    if (value === null || value <= 0 || spread.values.length < 3) return [];
    return [{ spread, value, position: spread.scale.position(value), rank: rankIn(spread, value) }];
  });
}

function rankIn({ figure, values }: Spread, value: number): number {
  const isAhead =
    betterEndOf(figure) === 'less' ? (other: number) => other < value : (other: number) => other > value;
  return values.filter(isAhead).length + 1;
}
