import { basisOf, type ComparableRecord, type FigureBasis } from '../../catalog/evidence/comparable.ts';
import { haveSameKind } from '../../catalog/evidence/figure-kind.ts';

/** A figure by which actuators are compared with their alternatives. */
export type ComparedFigure = (typeof COMPARED)[number];

/** The figures that a comparison with an alternative shows. */
export const COMPARED = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'price_usd',
  'backlash_arcmin',
] as const;

/** The figures that nearness is measured by, and the weight of each. */
const WEIGHTS = [
  ['peak_torque_nm', 3],
  ['weight_g', 2],
  ['rated_torque_nm', 1],
  ['max_speed_rpm', 2],
] as const;

/** The properties of an actuator that its distance to another is computed from. */
export interface ComparedFigures extends Readonly<Record<ComparedFigure, number | null>> {
  readonly category: string;
  readonly bases: Readonly<Record<ComparedFigure, FigureBasis>>;
}

/** The basis of each compared figure. */
export function basesOf(record: ComparableRecord): ComparedFigures['bases'] {
  const of = (field: ComparedFigure): FigureBasis => basisOf(field, record);
  return {
    peak_torque_nm: of('peak_torque_nm'),
    rated_torque_nm: of('rated_torque_nm'),
    max_speed_rpm: of('max_speed_rpm'),
    weight_g: of('weight_g'),
    price_usd: of('price_usd'),
    backlash_arcmin: of('backlash_arcmin'),
  };
}

// An unknown figure costs more than a known, distant one: as much as a threefold difference.
const UNKNOWN_DISTANCE = Math.log(3) ** 2;
const OTHER_CATEGORY = Math.log(1.6) ** 2;

/** The distance of two actuators in torque, mass, speed and category: 0 if they are equal. */
export function distanceOf(one: ComparedFigures, other: ComparedFigures): number {
  const figures = WEIGHTS.reduce((sum, [figure, weight]) => sum + weight * distanceIn(figure, one, other), 0);
  return figures + (one.category === other.category ? 0 : OTHER_CATEGORY);
}

/**
 * The distance in one figure. A figure of another kind is never nearer than an unknown one; one at another
 * voltage may be.
 */
function distanceIn(figure: ComparedFigure, one: ComparedFigures, other: ComparedFigures): number {
  const distance = squaredLogRatio(one[figure], other[figure]);
  if (distance >= UNKNOWN_DISTANCE) return distance;
  const own = one.bases[figure].kind;
  const its = other.bases[figure].kind;
  return haveSameKind(figure, own, its) ? distance : UNKNOWN_DISTANCE;
}

/** The squared logarithm of a ratio; 0 for two zeros. An unknown figure counts as a threefold difference. */
export function squaredLogRatio(one: number | null, other: number | null): number {
  if (one === 0 && other === 0) return 0;
  if (one === null || other === null || one <= 0 || other <= 0) return UNKNOWN_DISTANCE;
  return Math.log(other / one) ** 2;
}

/** Differences below 3 % do not matter for a choice. */
export const EQUAL = 0.03;
