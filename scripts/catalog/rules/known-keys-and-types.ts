import { schemaFor } from '../folder.ts';
import { schemaFaults } from '../issues.ts';
import type { Rule } from '../rule.ts';

/** The zod schemas of `src/catalog`, every issue of every file. */
export const knownKeysAndTypes: Rule = {
  name: 'known-keys-and-types',
  description: 'Each file has the keys that it must have and no unknown ones, each with a value of its type.',
  check: ({ all }) =>
    all.flatMap(({ path, place, value, faults }) => {
      const schema = faults.length > 0 ? null : schemaFor(place);
      return schema === null ? [] : schemaFaults(path, value, schema);
    }),
};
