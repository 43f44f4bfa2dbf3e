import type { Actuator } from '../../catalog/actuator.ts';
import { ACTUATOR_FIELDS, betterEndOf, type BetterEnd } from '../../catalog/fields/actuator.ts';
import { comparedNames } from '../../catalog/fields/read.ts';

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
  const known = actuators.filter((actuator) => actuator[field] !== null);
  const differs = new Set(known.map((actuator) => JSON.stringify(actuator[field]))).size > 1;
  const better = betterEndOf(field);
  return {
    field,
    values: actuators.map((actuator) => actuator[field]),
    better,
    best: differs ? idsOfBest(field, better, known) : [],
    unknown: actuators.filter((actuator) => actuator[field] === null).map(({ id }) => id),
    differs,
  };
}

function idsOfBest(field: FigureName, better: BetterEnd, actuators: readonly Actuator[]): string[] {
  const figures = actuators.flatMap(({ id, [field]: value }) => (typeof value === 'number' ? [{ id, value }] : []));
  if (better === null || figures.length === 0) return [];
  const values = figures.map(({ value }) => value);
  const best = better === 'more' ? Math.max(...values) : Math.min(...values);
  return figures.filter(({ value }) => value === best).map(({ id }) => id);
}
