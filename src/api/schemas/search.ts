import { z } from 'zod';
import { answered, text } from '../../catalog/fields/values.ts';
import { DENYING_TEXT } from '../../query/search/negations.ts';
import { HIT_TYPES } from '../../query/search/search-documents.ts';
import { hit as found } from '../../query/table/prepared.ts';

/** A record that a search of the catalog finds. */
export const hit = found
  .extend({ type: z.enum(HIT_TYPES).describe('The kind of record.') })
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
      .describe('The corrected words; empty if there are none.'),
    negated: z
      .array(z.strictObject({ word: text, records: z.int().min(1) }))
      .describe(`The words that some hits have only behind ${DENYING_TEXT}, and how many those are.`),
    filters: z
      .array(
        z.strictObject({
          words: text.describe('As asked.'),
          filter: text.describe('A parameter of the list.'),
          value: text.describe('Its value.'),
          records: z.int().min(1).describe('How many records it keeps.'),
          api_url: answered.address,
        }),
      )
      .describe(
        'Words that are a value of a filter and stand in fewer texts, such as a bus: the hits are not all that have it.',
      ),
    did_you_mean: z
      .array(text)
      .optional()
      .describe(
        'Names of which the text may be a misspelling, at most three, where nothing was found; empty where none is near.',
      ),
  })
  .describe('The best hits of a search, best first.');
