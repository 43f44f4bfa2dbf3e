import type { Actuator } from '../catalog/actuator.ts';
import { betterEndOf } from '../catalog/fields/actuator.ts';
import { differencesBetween, type Differences } from './differences.ts';
import { distanceOf, firstOfFamilies } from './nearness.ts';

/** An actuator near another, and how it compares figure by figure. */
export interface Alternative extends Differences {
  readonly actuator: Actuator;
}

/** The actuators nearest to this one in torque, mass and speed, nearest first; variants of one model by name count once. */
export function nearestAlternatives(actuator: Actuator, all: readonly Actuator[], most = 4): Alternative[] {
  const ranked = all
    .filter(({ id }) => id !== actuator.id)
    .map((other) => ({ other, distance: distanceOf(actuator, other) }))
    .toSorted((left, right) => left.distance - right.distance || (left.other.id < right.other.id ? -1 : 1));
  const chosen = firstOfFamilies(ranked, ({ other }) => other, actuator);
  return chosen
    .slice(0, most)
    .map(({ other }) => ({ actuator: other, ...differencesBetween(actuator, other, betterEndOf) }));
}
