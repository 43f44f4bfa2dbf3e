import { describedFields } from '../answers/fields.ts';
import { STATIC, type OperationRow } from '../operation.ts';

/** The operations on the catalog as a whole. */
export const CATALOG_OPERATIONS = [
  {
    ...STATIC,
    id: 'list_fields',
    path: '/api/v1/fields',
    tag: 'Catalog',
    summary: 'List the fields of all records.',
    description:
      'Every field of actuators, robots and the motors in their joints, then the further figures of actuators: what it means, its ' +
      'unit, of how many records it is known, which parameters filter by it, and how units of sources convert.',
    schema: 'FieldList',
    example: {},
    document: ({ dataset }) => ({ data: describedFields(dataset) }),
  },
] as const satisfies readonly OperationRow[];
