import type { BetterEnd } from '../catalog/fields/actuator.ts';
import { relationOf } from './compare.ts';
import { COMPARED, differenceRatio, type ComparedFigure, type Measured } from './nearness.ts';

/** How two actuators differ in a figure: the other's as a multiple of this one's. */
export interface Difference {
  readonly figure: ComparedFigure;
  readonly ratio: number;
}

/** How an actuator compares with another, figure by figure; figures that are equal for a choice are in none. */
export interface Differences {
  readonly better: readonly Difference[];
  readonly worse: readonly Difference[];
  /** Figures that only one of the two publishes. */
  readonly unknown: readonly ComparedFigure[];
}

/** In what the other is better and worse than the one, by the better end of each figure. */
export function differencesBetween(
  one: Measured,
  other: Measured,
  betterEndOf: (figure: ComparedFigure) => BetterEnd,
): Differences {
  const differences = COMPARED.flatMap((figure): Difference[] => {
    const ratio = differenceRatio(one[figure], other[figure]);
    return ratio === null ? [] : [{ figure, ratio }];
  });
  const those = (relation: 'better' | 'worse'): Difference[] =>
    differences.filter(({ figure }) => relationOf(other[figure], one[figure], betterEndOf(figure)) === relation);
  return {
    better: those('better'),
    worse: those('worse'),
    unknown: COMPARED.filter((figure) => (one[figure] === null) !== (other[figure] === null)),
  };
}
