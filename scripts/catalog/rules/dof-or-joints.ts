import type { Rule } from '../rule.ts';

/** Without `dof` the API answers with the number of joints, so that one of the two must be known. */
export const dofOrJoints: Rule = {
  name: 'dof-or-joints',
  description: 'A robot without dof has at least one joint group, as its joints are then counted.',
  check: ({ robots }) =>
    robots
      .filter(({ value }) => value.dof === undefined && value.joints?.length === 0)
      .map(({ path }) => ({
        file: path,
        field: 'dof',
        found: 'nothing',
        wanted: 'a number of joints, or joint groups to count',
      })),
};
