import type { Actuator } from '../../catalog/actuator.ts';
import { CATEGORIES, betterEndOf } from '../../catalog/fields/actuator.ts';
import type { NumericFigure } from '../figures.ts';
import { dotsPath, stepPath, type Place } from '../plot/dots.ts';
import { frontierOf } from '../../query/frontier.ts';
import { logScale, type Scale } from '../plot/scale.ts';

/** An actuator at its place in the plot. */
export interface Dot extends Place {
  readonly actuator: Actuator;
}

/** The explorer's plot of some actuators. */
export interface Scatter {
  readonly xScale: Scale;
  readonly yScale: Scale;
  readonly dots: readonly Dot[];
  readonly paths: readonly { readonly category: string; readonly path: string }[];
  /** Null where no end of an axis is the better one. */
  readonly front: string | null;
  /** How many cannot be drawn, because one of the two figures is not published. */
  readonly unknown: number;
}

/** The plot's size in its own units, and the room for its axes. */
export const SCATTER = { width: 960, height: 560, left: 64, right: 12, top: 12, bottom: 48 } as const;

/** Draws actuators by two figures; the axes span `all`, so that they stay while filters change. */
export function scatterOf(
  actuators: readonly Actuator[],
  all: readonly Actuator[],
  { x, y }: { readonly x: NumericFigure; readonly y: NumericFigure },
): Scatter {
  const { width, height, left, right, top, bottom } = SCATTER;
  const valuesOf = (figure: NumericFigure): number[] => all.flatMap((actuator) => actuator[figure] ?? []);
  const xScale = logScale(valuesOf(x), { from: left, to: width - right });
  const yScale = logScale(valuesOf(y), { from: height - bottom, to: top });
  const points = actuators.flatMap((actuator) => {
    const [across, up] = [actuator[x], actuator[y]];
    return isDrawable(across) && isDrawable(up) ? [{ x: across, y: up, subject: actuator }] : [];
  });
  const placeOf = (point: Place): Place => ({ x: xScale.place(point.x), y: yScale.place(point.y) });
  const dots = points.map((point) => ({ ...placeOf(point), actuator: point.subject }));
  const [wishX, wishY] = [betterEndOf(x), betterEndOf(y)];
  return {
    xScale,
    yScale,
    dots,
    paths: CATEGORIES.map((category) => ({
      category,
      path: dotsPath(dots.filter(({ actuator }) => actuator.category === category)),
    })),
    front: wishX === null || wishY === null ? null : stepPath(frontierOf(points, { x: wishX, y: wishY }).map(placeOf)),
    unknown: actuators.length - points.length,
  };
}

// A logarithmic axis has no place for zero.
const isDrawable = (value: number | null): value is number => value !== null && value > 0;

/** The dot nearest to a place, when one is within reach. */
export function nearestDot(dots: readonly Dot[], place: Place, reach: number): Dot | null {
  const nearest = dots.reduce<{ dot: Dot | null; distance: number }>(
    (best, dot) => {
      const distance = Math.hypot(dot.x - place.x, dot.y - place.y);
      return distance < best.distance ? { dot, distance } : best;
    },
    { dot: null, distance: reach },
  );
  return nearest.dot;
}

/** The dot that an arrow key leads to: the next along that axis, the first when none is chosen; null at the end. */
export function dotBeside(dots: readonly Dot[], chosen: Dot | null, key: string): Dot | null {
  const axis = key === 'ArrowLeft' || key === 'ArrowRight' ? 'x' : 'y';
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const ordered = dots.toSorted(
    (left, right) => left[axis] - right[axis] || (left.actuator.id < right.actuator.id ? -1 : 1),
  );
  const index = chosen === null ? -1 : ordered.findIndex(({ actuator }) => actuator.id === chosen.actuator.id);
  if (index === -1) return ordered[0] ?? null;
  return ordered[index + (forward ? 1 : -1)] ?? null;
}
