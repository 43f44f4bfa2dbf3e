import { LINE_FORMATS, type LineFormatName } from '../bulk/export-lines.ts';
import { ACTUATOR_SHAPE, JOINT_SHAPE, ROBOT_SHAPE } from '../bulk/table-columns.ts';
import type { TableShape } from '../bulk/table.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../query/list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../query/list/joint-listing.ts';
import type { Listing } from '../query/list/list-definition.ts';
import { choice, list, lowerCase, mapped } from '../query/parameters/kinds.ts';
import type { Parameters } from '../query/parameters/parameter.ts';
import type { Selection } from '../query/parameters/parameters.ts';
import { mediaTypeOf } from './http/media-type.ts';
import type { RecordList } from './service.ts';

/** A list that can be downloaded whole, as a file with the columns of the bulk files. */
export interface Export {
  /** The list whose filters and orders it takes, without pages. */
  readonly listing: Listing;
  readonly records: RecordList;
  /** Name of its file, without version and extension. */
  readonly file: string;
}

const FORMATS = Object.keys(LINE_FORMATS).filter((name): name is LineFormatName => name in LINE_FORMATS);

/** The media types of exports by their formats. */
export const EXPORT_TYPES: Readonly<Record<LineFormatName, string>> = {
  csv: mediaTypeOf('export.csv'),
  ndjson: mediaTypeOf('export.ndjson'),
};

/** The parameter that names the format of an export. */
export const EXPORT_FORMAT = {
  format: {
    kind: choice(FORMATS),
    defaultValue: 'csv',
    says: 'CSV with a header line, or NDJSON: one JSON object per line.',
    example: 'ndjson',
  },
} as const satisfies Parameters;

/** The parameter that names columns of a file. */
function columnsOf({ columns }: TableShape, example: string): Selection {
  const names = columns.map(({ name }) => name);
  const inOrder = (chosen: readonly string[]): string[] =>
    names.filter((name) => name === 'id' || chosen.includes(name));
  return {
    fields: {
      kind: mapped(list(lowerCase, names), (chosen) => ({ ok: true, value: inOrder(chosen) })),
      says: 'Columns of the file, separated by commas, in the order of the file; `id` is always included if the file has it. By default, all columns.',
      example,
    },
  };
}

function exportOf(
  listing: Listing,
  shape: TableShape,
  { records, fields }: { readonly records: RecordList; readonly fields: string },
): Export {
  const selection = columnsOf(shape, fields);
  const parameters = {
    ...EXPORT_FORMAT,
    ...listing.filters,
    ...listing.frontier?.parameters,
    ...listing.ordering,
    ...selection,
  };
  return { listing: { ...listing, parameters, selection }, records, file: shape.name };
}

export const ACTUATOR_EXPORT = exportOf(ACTUATOR_LISTING, ACTUATOR_SHAPE, {
  records: 'actuators',
  fields: 'name,peak_torque_nm,weight_g',
});

export const ROBOT_EXPORT = exportOf(ROBOT_LISTING, ROBOT_SHAPE, {
  records: 'robots',
  fields: 'name,kind,dof',
});

export const JOINT_EXPORT = exportOf(JOINT_LISTING, JOINT_SHAPE, {
  records: 'jointGroups',
  fields: 'robot_id,role,peak_torque_nm',
});
