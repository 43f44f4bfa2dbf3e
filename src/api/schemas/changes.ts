import { z } from 'zod';
import { slug, text } from '../../catalog/fields/values.ts';

const ids = (description: string) => z.array(slug).meta({ description });

const recordChanges = (records: string) =>
  z
    .strictObject({
      added: ids('Ids of the records that were added.'),
      changed: z
        .array(
          z.strictObject({
            id: slug,
            changes: z.array(
              z.strictObject({
                field: text.meta({
                  description:
                    'Field of the file: a figure, `conditions/<field>`, `joints/<role>/<field>`, `sources` as URLs, or `claims` as the fields whose words were read again.',
                }),
                from: z.unknown().meta({ description: 'The value before. Null where the field was absent.' }),
                to: z.unknown().meta({ description: 'The value since. Null where the field is absent.' }),
              }),
            ),
          }),
        )
        .meta({ description: 'What changed in records that were there before.' }),
      moved: z
        .array(z.strictObject({ from: slug, to: slug }))
        .meta({ description: 'Old ids and the ids that took their place.' }),
      withdrawn: z
        .array(z.strictObject({ id: slug, reason: text }))
        .meta({ description: 'Records that were taken away, and why.' }),
    })
    .meta({ description: `What happened to the ${records}.` });

/** A release of the catalog, with what it changed. */
export const catalogRelease = z
  .strictObject({
    version: text.meta({ description: 'Its name, as in `Catalog-Version`.' }),
    released: z.iso.date().meta({ description: 'Its day.' }),
    previous: text.nullable().meta({ description: 'The release before it. Null for the first.' }),
    actuators: recordChanges('actuators'),
    robots: recordChanges('robots'),
  })
  .meta({ description: 'A release of the catalog, with what it changed since the one before it.' });

export type CatalogRelease = Readonly<z.infer<typeof catalogRelease>>;
