import { CATALOG_LICENCE, CATALOG_TITLE } from '../catalog/files/yaml-schemas.ts';
import type { Dataset } from '../catalog/records/dataset.ts';
import { RIGHTS } from '../catalog/records/rights.ts';
import { BULK_TYPES, type BulkFileFacts } from './bulk-file.ts';
import { citationOf } from './citation.ts';
import { BULK_ROOT, COLUMN_FILE } from './paths.ts';
import type { Column, Table } from './table.ts';

const PROFILES = 'https://datapackage.org/profiles/2.0';

/**
 * The description of the files (Data Package v2, https://datapackage.org): each file with its size and hash,
 * and for each column of the CSV files its type, unit, meaning and missing values.
 */
export const dataPackageOf = (
  { baseUrl, edition }: Pick<Dataset, 'baseUrl' | 'edition'>,
  tables: readonly Table[],
  files: readonly BulkFileFacts[],
) => ({
  $schema: `${PROFILES}/datapackage.json`,
  name: 'robot-actuator-catalog',
  title: CATALOG_TITLE,
  description:
    'Robot actuators and the robots that use them, with their sources and the words that state the figures. ' +
    'An empty cell is unknown.',
  homepage: `${baseUrl}${BULK_ROOT}`,
  version: edition.version,
  ...(edition.released !== null && { created: `${edition.released}T00:00:00Z` }),
  licenses: [CATALOG_LICENCE],
  // The licences of the parts, which the standard has no member for: its `licenses` hold for the whole.
  rights: RIGHTS,
  citation: citationOf({ baseUrl, edition }),
  resources: files.map((file) => resourceOf(file, tables)),
});

function resourceOf({ name: path, bytes, sha256 }: BulkFileFacts, tables: readonly Table[]) {
  const [stem = '', format = ''] = path.split('.');
  const table = tables.find(({ name }) => name === stem);
  return {
    name: `${stem}-${format}`,
    ...(table !== undefined && {
      title: table.title,
      description: path === COLUMN_FILE ? `${table.says} ${IN_COLUMNS}` : table.says,
    }),
    path,
    ...(format === 'csv' && { type: 'table' }),
    format,
    mediatype: TYPE_BY_FORMAT.get(format)?.replace(/;.*/, ''),
    ...(IN_UTF8.has(format) && { encoding: 'utf-8' }),
    bytes,
    hash: `sha256:${sha256}`,
    ...(format === 'csv' && table !== undefined && { dialect: DIALECT, schema: schemaOf(table) }),
  };
}

const IN_COLUMNS =
  'An array for each column of the CSV file but those of addresses, all in the order of its rows; unknown is null. `torque_speed_points` has objects. In place of `kinds`, `conditions` has for each row the fields whose figures have a kind or conditions, each with its index in `distinct_conditions`.';

const TYPE_BY_FORMAT: ReadonlyMap<string, string> = new Map(Object.entries(BULK_TYPES));

const IN_UTF8: ReadonlySet<string> = new Set(['csv', 'json', 'ndjson']);

// RFC 4180, spelled out.
const DIALECT = { header: true, delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true };

const schemaOf = ({ name, columns, key = [], references = [] }: Table) => ({
  $schema: `${PROFILES}/tableschema.json`,
  fields: columns.map(fieldOf),
  ...(key.length > 0 && { primaryKey: [...key] }),
  ...(references.length > 0 && {
    foreignKeys: references.map(({ column, table }) => ({
      fields: [column],
      // A reference without a resource is to the table itself (Table Schema, foreignKeys).
      reference: { ...(table !== name && { resource: `${table}-csv` }), fields: ['id'] },
    })),
  }),
});

function fieldOf({ name, type, words, title, says, unit, isRequired, isAddress }: Column) {
  const constraints = { ...(isRequired && { required: true }), ...(words !== null && { enum: [...words] }) };
  return {
    name,
    // The text of the standard has a type `list`, but its published schema does not.
    type: type === 'text' || type === 'list' ? 'string' : type,
    ...(isAddress && type === 'text' && { format: 'uri' }),
    title,
    description: type === 'list' ? `${says} Joined by \`|\`.` : says,
    ...(unit !== null && { unit }),
    missingValues: [''],
    ...(Object.keys(constraints).length > 0 && { constraints }),
  };
}
