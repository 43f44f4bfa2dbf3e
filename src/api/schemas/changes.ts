import { z } from 'zod';
import { changeRow, releaseCounts } from '../../catalog/records/change-rows.ts';
import { pagination } from './pagination.ts';

/** The releases and their changes. */
export const changeList = z
  .strictObject({
    releases: z
      .array(releaseCounts)
      .describe('The releases, the newest first; with `since`, those after it.'),
    data: z
      .array(changeRow)
      .describe('The changes asked for, newest release first; empty without parameters.'),
    pagination,
  })
  .describe('The releases of the catalog, and a page of their changes.');
