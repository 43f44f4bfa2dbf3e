import type { BetterEnd } from '../../catalog/fields/actuator.ts';
import { isKnown } from '../../catalog/records/is-known.ts';

/*
 * The rules of comparison, for pages, API and tools. An unpublished figure is unknown, never a difference.
 * The table of fields says which end is better, or that it depends on the purpose. If figures have different
 * kinds, such as a stall and a peak torque, none is the best.
 */

/** A comparison of one value with another: `differs` if they are different and neither end is better. */
export type Relation = 'better' | 'worse' | 'equal' | 'differs' | 'unknown';

/** Compares a value with another of the same field. */
export function relationOf(value: unknown, other: unknown, better: BetterEnd): Relation {
  if (!isKnown(value) || !isKnown(other)) return 'unknown';
  if (spelled(value) === spelled(other)) return 'equal';
  if (better === null || typeof value !== 'number' || typeof other !== 'number') return 'differs';
  return value > other === (better === 'more') ? 'better' : 'worse';
}

/**
 * Compares the values that several records have for one field; `areAlike` is true if the known figures can be
 * ranked. They differ if two known ones do; otherwise one is unknown, or all are equal. `best` are the
 * indexes of the best values: empty where neither end is better, all known ones are equal, or they are not of
 * one kind.
 */
export function compareValues(
  values: readonly unknown[],
  better: BetterEnd,
  areAlike: (known: readonly number[]) => boolean = () => true,
) {
  const none: readonly number[] = [];
  const unknown = values.flatMap((value, row) => (isKnown(value) ? [] : [row]));
  const differs = new Set(values.filter(isKnown).map(spelled)).size > 1;
  const isAlike = areAlike(values.flatMap((value, row) => (isKnown(value) ? [row] : [])));
  if (!differs)
    return { relation: unknown.length === 0 ? 'equal' : 'unknown', best: none, unknown, isAlike } as const;
  const isBest = (value: unknown): boolean =>
    typeof value === 'number' && !values.some((other) => relationOf(other, value, better) === 'better');
  const hasBest = better !== null && isAlike;
  const best = hasBest ? values.flatMap((value, row) => (isBest(value) ? [row] : [])) : none;
  return { relation: 'differs', best, unknown, isAlike } as const;
}

/** Values with the same spelling are equal; the order of a list does not matter. */
const spelled = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
