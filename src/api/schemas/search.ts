import { z } from 'zod';
import { answered, text } from '../../catalog/fields/values.ts';
import { HIT_TYPES } from '../../query/findables.ts';
import { DENYING_TEXT } from '../../query/negations.ts';

/** What a search finds. */
export const hit = z
  .strictObject({
    type: z.enum(HIT_TYPES).meta({ description: 'What was found.' }),
    id: text.meta({ description: 'Its id; of a brand, the slug of its page.' }),
    name: text.meta({ description: 'Its name.' }),
    brand: text.meta({ description: 'Its maker; of a brand, its own name.' }),
    summary: z.string().meta({ description: 'What it is, in a line.' }),
    url: answered.address.meta({ description: 'Page for people.' }),
    api_url: answered.maybeAddress.meta({ description: 'Canonical API URL. Null for a brand.' }),
  })
  .meta({ description: 'An actuator, a robot or a brand that a search found.' });

/** What a search answers. */
export const hits = z
  .strictObject({
    data: z.array(hit),
    total: z.int().min(0).meta({ description: 'Number of all hits.' }),
    corrected: z
      .array(
        z
          .strictObject({ from: text, to: text })
          .meta({ description: 'A word that occurs nowhere, and what was looked for instead.' }),
      )
      .meta({ description: 'The words that were corrected to find these; empty where the text was taken as it is.' }),
    negated: z.array(z.strictObject({ word: text, records: z.int().min(1) })).meta({
      description: `The words that some hits have only behind ${DENYING_TEXT}, and how many those are.`,
    }),
    did_you_mean: z.array(text).optional().meta({
      description:
        'Names of which the text may be a misspelling, at most three, where nothing was found; empty where none is near.',
    }),
  })
  .meta({ description: 'The best hits of a search, best first.' });
