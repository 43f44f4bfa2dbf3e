import { CATEGORIES } from '../../../src/catalog/fields/actuator.ts';
import { LIST_FILES } from '../folder.ts';
import type { Rule } from '../rule.ts';

const WANTED = CATEGORIES.join(', ');

/** Pages and API list the categories as this file does. */
export const categoriesComplete: Rule = {
  name: 'categories-complete',
  description: 'categories.yaml has every category once, in the order in which the service lists them.',
  check: ({ folder, categories }) => {
    const found = (categories ?? []).map(({ slug }) => slug).join(', ');
    if (categories === null || found === WANTED) return [];
    return [{ file: `${folder}/${LIST_FILES.categories.place}`, field: 'slug', found, wanted: WANTED }];
  },
};
