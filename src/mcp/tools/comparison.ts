import type { Actuator } from '../../catalog/actuator.ts';
import { ACTUATOR_FIELDS, betterEndOf, type BetterEnd } from '../../catalog/fields/actuator.ts';
import { comparedNames } from '../../catalog/fields/read.ts';
import { compareValues } from '../../query/compare.ts';

/** The figures that a comparison aligns, in the order of the data sheet. */
export const FIGURES = comparedNames(ACTUATOR_FIELDS);

export type FigureName = (typeof FIGURES)[number];

/** One figure of several actuators, side by side. */
export interface ComparedFigure {
  readonly field: FigureName;
  /** In the order of the actuators; null where unknown. */
  readonly values: readonly Actuator[FigureName][];
  readonly better: BetterEnd;
  /** Ids of those with the best value; none where neither end is better or all known values are equal. */
  readonly best: readonly string[];
  /** Ids of those whose figure no source states. */
  readonly unknown: readonly string[];
  /** Whether two known values differ. */
  readonly differs: boolean;
}

/** Aligns the figures of actuators: those that at least one knows, and the names of the others. */
export function alignFigures(actuators: readonly Actuator[]): { rows: ComparedFigure[]; unknownToAll: FigureName[] } {
  const isKnown = (name: FigureName): boolean => actuators.some((actuator) => actuator[name] !== null);
  return {
    rows: FIGURES.filter(isKnown).map((name) => compareFigure(name, actuators)),
    unknownToAll: FIGURES.filter((name) => !isKnown(name)),
  };
}

function compareFigure(field: FigureName, actuators: readonly Actuator[]): ComparedFigure {
  const values = actuators.map((actuator) => actuator[field]);
  const better = betterEndOf(field);
  const { relation, best, unknown } = compareValues(values, better);
  const idsAt = (places: readonly number[]): string[] => places.flatMap((place) => actuators[place]?.id ?? []);
  return { field, values, better, best: idsAt(best), unknown: idsAt(unknown), differs: relation === 'differs' };
}
