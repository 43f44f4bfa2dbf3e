import type { CopiedField } from '../copy/catalog-copy.ts';
import type { Listed } from '../copy/listed.ts';
import { valuesOf } from './filters.ts';

/** A value of a choice, with how many actuators have it. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

/** How many actuators have each value of a field; one may have several. The most frequent first, then by name. */
export function countChoices(actuators: readonly Listed[], field: CopiedField): Choice[] {
  const counts = new Map<string, number>();
  const count = (value: string): unknown => counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const actuator of actuators) {
    const figure = actuator.figures[field.name];
    if (typeof figure === 'string') count(figure);
    else valuesOf(actuator, field).forEach(count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted(
      (left, right) => right.count - left.count || (left.value.toLowerCase() < right.value.toLowerCase() ? -1 : 1),
    );
}
