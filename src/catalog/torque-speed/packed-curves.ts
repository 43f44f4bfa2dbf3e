import type { Curve } from './curve-schema.ts';

/** A point that is reached, and the volts below which it shrinks. */
export interface CurvePoint {
  readonly torque: number;
  readonly torqueVolts: number;
  readonly speed: number;
  readonly speedVolts: number;
}

/** One curve of one actuator. */
export interface StatedCurve {
  readonly points: readonly CurvePoint[];
  readonly top: number;
  readonly topVolts: number;
  readonly end: number;
  readonly endVolts: number;
  readonly line: number;
  /** True if only a share of the torque of the first point is certain. */
  readonly sharesFirst: boolean;
  readonly freeEnd: boolean;
}

/** The curves of actuators as columns, in their order. */
export function packed(stated: readonly StatedCurve[]): Curve {
  const curves = stated.map((curve) => ({ ...curve, points: withoutRedundant(curve) }));
  const points = curves.flatMap((curve) => curve.points);
  const starts = new Uint32Array(curves.length + 1);
  curves.forEach((curve, row) => {
    starts[row + 1] = (starts[row] ?? 0) + curve.points.length;
  });
  return {
    starts,
    torque: Float64Array.from(points, ({ torque }) => torque),
    torqueVolts: Float64Array.from(points, ({ torqueVolts }) => torqueVolts),
    speed: Float64Array.from(points, ({ speed }) => speed),
    speedVolts: Float64Array.from(points, ({ speedVolts }) => speedVolts),
    top: Float64Array.from(curves, ({ top }) => top),
    topVolts: Float64Array.from(curves, ({ topVolts }) => topVolts),
    end: Float64Array.from(curves, ({ end }) => end),
    endVolts: Float64Array.from(curves, ({ endVolts }) => endVolts),
    line: Float64Array.from(curves, ({ line }) => line),
    sharesFirst: Uint8Array.from(curves, ({ sharesFirst }) => Number(sharesFirst)),
    freeEnds: Uint8Array.from(curves, ({ freeEnd }) => Number(freeEnd)),
  };
}

/**
 * The points that no other point proves at every supply. A torque that is certain only in part stays, and
 * removes no other point.
 */
function withoutRedundant({ points, sharesFirst }: StatedCurve): CurvePoint[] {
  const isPartly = (number: number): boolean => sharesFirst && number === 0;
  return points.filter(
    (point, number) =>
      isPartly(number) ||
      !points.some((other, row) => row !== number && !isPartly(row) && covers(other, point, row < number)),
  );
}

/** True if a point gives at least as much as another at every supply; of two equal points, the first does. */
const covers = (one: CurvePoint, other: CurvePoint, isFirst: boolean): boolean =>
  isAtLeast(one, other) && (isFirst || !isAtLeast(other, one));

const isAtLeast = (one: CurvePoint, other: CurvePoint): boolean =>
  one.torque >= other.torque &&
  one.speed >= other.speed &&
  one.torqueVolts <= other.torqueVolts &&
  one.speedVolts <= other.speedVolts;
