import { hash } from 'node:crypto';
import { CATALOG_LICENCE } from '../catalog/files/yaml-schemas.ts';
import { actuatorDetailOf, robotDetailOf, type Dataset } from '../catalog/records/dataset.ts';
import { columnFileOf, columnFileText } from './actuators-json.ts';
import { bulkTables } from './build-tables.ts';
import type { BulkFile } from './bulk-file.ts';
import { dataPackageOf } from './data-package.ts';
import { parquetOf } from './parquet.ts';
import { COLUMN_FILE } from './paths.ts';
import { sqliteOf } from './sqlite.ts';
import { ACTUATOR_SHAPE } from './table-columns.ts';
import type { Table } from './table.ts';
import { csvOf, ndjsonOf } from './text-formats.ts';

/**
 * The catalog as files. Equal catalogs with one base URL give equal bytes. The last file describes the
 * others.
 */
export function bulkFiles(dataset: Dataset): BulkFile[] {
  const tables = bulkTables(dataset);
  const files = [
    ...tables.flatMap(filesOfTable),
    ...tables
      .filter(({ name }) => name === ACTUATOR_SHAPE.name)
      .map((table) => fileOf(COLUMN_FILE, columnFileText(columnFileOf(table, dataset)), table.rows.length)),
    fileOf('catalog.sqlite', sqliteOf(tables, dataset.edition)),
    fileOf('catalog.json', `${JSON.stringify(catalogContent(dataset))}\n`),
  ];
  const description = `${JSON.stringify(dataPackageOf(dataset, tables, files), null, 2)}\n`;
  return [...files, fileOf('datapackage.json', description)];
}

const filesOfTable = (table: Table): BulkFile[] =>
  Object.entries({ csv: csvOf(table), ndjson: ndjsonOf(table), parquet: parquetOf(table) }).map(
    ([format, content]) => fileOf(`${table.name}.${format}`, content, table.rows.length),
  );

function fileOf(name: string, written: string | Uint8Array, rows: number | null = null): BulkFile {
  const content = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  return { name, bytes: content.length, sha256: hash('sha256', content), rows, content };
}

/** The records as the API answers them, all in one document. */
const catalogContent = (dataset: Dataset) => ({
  version: dataset.edition.version,
  license: CATALOG_LICENCE.name,
  actuators: dataset.actuators.map((actuator) => actuatorDetailOf(dataset, actuator)),
  robots: dataset.robots.map((robot) => robotDetailOf(dataset, robot)),
  categories: dataset.categories,
  brands: dataset.brands,
  use_cases: dataset.useCases,
});
