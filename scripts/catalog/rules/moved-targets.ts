import { destination } from '../../../src/catalog/catalog.ts';
import { type Fault, shownValue } from '../fault.ts';
import { LIST_FILES } from '../folder.ts';
import { nearestHint } from '../nearest.ts';
import type { Rule } from '../rule.ts';

/** A redirect must end at a record at once, and never hide one. */
export const movedTargets: Rule = {
  name: 'moved-targets',
  description: 'Each id of moved.yaml is that of no record, and leads to a record or is withdrawn.',
  check: ({ folder, actuators, robots, moved }) => {
    const ids = new Set([...actuators, ...robots].map(({ id }) => id));
    const file = `${folder}/${LIST_FILES.moved.place}`;
    return Object.entries(moved ?? {}).flatMap(([id, value]): Fault[] => {
      if (ids.has(id)) return [{ file, field: id, found: 'the id of a record', wanted: 'an id without a file' }];
      const target = destination(value);
      if ('withdrawn' in target || ids.has(target.id)) return [];
      const wanted = `the id of a record${nearestHint(target.id, [...ids])}, or "withdrawn: <reason>"`;
      return [{ file, field: id, found: shownValue(value), wanted }];
    });
  },
};
