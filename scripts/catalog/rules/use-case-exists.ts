import { shownValue } from '../fault.ts';
import { LIST_FILES } from '../folder.ts';
import { nearestHint } from '../nearest.ts';
import type { Rule } from '../rule.ts';

/** A tag without its sentence would be a filter without a name. */
export const useCaseExists: Rule = {
  name: 'use-case-exists',
  description: 'Each use case of an actuator is a tag of use-cases.yaml.',
  check: ({ useCases, actuators }) => {
    if (useCases === null) return [];
    const tags = Object.keys(useCases);
    return actuators.flatMap(({ path, value }) =>
      (value.use_cases ?? []).flatMap((tag, index) => {
        const wanted = `a tag of ${LIST_FILES.useCases.place}${nearestHint(tag, tags)}`;
        return tags.includes(tag) ? [] : [{ file: path, field: `use_cases[${index}]`, found: shownValue(tag), wanted }];
      }),
    );
  },
};
