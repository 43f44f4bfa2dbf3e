import { z } from 'zod';
import { citation } from '../../bulk/citation.ts';
import { CATALOG_LICENCE } from '../../catalog/files/yaml-schemas.ts';
import { right } from '../../catalog/records/rights.ts';

const version = z.string().min(1);
const count = z.int().min(0);

/** The catalog as open data: its release and its files. */
export const datasetDocument = z
  .strictObject({
    version: version.describe(
      'Day of the release and start of the hash of its content; `next-<hash>` for a state that is not released.',
    ),
    released: z.iso.date().nullable().describe('Day of the release. Null for a state that is not released.'),
    license: z
      .literal(CATALOG_LICENCE.name)
      .describe("SPDX name of the licence of the catalog's own wording."),
    rights: z.array(right).describe('The licence of each part of the catalog.'),
    citation: citation.describe(
      'How to cite this version: in words, for BibTeX, and as the content of a `CITATION.cff`.',
    ),
    counts: z
      .strictObject({ actuators: count, robots: count, joints: count, claims: count, torque_speed: count })
      .describe('Number of records, of groups of joints, of claims, and of corners of torque over speed.'),
    files: z
      .array(
        z.strictObject({
          url: z.url().describe('Address of the file; it never changes.'),
          media_type: z.string().describe('Its media type.'),
          bytes: count.describe('Its size, uncompressed.'),
          sha256: z.string().describe('SHA-256 of its bytes, in hexadecimal.'),
          rows: count.nullable().describe('Number of its rows. Null for a file that is not one table.'),
        }),
      )
      .describe('The files of this version.'),
    previous: version
      .nullable()
      .describe('Version of the previous release. Null for the first, and if its files are not served here.'),
  })
  .meta({ id: 'Dataset', description: 'The catalog as open data: its version and its files.' });

export type DatasetDocument = Readonly<z.infer<typeof datasetDocument>>;
