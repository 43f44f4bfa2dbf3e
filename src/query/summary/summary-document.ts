import { z } from 'zod';

const count = z.int().min(0);
const quantile = (says: string) => z.number().nullable().describe(`${says} Null where none is known.`);

/** The number of records that have a value. */
const valueCount = z.strictObject({ value: z.string().nullable().describe('Null where unknown.'), count });

/** The number of figures of a kind. */
const kindCount = z.strictObject({
  kind: z
    .string()
    .nullable()
    .describe('Such as `stall`, `output, rms` or the parts that a price includes. Null where not stated.'),
  count,
});

/** The number of records with a value, and of those where no quote states it. */
const readCount = valueCount.extend({
  our_reading: count
    .optional()
    .describe('Number of these records without a quote for the value; absent when 0.'),
});

/** Counts and spreads of the records that pass the filters. */
export const summary = z
  .strictObject({
    total: count.describe('Number of records that pass the filters.'),
    counts: z
      .record(z.string(), z.array(readCount))
      .describe('The values of each field of `count_by`, most frequent first, unknown last.'),
    spreads: z
      .array(
        z.strictObject({
          group: z
            .string()
            .nullable()
            .describe(
              'A value of the field `by`. Null where it is unknown, and where all records are one group.',
            ),
          field: z.string().describe('A field of `spread_of`.'),
          known: count.describe('Number of records whose figure is known.'),
          unknown: count.describe('Number of records whose figure is unknown.'),
          min: quantile('Minimum.'),
          p25: quantile('First quartile: a quarter of the figures lie at or below it.'),
          median: quantile('Half of the figures lie at or below it.'),
          p75: quantile('Third quartile: three quarters of the figures lie at or below it.'),
          max: quantile('Maximum.'),
          kinds: z
            .array(kindCount)
            .optional()
            .describe('How many are of each kind; absent for a field without kinds.'),
        }),
      )
      .describe('For each group, the largest first, the spread of each field of `spread_of`.'),
  })
  .meta({ id: 'Summary', description: 'Counts and spreads of the records that pass the filters.' });

export type SummaryDocument = Readonly<z.infer<typeof summary>>;
export type Spread = Readonly<z.infer<typeof summary>['spreads'][number]>;
export type Count = Readonly<z.infer<typeof readCount>>;
