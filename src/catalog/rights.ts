import { CATALOG_LICENCE } from './catalog.ts';

/** What may be done with a part of the catalog. */
export interface Right {
  readonly part: 'wording' | 'figures' | 'quotations' | 'links';
  /** SPDX name of its licence; null for what is not ours to license. */
  readonly license: typeof CATALOG_LICENCE.name | null;
  readonly says: string;
}

/** Rights, part by part; `LICENSE-CATALOG` has the same sentences. */
export const RIGHTS: readonly Right[] = [
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
