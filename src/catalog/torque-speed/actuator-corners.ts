import { cornersOf, type Corner } from './curve-corners.ts';
import type { Curve, Curves } from './curve-schema.ts';
import { curvesOf, type DriveFigures } from './stated-curves.ts';

/** The corners of both curves of an actuator; none where nothing is known. */
export function bothCorners(figures: DriveFigures): Readonly<Record<keyof Curves, readonly Corner[]>> {
  const { intermittent, continuous } = curvesOf([figures]);
  return { intermittent: knownCorners(intermittent), continuous: knownCorners(continuous) };
}

function knownCorners(curve: Curve): Corner[] {
  const found = cornersOf(curve, 0);
  return found.every(({ least_nm, most_nm }) => least_nm === null && most_nm === null) ? [] : found;
}
