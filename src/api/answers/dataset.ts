import { citationOf } from '../../bulk/citation.ts';
import { bulkPath } from '../../bulk/paths.ts';
import { CATALOG_LICENCE } from '../../catalog/files/yaml-schemas.ts';
import { RIGHTS } from '../../catalog/records/rights.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import type { DatasetDocument } from '../schemas/dataset.ts';
import type { Service } from '../service.ts';

/** The release of the catalog and its files, for `/api/v1/dataset`. */
export function datasetOf({ dataset, openData: { files, older } }: Service): DatasetDocument {
  const { baseUrl, edition, actuators, robots, jointsOf } = dataset;
  const joints = jointsOf.values().reduce((sum, groups) => sum + groups.length, 0);
  const rowsOf = (table: string): number => files.find(({ name }) => name === `${table}.csv`)?.rows ?? 0;
  return {
    version: edition.version,
    released: edition.released,
    license: CATALOG_LICENCE.name,
    rights: RIGHTS.map((right) => ({ ...right })),
    citation: citationOf(dataset),
    counts: {
      actuators: actuators.length,
      robots: robots.length,
      joints,
      claims: rowsOf('claims'),
      torque_speed: rowsOf('torque_speed'),
    },
    files: files.map(({ name, bytes, sha256, rows }) => ({
      url: `${baseUrl}${bulkPath(edition.version, name)}`,
      media_type: mediaTypeOf(name),
      bytes,
      sha256,
      rows,
    })),
    previous: edition.previous !== null && older.includes(edition.previous) ? edition.previous : null,
  };
}
