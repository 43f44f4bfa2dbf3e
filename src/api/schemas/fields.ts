import { z } from 'zod';
import { text } from '../../catalog/fields/value-schemas.ts';

const fieldName = text.describe('Name of a field.');

/** One field of a record, explained. */
export const field = z
  .strictObject({
    record: z.enum(['actuator', 'robot', 'motor']).describe('The kind of record that has it.'),
    field: fieldName,
    title: text.describe('The term that data sheets use.'),
    meaning: text.describe('Its meaning, in a sentence or two.'),
    type: text.describe('Type of its values, such as `number`, `number or string`, `array of string`.'),
    unit: text.nullable().describe('UCUM code of its unit. Null when it is not a quantity.'),
    symbol: z.string().nullable().describe('The unit as people write it. Null when it is not a quantity.'),
    nullable: z.boolean().describe('True if it may be null, which means unknown.'),
    better: z
      .enum(['more', 'less'])
      .nullable()
      .describe('The better direction for most designs. Null if that depends on the purpose.'),
    derived_from: z
      .array(fieldName)
      .nullable()
      .describe(
        'The fields that it is computed from; for a quotient, the two that it divides. Null when it is not computed.',
      ),
    known: z.int().min(0).describe('Number of records where it is not null.'),
    of: z.int().min(0).describe('Number of all records of the kind.'),
    filters: z
      .array(text)
      .describe(
        'The parameters that filter by it, on the list of its records; for a motor, on `/api/v1/joints`.',
      ),
    sorts: z.boolean().describe('True if the list can be sorted by it.'),
    conversions: z
      .array(
        z.strictObject({
          unit: text.describe('UCUM code of a unit that sources use for it.'),
          factor: z.number().positive().describe('Our units per one of that unit.'),
        }),
      )
      .describe('Conversions from the units of sources.'),
  })
  .describe('One field of a record, and how many records have it.');

export type DescribedField = Readonly<z.infer<typeof field>>;
