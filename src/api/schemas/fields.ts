import { z } from 'zod';
import { text } from '../../catalog/fields/values.ts';

const fieldName = text.describe('Name of a field.');

/** One field of a record, explained. */
export const field = z
  .strictObject({
    record: z.enum(['actuator', 'robot', 'motor']).describe('The kind of record that has it.'),
    field: fieldName,
    title: text.describe('The term of data sheets.'),
    meaning: text.describe('Its meaning, in a sentence or two.'),
    type: text.describe('Type of its values, such as `number`, `number or string`, `array of string`.'),
    unit: text.nullable().describe('UCUM code of its unit. Null when it is not a quantity.'),
    symbol: z.string().nullable().describe('The unit as people write it. Null when it is not a quantity.'),
    nullable: z.boolean().describe('Whether it may be null, which means unknown.'),
    better: z
      .enum(['more', 'less'])
      .nullable()
      .describe('Which end a designer with no other wish prefers. Null where that depends on the purpose.'),
    derived_from: z
      .array(fieldName)
      .nullable()
      .describe(
        'The fields that it follows from, of a quotient the two that it divides. Null when it does not follow from any.',
      ),
    known: z.int().min(0).describe('Number of records where it is not null.'),
    of: z.int().min(0).describe('Number of all records of the kind.'),
    filters: z
      .array(text)
      .describe('The parameters that filter by it: those of its list, for a motor of `/api/v1/joints`.'),
    sorts: z.boolean().describe('Whether the list can be sorted by it.'),
    conversions: z
      .array(
        z.strictObject({
          unit: text.describe('UCUM code of a unit that sources use for it.'),
          factor: z.number().positive().describe('How many of our unit one of that unit is.'),
        }),
      )
      .describe('How figures in the units of sources become ours.'),
  })
  .describe('One field of a record, and how many records have it.');

export type DescribedField = Readonly<z.infer<typeof field>>;
