import { EXPORT_BYTES, PRICES } from '../../limits.ts';
import { answerExportOf } from '../answers/export.ts';
import { ACTUATOR_EXPORT, EXPORT_TYPES, JOINT_EXPORT, ROBOT_EXPORT, type Export } from '../exported-lists.ts';
import { OF_QUERY, type OperationRow } from '../operation-row.ts';

const says = (records: string): string =>
  `All ${records} that pass every given filter in one file, with the columns of the bulk file of ${records}. Filters, \`frontier\` and order are those of the list; ` +
  `there are no pages. \`Content-Disposition\` names the file with the version of the catalog. An empty cell, or null, means unknown. An export counts as ${PRICES.export} requests; the whole catalog, which is not counted, is in the files of \`/api/v1/dataset\`.`;

interface ExportPlace<Id extends string> {
  readonly id: Id;
  readonly path: string;
  readonly tag: OperationRow['tag'];
}

const rowOf = <const Id extends string>(
  { id, path, tag }: ExportPlace<Id>,
  exported: Export,
  { records, query }: { readonly records: string; readonly query: string },
): OperationRow<Id> => ({
  id,
  method: 'GET',
  path,
  tag,
  summary: `Export ${records} as CSV or NDJSON.`,
  description: says(records),
  parameters: exported.listing.parameters,
  schema: 'ExportText',
  formats: EXPORT_TYPES,
  problems: OF_QUERY,
  example: { query },
  refused: { invalid_parameter: { query: 'limit=10&format=xlsx' } },
  mostBytes: EXPORT_BYTES,
  answer: answerExportOf(exported),
  cost: () => ({ requests: PRICES.export, isCostly: false }),
});

/** The operations that answer whole lists as files. */
export const EXPORT_OPERATIONS = [
  rowOf({ id: 'export_actuators', path: '/api/v1/actuators/export', tag: 'Actuators' }, ACTUATOR_EXPORT, {
    records: 'actuators',
    query: 'format=csv&brand=ROBOTIS&min_peak_torque_nm=10&fields=name,peak_torque_nm,weight_g',
  }),
  rowOf({ id: 'export_robots', path: '/api/v1/robots/export', tag: 'Robots' }, ROBOT_EXPORT, {
    records: 'robots',
    query: 'format=csv&kind=quadruped&fields=name,brand,weight_kg',
  }),
  rowOf({ id: 'export_joints', path: '/api/v1/joints/export', tag: 'Robots' }, JOINT_EXPORT, {
    records: 'joints',
    query: 'format=ndjson&robot_id=unitree-go1&fields=robot_id,role,peak_torque_nm',
  }),
] as const satisfies readonly OperationRow[];
