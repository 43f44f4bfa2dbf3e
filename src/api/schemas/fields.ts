import { z } from 'zod';
import { text } from '../../catalog/fields/values.ts';

const fieldName = text.meta({ description: 'Name of a field.' });

/** What is known about one field of a record. */
export const field = z
  .strictObject({
    record: z.enum(['actuator', 'robot', 'motor']).meta({ description: 'The kind of record that has it.' }),
    field: fieldName,
    title: text.meta({ description: 'The term of data sheets.' }),
    meaning: text.meta({ description: 'What it means, in a sentence or two.' }),
    type: text.meta({ description: 'Type of its values, such as `number`, `number or string`, `array of string`.' }),
    unit: text.nullable().meta({ description: 'UCUM code of its unit. Null when it is not a quantity.' }),
    symbol: z.string().nullable().meta({ description: 'The unit as people write it. Null when it is not a quantity.' }),
    nullable: z.boolean().meta({ description: 'Whether it may be null, which means that no source states it.' }),
    better: z.enum(['more', 'less']).nullable().meta({
      description: 'Which end a designer with no other wish prefers. Null where that depends on the purpose.',
    }),
    derived_from: z.array(fieldName).nullable().meta({
      description:
        'The fields that it follows from, of a quotient the two that it divides. Null when it does not follow from any.',
    }),
    known: z.int().min(0).meta({ description: 'Number of records where it is not null.' }),
    of: z.int().min(0).meta({ description: 'Number of all records of the kind.' }),
    filters: z
      .array(text)
      .meta({ description: 'The parameters that filter by it: those of its list, for a motor of `/api/v1/joints`.' }),
    sorts: z.boolean().meta({ description: 'Whether the list can be sorted by it.' }),
    conversions: z
      .array(
        z.strictObject({
          unit: text.meta({ description: 'UCUM code of a unit that sources use for it.' }),
          factor: z.number().positive().meta({ description: 'How many of our unit one of that unit is.' }),
        }),
      )
      .meta({ description: 'How figures in the units of sources become ours.' }),
  })
  .meta({ description: 'What is known about one field of a record.' });

export type DescribedField = Readonly<z.infer<typeof field>>;
