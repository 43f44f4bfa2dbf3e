import { z } from 'zod';

/** The position of a page in a list (docs/interface.md, "Lists"). */
export const pagination = z
  .strictObject({
    next_cursor: z
      .string()
      .nullable()
      .describe('Value for `cursor` to get the next page. Null on the last page.'),
    has_more: z.boolean().describe('True if there is a next page.'),
    total: z.int().min(0).describe('Number of all matches, before paging.'),
  })
  .describe('The position of this page in the list.');
