import type { Claim } from '../catalog/evidence/claim.ts';
import { actuatorClaims, robotClaims, type Claims } from '../catalog/evidence/claims-document.ts';
import { trustOf } from '../catalog/evidence/collect-kinds-and-doubts.ts';
import { sourcingOf } from '../catalog/evidence/collect-sourcing.ts';
import type { DataQuality } from '../catalog/fields/evidence/kinds-and-doubts.ts';
import type { Sourcing } from '../catalog/fields/evidence/sourcing.ts';
import { pointText } from '../catalog/fields/point-text.ts';
import type { TorqueSpeedPoint } from '../catalog/fields/torque-speed-point.ts';
import { actuatorFigures } from '../catalog/records/build-figures.ts';
import { entryOf, robotDetailOf, type Dataset } from '../catalog/records/dataset.ts';
import { actuatorProfiles, robotProfiles } from '../catalog/records/filterable-records.ts';
import { jointProfiles } from '../catalog/records/joint-groups.ts';
import { bothCorners } from '../catalog/torque-speed/actuator-corners.ts';
import { driveFiguresOf } from '../catalog/torque-speed/drive-figures.ts';
import {
  ACTUATOR_SHAPE,
  CLAIM_SHAPE,
  JOINT_SHAPE,
  ROBOT_SHAPE,
  TORQUE_SPEED_SHAPE,
} from './table-columns.ts';
import { rowOf, type Table, type TableShape } from './table.ts';

/** The tables of the bulk files: everything that the catalog states, with the source of each value. */
export const bulkTables = (dataset: Dataset): Table[] => [
  actuatorTable(dataset),
  robotTable(dataset),
  jointTable(dataset),
  filled(CLAIM_SHAPE, claimValues(dataset)),
  filled(TORQUE_SPEED_SHAPE, cornerValues(dataset)),
];

/** The table of actuators alone. */
export const actuatorTable = (dataset: Dataset): Table => filled(ACTUATOR_SHAPE, actuatorValues(dataset));

/** The table of robots alone. */
export const robotTable = (dataset: Dataset): Table => filled(ROBOT_SHAPE, robotValues(dataset));

/** The table of joints alone. */
export const jointTable = (dataset: Dataset): Table => filled(JOINT_SHAPE, jointValues(dataset));

type Values = Readonly<Record<string, unknown>>;

const filled = (shape: TableShape, values: readonly Values[]): Table => ({
  ...shape,
  rows: values.map((row) => rowOf(shape.columns, row)),
});

const actuatorValues = (dataset: Dataset): Values[] =>
  actuatorProfiles(dataset).map(({ record, beyond, drive, figures }) => ({
    ...record,
    ...beyond,
    torque_speed_points: drive.torque_speed_points?.map(pointText),
    ...trustTexts(trustOf(figures)),
    ...sourcingTexts(sourcingOf(figures)),
  }));

const orNull = (list: readonly string[]): readonly string[] | null => (list.length > 0 ? list : null);

/** The quality of figures, as lists of texts that name the field first. */
const trustTexts = ({ kinds, doubts }: DataQuality): Values => ({
  kinds: orNull(Object.entries(kinds).map(([field, kind]) => `${field}: ${kind}`)),
  doubts: orNull(doubts.map(({ field, reason }) => `${field}: ${reason}`)),
});

/** The sources of figures, and the figures on which sources disagree, as lists of texts. */
function sourcingTexts({ stated_by, conflicts }: Sourcing): Values {
  const fieldsBy = Map.groupBy(Object.keys(stated_by), (field) => stated_by[field]);
  return {
    stated_by: orNull([...fieldsBy].map(([kind, fields]) => `${kind}: ${fields.join(' ')}`)),
    conflicts: orNull(
      Object.entries(conflicts ?? {}).map(([field, { least, most }]) => `${field}: ${least} to ${most}`),
    ),
  };
}

const robotValues = (dataset: Dataset): Values[] =>
  robotProfiles(dataset).map(({ record, beyond, trust }) => ({ ...record, ...beyond, ...trustTexts(trust) }));

const jointValues = (dataset: Dataset): Values[] =>
  jointProfiles(dataset).map(({ row, record }) => ({ ...row, ...trustTexts(record) }));

const cornerValues = (dataset: Dataset): Values[] =>
  dataset.actuators.flatMap(({ id }) => {
    const curves = bothCorners(driveFiguresOf(actuatorFigures(dataset, id)));
    return Object.entries(curves).flatMap(([curve, corners]) =>
      corners.map((corner, number) => ({ actuator_id: id, curve, number: number + 1, ...corner })),
    );
  });

function claimValues(dataset: Dataset): Values[] {
  const { actuators, actuatorEntries, robots, robotEntries } = dataset;
  return [
    ...actuators.flatMap((actuator) => {
      const claims = actuatorClaims(actuator, entryOf(actuatorEntries, actuator.id));
      return valuesOfClaims(claims, { actuator_id: actuator.id });
    }),
    ...robots.flatMap((robot) => {
      const claims = robotClaims(robotDetailOf(dataset, robot), entryOf(robotEntries, robot.id));
      return valuesOfClaims(claims, { robot_id: robot.id });
    }),
  ];
}

const valuesOfClaims = ({ claims, sources }: Claims, record: Values): Values[] =>
  claims.map((claim) => {
    const source = sources.find(({ number }) => number === claim.source);
    return { ...record, ...valuesOfClaim(claim), ...valuesOfSource(source) };
  });

const valuesOfClaim = ({ value, source, conditions, conflict, ...claim }: Claim) => ({
  ...claim,
  value: [value].flat().map(cellText).join(', '),
  value_number: typeof value === 'number' ? value : null,
  conflict: conflict === true,
  source_number: source,
  ...Object.fromEntries(Object.entries(conditions ?? {}).map(([key, part]) => [`condition_${key}`, part])),
});

const cellText = (part: string | number | boolean | TorqueSpeedPoint): string =>
  typeof part === 'object' ? pointText(part) : String(part);

const valuesOfSource = (source: Claims['sources'][number] | undefined) => ({
  source_url: source?.url,
  source_title: source?.title,
  source_kind: source?.kind,
  accessed: source?.accessed,
});
