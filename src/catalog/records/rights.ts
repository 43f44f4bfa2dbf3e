import { z } from 'zod';
import { CATALOG_LICENCE } from '../files/yaml-schemas.ts';

/** The rights of use of a part of the catalog; the licence by its SPDX name. */
export const right = z.strictObject({
  part: z.enum(['wording', 'figures', 'quotations', 'links']),
  license: z.literal(CATALOG_LICENCE.name).nullable().describe('Null for the parts that are not ours.'),
  says: z.string(),
});

/** Rights, part by part; `LICENSE-CATALOG` has the same sentences. */
export const RIGHTS: readonly Readonly<z.infer<typeof right>>[] = [
  {
    part: 'wording',
    license: CATALOG_LICENCE.name,
    says: `The catalog's own wording (names, notes, summaries) is licensed under ${CATALOG_LICENCE.title} (${CATALOG_LICENCE.name}).`,
  },
  {
    part: 'figures',
    license: CATALOG_LICENCE.name,
    says: 'Figures themselves are facts; their choice and arrangement are licensed like the wording.',
  },
  {
    part: 'quotations',
    license: null,
    says: 'Quoted words of sources, in the files of the catalog and in claims, belong to their authors; each is quoted, with its address, to show where a figure comes from.',
  },
  {
    part: 'links',
    license: null,
    says: 'Pictures, product pages and data sheets are linked, never copied; they belong to their makers.',
  },
];
