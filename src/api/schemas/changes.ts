import { z } from 'zod';
import { slug } from '../../catalog/fields/values.ts';
import { changeRow, releaseCounts } from '../../catalog/records/change-rows.ts';
import { pagination } from './pagination.ts';

/** The releases and what they changed. */
export const changeList = z
  .strictObject({
    releases: z
      .array(releaseCounts)
      .describe('The releases, the newest first; with `since`, those after it.'),
    data: z
      .array(changeRow)
      .describe('What is asked for, the newest release first; empty without parameters.'),
    pagination,
  })
  .describe('The releases of the catalog in short, and a page of what they changed.');

/** The changes that releases made to one actuator. */
export const actuatorChanges = z
  .strictObject({
    id: slug,
    data: z.array(changeRow).describe('The newest release first; under its old ids too.'),
  })
  .describe('What the releases of the catalog did to one actuator.');
