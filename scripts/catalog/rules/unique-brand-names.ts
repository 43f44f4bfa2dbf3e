import { shownValue } from '../fault.ts';
import { LIST_FILES } from '../folder.ts';
import type { Rule } from '../rule.ts';

/** The `brand` filter matches names whatever their case, so that two such names would be one brand. */
export const uniqueBrandNames: Rule = {
  name: 'unique-brand-names',
  description: 'No two brands have the same name, whatever its case.',
  check: ({ folder, brands }) => {
    const byName = Map.groupBy(Object.entries(brands ?? {}), ([, { name }]) => name.toLowerCase());
    return Array.from(byName.values()).flatMap(([first, ...others]) =>
      others.map(([slug, { name }]) => ({
        file: `${folder}/${LIST_FILES.brands.place}`,
        field: `${slug}.name`,
        found: shownValue(name),
        wanted: `a name of its own; ${first?.[0]} has it: keep one of the two`,
      })),
    );
  },
};
