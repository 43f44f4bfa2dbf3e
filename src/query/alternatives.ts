import type { Actuator } from '../catalog/actuator.ts';
import { betterEndOf, type ACTUATOR_FIELDS } from '../catalog/fields/actuator.ts';
import type { NumericName } from '../catalog/fields/read.ts';
import { relationOf } from './compare.ts';

/** A figure of an actuator that is a number. */
export type NumericFigure = NumericName<typeof ACTUATOR_FIELDS>;

/** An actuator near another, and how it compares figure by figure. */
export interface Alternative {
  readonly actuator: Actuator;
  readonly better: readonly Difference[];
  readonly worse: readonly Difference[];
  /** Figures that only one of the two publishes, or neither. */
  readonly unknown: readonly NumericFigure[];
}

/** How two actuators differ in a figure: the other's as a multiple of this one's. */
export interface Difference {
  readonly figure: NumericFigure;
  readonly ratio: number;
}

/** What nearness is measured by, and how much each figure counts. */
const WEIGHTS: readonly (readonly [NumericFigure, number])[] = [
  ['peak_torque_nm', 3],
  ['weight_g', 2],
  ['rated_torque_nm', 1],
  ['max_speed_rpm', 1],
];

/** What the comparison with an alternative speaks of. */
export const COMPARED = [
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'weight_g',
  'price_usd',
  'backlash_arcmin',
] as const;

// An unknown figure counts as one that differs by half: neither near nor excluded.
const UNKNOWN_DISTANCE = Math.log(1.5) ** 2;
const OTHER_CATEGORY = Math.log(1.6) ** 2;

/** Below 3 % two figures are equal for a choice. */
export const EQUAL = 0.03;

/** The actuators nearest to this one in torque, mass and speed, nearest first; variants of one model by name count once. */
export function nearestAlternatives(actuator: Actuator, all: readonly Actuator[], most = 4): Alternative[] {
  const ranked = all
    .filter(({ id }) => id !== actuator.id)
    .map((other) => ({ other, distance: distanceOf(actuator, other) }))
    .toSorted((left, right) => left.distance - right.distance || (left.other.id < right.other.id ? -1 : 1));
  const families = new Set<string>([familyOf(actuator)]);
  const chosen = ranked.filter(({ other }) => {
    const family = familyOf(other);
    const isNew = !families.has(family);
    families.add(family);
    return isNew;
  });
  return chosen.slice(0, most).map(({ other }) => compared(actuator, other));
}

/** Versions and windings of one model share its first word: `AK80-9 V3.0 KV100` and `AK80-9`. */
export const familyOf = ({ brand, name }: Actuator): string =>
  `${brand} ${name.split(/[\s(]/)[0] ?? name}`.toLowerCase();

/** How far an actuator is from another, on a log scale. */
export function distanceOf(actuator: Actuator, other: Actuator): number {
  const parts = WEIGHTS.map(([figure, weight]) => weight * squaredLogRatio(actuator[figure], other[figure]));
  const sum = parts.reduce((total, part) => total + part, 0);
  return actuator.category === other.category ? sum : sum + OTHER_CATEGORY;
}

/** The squared logarithm of a ratio; an unknown figure counts as one that differs by half. */
export function squaredLogRatio(one: number | null, other: number | null): number {
  if (one === null || other === null || one <= 0 || other <= 0) return UNKNOWN_DISTANCE;
  return Math.log(other / one) ** 2;
}

function compared(actuator: Actuator, other: Actuator): Alternative {
  const differences = COMPARED.flatMap((figure) => differenceIn(figure, actuator, other));
  const those = (relation: 'better' | 'worse'): Difference[] =>
    differences.filter(({ figure }) => relationOf(other[figure], actuator[figure], betterEndOf(figure)) === relation);
  return {
    actuator: other,
    better: those('better'),
    worse: those('worse'),
    unknown: COMPARED.filter((figure) => (actuator[figure] === null) !== (other[figure] === null)),
  };
}

function differenceIn(figure: NumericFigure, actuator: Actuator, other: Actuator): Difference[] {
  const one = actuator[figure];
  const another = other[figure];
  if (one === null || another === null || one <= 0) return [];
  const ratio = another / one;
  return Math.abs(ratio - 1) < EQUAL ? [] : [{ figure, ratio }];
}
