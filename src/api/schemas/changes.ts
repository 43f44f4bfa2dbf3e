import { z } from 'zod';
import { CHANGED_RECORDS, CHANGES } from '../../catalog/change-rows.ts';
import { slug, text } from '../../catalog/fields/values.ts';
import { pagination } from './pagination.ts';

const counts = (records: string) =>
  z
    .strictObject({ added: z.int(), changed: z.int(), moved: z.int(), withdrawn: z.int() })
    .describe(`How many ${records} it added, changed, moved to a new id and withdrew.`);

/** A release of the catalog in short. */
export const releaseCounts = z
  .strictObject({
    version: text.describe('Its name, as in `Catalog-Version`.'),
    released: z.iso.date().describe('Its day.'),
    previous: text.nullable().describe('The release before it. Null for the first.'),
    actuators: counts('actuators'),
    robots: counts('robots'),
  })
  .describe('A release of the catalog in short.');

/** One thing that a release did to one record. */
export const change = z
  .strictObject({
    version: text.describe('The release that did it.'),
    record: z.enum(CHANGED_RECORDS),
    id: slug.describe('The id that the record had before.'),
    change: z.enum(CHANGES).describe('What happened to the record.'),
    field: text
      .nullable()
      .describe(
        'Field of the file that changed: a figure, `conditions/<field>`, `joints/<role>/<field>`, `sources` as URLs, or `claims` as the fields whose words were read again; `id` where the record moved. Null where the whole record came or went.',
      ),
    from: z.unknown().describe('The value before. Null where the field was absent.'),
    to: z.unknown().describe('The value since. Null where the field is absent.'),
    reason: text.nullable().describe('Why the record was withdrawn. Null for any other change.'),
  })
  .describe('One thing that a release did to one record.');

/** The releases and what they changed. */
export const changeList = z
  .strictObject({
    releases: z.array(releaseCounts).describe('The releases, the newest first; with `since`, those after it.'),
    data: z.array(change).describe('What is asked for, the newest release first; empty without parameters.'),
    pagination,
  })
  .describe('The releases of the catalog in short, and a page of what they changed.');

/** What releases did to one actuator. */
export const actuatorChanges = z
  .strictObject({
    id: slug,
    data: z.array(change).describe('The newest release first; under its old ids too.'),
  })
  .describe('What the releases of the catalog did to one actuator.');
