import type { Service } from '../../api/service.ts';
import { BULK_PLACE, bulkPath } from '../../bulk/places.ts';
import { CATALOG_LICENCE } from '../../catalog/catalog.ts';

/** A file as the page lists it. */
export interface ListedFile {
  readonly name: string;
  readonly path: string;
  readonly rows: number | null;
  readonly size: string;
}

/** The files of a service's edition. */
export const listedFiles = ({ dataset, files }: Service): ListedFile[] =>
  files.map(({ name, rows, bytes }) => ({
    name,
    path: bulkPath(dataset.edition.version, name),
    rows,
    size: sizeText(bytes),
  }));

/** A size in bytes as people read it: 1113133 -> `1.1 MB`. */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB'];
  return `${size.toFixed(size < 10 ? 1 : 0)} ${unit}`;
}

/** How to cite an edition. */
export function citationOf({ dataset }: Service): { readonly text: string; readonly bibtex: string } {
  const { baseUrl, edition } = dataset;
  const { version, released } = edition;
  const address = `${baseUrl}${BULK_PLACE}/${version}/datapackage.json`;
  const year = released?.slice(0, 4);
  return {
    text: `Robot Actuator Catalog, version ${version}. ${address}. ${CATALOG_LICENCE.name}.`,
    bibtex: [
      '@misc{robot_actuator_catalog,',
      '  title = {Robot Actuator Catalog},',
      ...(year === undefined ? [] : [`  year = {${year}},`]),
      `  version = {${version}},`,
      `  url = {${address}},`,
      `  note = {Licensed ${CATALOG_LICENCE.name}}`,
      '}',
    ].join('\n'),
  };
}
