import type { Rule } from '../rule.ts';

/** A file that can't be read is named with its line. */
export const validYaml: Rule = {
  name: 'valid-yaml',
  description: 'Each file is YAML with each key once.',
  check: ({ all }) => all.flatMap(({ faults }) => faults),
};
