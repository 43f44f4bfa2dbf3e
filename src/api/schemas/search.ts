import { z } from 'zod';
import { answered, text } from '../../catalog/fields/value-schemas.ts';
import { HIT_TYPES } from '../../query/search/search-documents.ts';
import { hit as found } from '../../query/table/prepared-schemas.ts';

/** A record that a search of the catalog finds. */
export const hit = found
  .extend({
    type: z.enum(HIT_TYPES).describe('The kind of record.'),
    in_text: z
      .boolean()
      .describe(
        'True if the words occur only in the rest of its text, not in its names; such hits come last.',
      ),
  })
  .describe('An actuator, a robot or a brand that a search found.');

/** The answer of a search. */
export const hits = z
  .strictObject({
    data: z.array(hit),
    total: z.int().min(0).describe('Number of all hits.'),
    corrected: z
      .array(
        z
          .strictObject({ from: text, to: text })
          .describe('A word that occurs nowhere, and the word searched for instead.'),
      )
      .describe('The words that were corrected to find these; empty if the text was used as sent.'),
    hints: z
      .array(
        z.strictObject({
          words: text.describe('As asked.'),
          filter: text.describe('A parameter of the list.'),
          value: text.nullable().describe('Its value; null if you choose it, such as a bound.'),
          records: z
            .int()
            .min(1)
            .describe(
              'Number of records that it keeps; without a value, number of records where the figure is known.',
            ),
          api_url: answered.maybeAddress.describe('The list with this filter; null without a value.'),
        }),
      )
      .describe('Filters for words of the text. A filter also finds records that the search misses.'),
    did_you_mean: z
      .array(text)
      .optional()
      .describe('If nothing was found, at most three similar names; empty if none is similar.'),
    dropped: z
      .array(text)
      .optional()
      .describe('If nothing was found, the parts of the text that `did_you_mean` leaves out.'),
  })
  .describe('The best hits of a search, best first.');
