import { brand, category, useCase } from '../../catalog/records.ts';
import { choice } from '../../query/kinds.ts';
import type { Parameters } from '../../query/parameter.ts';
import { taking } from './arguments.ts';
import { arrayOf, closed, inputOf, outlineOf } from './schemas.ts';
import { answered, type Tool } from './tool.ts';

const KINDS = ['categories', 'brands', 'use_cases'] as const;

const KIND = {
  kind: {
    kind: choice(KINDS),
    says: 'Which list; all three when absent. Brands is the longest.',
    example: 'categories',
  },
} satisfies Parameters;

/** Lists the values of the filters. */
export const listTaxonomies: Tool = {
  name: 'list_taxonomies',
  title: 'List categories, brands and use cases',
  description:
    'The values of the filters `category`, `brand` and `use_case` in search_actuators, each with its `actuator_count` in the whole catalog: `categories` (with what each family has in common), `brands`, `use_cases`. A list you did not ask for is absent.',
  inputSchema: inputOf(KIND),
  outputSchema: closed(
    {
      categories: arrayOf(outlineOf(category)),
      brands: arrayOf(outlineOf(brand)),
      use_cases: arrayOf(outlineOf(useCase)),
    },
    [],
  ),
  run: taking(KIND, ({ taxonomies: { categories, brands, useCases } }, { kind }) => {
    const lists = { categories, brands, use_cases: useCases };
    return answered(Object.fromEntries(Object.entries(lists).filter(([name]) => kind === undefined || name === kind)));
  }),
};
