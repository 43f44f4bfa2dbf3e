import { z } from 'zod';
import { CATALOG_LICENCE, CATALOG_TITLE } from '../catalog/files/yaml-schemas.ts';
import type { Dataset } from '../catalog/records/dataset.ts';
import { bulkPath } from './paths.ts';

/**
 * The citation of a release: in words, for BibTeX, and as the content of a `CITATION.cff` (Citation File
 * Format 1.2.0).
 */
export const citation = z.strictObject({ text: z.string(), bibtex: z.string(), cff: z.string() });

type Citation = Readonly<z.infer<typeof citation>>;

/** Cites a dataset; it has a date only when it is released. */
export function citationOf({ baseUrl, edition }: Pick<Dataset, 'baseUrl' | 'edition'>): Citation {
  const { version, released } = edition;
  const address = `${baseUrl}${bulkPath(version, 'datapackage.json')}`;
  return {
    text: `${CATALOG_TITLE}, version ${version}. ${address}. ${CATALOG_LICENCE.name}.`,
    bibtex: [
      '@misc{robot_actuator_catalog,',
      `  title = {${CATALOG_TITLE}},`,
      ...(released === null ? [] : [`  year = {${released.slice(0, 4)}},`]),
      `  version = {${version}},`,
      `  url = {${address}},`,
      `  note = {Licensed ${CATALOG_LICENCE.name}}`,
      '}',
    ].join('\n'),
    cff: [
      'cff-version: 1.2.0',
      'message: If you use this data, please cite it as below.',
      'type: dataset',
      `title: ${CATALOG_TITLE}`,
      'authors:',
      `  - name: ${CATALOG_TITLE}`,
      `version: ${version}`,
      ...(released === null ? [] : [`date-released: ${released}`]),
      `url: ${address}`,
      `license: ${CATALOG_LICENCE.name}`,
      '',
    ].join('\n'),
  };
}
