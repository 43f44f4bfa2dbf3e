import { z } from 'zod';

const count = z.int().min(0);
const quantile = (says: string) => z.number().nullable().describe(`${says} Null where none is known.`);

/** Counts and spreads of the records that pass the filters. */
export const summary = z
  .strictObject({
    total: count.describe('Number of records that pass the filters.'),
    counts: z
      .record(
        z.string(),
        z.array(
          z.strictObject({
            value: z
              .string()
              .nullable()
              .describe('A value of the field. Null counts the records of which it is unknown.'),
            count: count.describe('Number of records that have it.'),
          }),
        ),
      )
      .describe('For each field of `count_by` its values, the most frequent first, the unknown last.'),
    spreads: z
      .array(
        z.strictObject({
          group: z
            .string()
            .nullable()
            .describe(
              'A value of the field `by`. Null for the records of which it is unknown, and where all records are one group.',
            ),
          field: z.string().describe('A field of `spread_of`.'),
          known: count.describe('Number of records whose figure is known.'),
          unknown: count.describe('Number of those of which it is unknown.'),
          min: quantile('The least.'),
          p25: quantile('A quarter lies at or below it.'),
          median: quantile('A half lies at or below it.'),
          p75: quantile('Three quarters lie at or below it.'),
          max: quantile('The greatest.'),
        }),
      )
      .describe('For each group, the largest first, the spread of each field of `spread_of`.'),
  })
  .meta({ id: 'Summary', description: 'Counts and spreads of the records that pass the filters.' });
