import { qualityOf } from '../../catalog/evidence/quality-document.ts';
import { CHANGES_PARAMETERS } from '../../query/changes/parse-changes.ts';
import { answerChanges } from '../answers/changes.ts';
import { datasetOf } from '../answers/dataset.ts';
import { describedFields } from '../answers/fields.ts';
import { OF_LIST, STATIC, type OperationRow } from '../operation-row.ts';

/** The operations on the whole catalog and its releases. */
export const CATALOG_OPERATIONS = [
  {
    ...STATIC,
    id: 'list_fields',
    path: '/api/v1/fields',
    tag: 'Catalog',
    summary: 'List the fields of all records.',
    description:
      'Every field of actuators, robots and the motors in their joints, then the other names that `fields=` accepts. Each has its ' +
      'meaning, its unit, the number of records where it is known, the parameters that filter by it, and conversions from units of sources.',
    schema: 'FieldList',
    example: {},
    document: ({ dataset }) => ({ data: describedFields(dataset) }),
  },
  {
    ...STATIC,
    id: 'get_quality',
    path: '/api/v1/quality',
    tag: 'Catalog',
    summary: 'Get the quality of the catalog.',
    description:
      'For each field, and in total for each brand: the number of figures that are known, stated by the maker, stated by two sources, ' +
      "read a second time (against the maker's own words or a third party's copy) and in conflict. Then the figures that are " +
      'doubtful by physics, with the arithmetic.',
    schema: 'Quality',
    example: {},
    document: ({ dataset }) => qualityOf(dataset),
  },
  {
    ...STATIC,
    id: 'get_dataset',
    path: '/api/v1/dataset',
    tag: 'Catalog',
    summary: 'Get the version of the catalog and its files.',
    description:
      'The version of the catalog with its licence, and the whole catalog as files: CSV, NDJSON and Parquet of actuators, robots, joints ' +
      'and claims, the figures of actuators as JSON by columns, one SQLite database, one JSON document, and a description of them (Data Package). Files of a version never ' +
      'change; `/data/latest/<file>` leads to those of the newest. Downloads are not counted by the limit.',
    schema: 'Dataset',
    example: {},
    document: datasetOf,
  },
  {
    id: 'list_changes',
    method: 'GET',
    path: '/api/v1/changes',
    tag: 'Catalog',
    summary: 'List the changes between releases of the catalog.',
    description:
      'Without parameters it returns only `releases`, with counts. With any parameter, `data` has a row for each changed field. `Catalog-Version` names the release of an answer. `/changes.atom` has the releases as a feed.',
    parameters: CHANGES_PARAMETERS,
    schema: 'ChangeList',
    problems: OF_LIST,
    example: { query: 'field=price_usd,weight_g&limit=1' },
    refused: {
      invalid_parameter: { query: 'since=2020.01.01' },
      invalid_cursor: { query: 'cursor=WyJnbyJd' },
    },
    answer: answerChanges,
  },
] as const satisfies readonly OperationRow[];
