import { shownValue } from '../fault.ts';
import { nearestHint } from '../nearest.ts';
import type { Rule } from '../rule.ts';

/** Whoever looks for a discontinued actuator is sent to its successor. */
export const successorExists: Rule = {
  name: 'successor-exists',
  description: 'Each actuator that replaces another is in the catalog, and none replaces itself.',
  check: ({ actuators }) => {
    const ids = new Set(actuators.map(({ id }) => id));
    return actuators.flatMap(({ path, id, value: { replaced_by } }) => {
      if (replaced_by === undefined || (ids.has(replaced_by) && replaced_by !== id)) return [];
      const wanted = `the id of another actuator${nearestHint(replaced_by, [...ids])}`;
      return [{ file: path, field: 'replaced_by', found: shownValue(replaced_by), wanted }];
    });
  },
};
