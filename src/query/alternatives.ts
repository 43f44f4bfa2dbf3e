import type { Actuator } from '../catalog/actuator.ts';
import { betterEndOf } from '../catalog/fields/actuator.ts';
import { relationOf } from './compare.ts';
import { COMPARED, differenceRatio, distanceOf, firstOfFamilies, type ComparedFigure } from './nearness.ts';

/** An actuator near another, and how it compares figure by figure. */
export interface Alternative {
  readonly actuator: Actuator;
  readonly better: readonly Difference[];
  readonly worse: readonly Difference[];
  /** Figures that only one of the two publishes, or neither. */
  readonly unknown: readonly ComparedFigure[];
}

/** How two actuators differ in a figure: the other's as a multiple of this one's. */
export interface Difference {
  readonly figure: ComparedFigure;
  readonly ratio: number;
}

/** The actuators nearest to this one in torque, mass and speed, nearest first; variants of one model by name count once. */
export function nearestAlternatives(actuator: Actuator, all: readonly Actuator[], most = 4): Alternative[] {
  const ranked = all
    .filter(({ id }) => id !== actuator.id)
    .map((other) => ({ other, distance: distanceOf(actuator, other) }))
    .toSorted((left, right) => left.distance - right.distance || (left.other.id < right.other.id ? -1 : 1));
  const chosen = firstOfFamilies(ranked, ({ other }) => other, actuator);
  return chosen.slice(0, most).map(({ other }) => compared(actuator, other));
}

function compared(actuator: Actuator, other: Actuator): Alternative {
  const differences = COMPARED.flatMap((figure): Difference[] => {
    const ratio = differenceRatio(actuator[figure], other[figure]);
    return ratio === null ? [] : [{ figure, ratio }];
  });
  const those = (relation: 'better' | 'worse'): Difference[] =>
    differences.filter(({ figure }) => relationOf(other[figure], actuator[figure], betterEndOf(figure)) === relation);
  return {
    actuator: other,
    better: those('better'),
    worse: those('worse'),
    unknown: COMPARED.filter((figure) => (actuator[figure] === null) !== (other[figure] === null)),
  };
}
