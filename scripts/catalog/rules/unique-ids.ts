import { type Fault, shownValue } from '../fault.ts';
import type { RecordEntry } from '../files.ts';
import type { Rule } from '../rule.ts';

/** `a-b/c.yaml` and `a/b-c.yaml` lie apart but would both be `a-b-c`. */
export const uniqueIds: Rule = {
  name: 'unique-ids',
  description: 'No two actuators and no two robots have the same id, <brand>-<model>.',
  check: ({ actuators, robots }) => [...sharedIds(actuators), ...sharedIds(robots)],
};

function sharedIds(entries: readonly RecordEntry<object>[]): Fault[] {
  const byId = Map.groupBy(entries, ({ id }) => id);
  return Array.from(byId.values())
    .filter((group) => group.length > 1)
    .flatMap((group) => group.map((entry) => sharedId(entry, group)));
}

function sharedId({ path, id }: RecordEntry<object>, group: readonly RecordEntry<object>[]): Fault {
  const others = group.map((entry) => entry.path).filter((other) => other !== path);
  const wanted = `an id of its own; ${others.join(', ')} has the same: rename one of the files`;
  return { file: path, field: 'id', found: shownValue(id), wanted };
}
