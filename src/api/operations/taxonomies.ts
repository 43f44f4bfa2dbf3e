import { STATIC_OF_SPEC, type OperationRow } from '../operation-row.ts';

/** The operations that list the values of filters. */
export const TAXONOMY_OPERATIONS = [
  {
    ...STATIC_OF_SPEC,
    id: 'list_categories',
    path: '/api/v1/categories',
    tag: 'Taxonomies',
    summary: 'List the categories.',
    description: 'Every category with its label, its description and its number of actuators.',
    schema: 'CategoryList',
    example: {},
    document: ({ dataset }) => ({ data: dataset.categories }),
  },
  {
    ...STATIC_OF_SPEC,
    id: 'list_brands',
    path: '/api/v1/brands',
    tag: 'Taxonomies',
    summary: 'List the brands.',
    description:
      'Every brand that has an actuator, with its number of actuators; each name is a value of the `brand` filter.',
    schema: 'BrandList',
    example: {},
    document: ({ dataset }) => ({ data: dataset.brands }),
  },
  {
    ...STATIC_OF_SPEC,
    id: 'list_use_cases',
    path: '/api/v1/use-cases',
    tag: 'Taxonomies',
    summary: 'List the use cases.',
    description:
      'Every use-case tag with its number of actuators; each name is a value of the `use_case` filter.',
    schema: 'UseCaseList',
    example: {},
    document: ({ dataset }) => ({ data: dataset.useCases }),
  },
] as const satisfies readonly OperationRow[];
