import { z } from 'zod';

/** Where a page of a list stands (SPEC 2.8). */
export const pagination = z
  .strictObject({
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Value for `cursor` to get the next page. Null on the last page.' }),
    has_more: z.boolean().meta({ description: 'Whether a next page exists.' }),
    total: z.int().min(0).meta({ description: 'Number of all matches, before paging.' }),
  })
  .meta({ description: 'Where this page stands in the list.' });
