import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { ROBOT_FIELDS } from '../../catalog/fields/robot.ts';
import { numericNames } from '../../catalog/fields/select-fields.ts';
import {
  valueIn,
  type ActuatorProfile,
  type RobotProfile,
} from '../../catalog/records/filterable-records.ts';
import type { Actuator } from '../../catalog/records/record-schemas.ts';
import { curvesOf } from '../../catalog/torque-speed/stated-curves.ts';
import { ACTUATOR_FILTERS, ROBOT_FILTERS } from '../filters/actuator-and-robot-filters.ts';
import { READ_COLUMNS } from '../filters/voltage-and-date-columns.ts';
import { filterWordsOf } from '../hints/filter-words.ts';
import {
  ACTUATOR_FRONTIER,
  ACTUATOR_SELECTION,
  orderingBy,
  PAGING,
  ROBOT_SELECTION,
  ROBOT_SORT_FIELDS,
  SORT_FIELDS,
} from '../parameters/parameters.ts';
import { figureIn, kindValuesOf } from '../table/column-values.ts';
import type { IndexDefinition } from '../table/prepare-index.ts';
import { kindsOfFigures, valuesOf, type Listing } from './list-definition.ts';

/** The texts of an actuator that free text searches, in addition to its other names. */
const searchedTexts = ({ id, name, brand, category, use_cases, notes }: Actuator): readonly string[] => [
  id,
  name,
  brand,
  category,
  ...use_cases,
  notes ?? '',
];

/** The kinds of the figures that can have one. */
const KINDS: IndexDefinition<ActuatorProfile>['values'] = kindsOfFigures(ACTUATOR_FIELDS);

/** The kind of the one figure of a robot that has kinds. */
const KIND_OF_ROBOT: IndexDefinition<RobotProfile>['values'] = {
  [kindValuesOf('peak_torque_per_kg')]: ({ peakTorqueKind }) => [peakTorqueKind ?? []].flat(),
};

const READ: IndexDefinition<ActuatorProfile>['columns'] = Object.fromEntries(
  Object.entries(READ_COLUMNS).map(([name, { field, read }]) => [
    name,
    (profile: ActuatorProfile) => read(valueIn(profile, field)),
  ]),
);

// The ratio is a text such as `9:1`.
const FIGURES: readonly string[] = [...numericNames(ACTUATOR_FIELDS), 'gear_ratio'];

const ROWS: Readonly<Record<string, Field<never>>> = ACTUATOR_FIELDS;

const ACTUATOR_ORDERING = orderingBy(SORT_FIELDS, 'torque_density_nm_per_kg');

/** The list of actuators (docs/interface.md, "Lists"). */
export const ACTUATOR_LISTING: Listing<ActuatorProfile> = {
  name: 'actuators',
  filters: ACTUATOR_FILTERS,
  parameters: {
    ...ACTUATOR_FILTERS,
    ...ACTUATOR_FRONTIER,
    ...ACTUATOR_ORDERING,
    ...PAGING,
    ...ACTUATOR_SELECTION,
  },
  ordering: ACTUATOR_ORDERING,
  selection: ACTUATOR_SELECTION,
  figures: FIGURES,
  frontier: { parameters: ACTUATOR_FRONTIER, better: (figure) => ROWS[figure]?.better ?? 'more' },
  words: filterWordsOf(ACTUATOR_FIELDS, ACTUATOR_FILTERS),
  indexing: {
    nameOf: ({ record }) => record.name,
    textOf: ({ record, otherNames }) => [...searchedTexts(record), ...otherNames],
    namesOf: ({ id, record: { brand, name }, otherNames }) => [`${brand} ${name}`, id, ...otherNames],
    columns: { ...columnsOf(FIGURES), ...READ },
    values: { ...valuesOf(ACTUATOR_FILTERS, valueOfActuator), ...KINDS },
    curves: (profiles) => curvesOf(profiles.map(({ drive }) => drive)),
  },
};

const ROBOT_ORDERING = orderingBy(ROBOT_SORT_FIELDS, 'payload_kg');

/** The list of robots. */
export const ROBOT_LISTING: Listing<RobotProfile> = {
  name: 'robots',
  filters: ROBOT_FILTERS,
  parameters: { ...ROBOT_FILTERS, ...ROBOT_ORDERING, ...PAGING, ...ROBOT_SELECTION },
  ordering: ROBOT_ORDERING,
  selection: ROBOT_SELECTION,
  figures: numericNames(ROBOT_FIELDS),
  words: filterWordsOf(ROBOT_FIELDS, ROBOT_FILTERS),
  indexing: {
    nameOf: ({ record }) => record.name,
    textOf: ({ record: { name, brand, summary }, otherNames }) => [name, brand, summary, ...otherNames],
    namesOf: ({ id, record: { brand, name }, otherNames }) => [`${brand} ${name}`, id, ...otherNames],
    columns: columnsOf(numericNames(ROBOT_FIELDS)),
    values: { ...valuesOf(ROBOT_FILTERS, valueOfRobot), ...KIND_OF_ROBOT },
  },
};

type Profile = ActuatorProfile | RobotProfile;

function columnsOf(names: readonly string[]): IndexDefinition<Profile>['columns'] {
  return Object.fromEntries(
    names.map((name) => [name, (profile: Profile) => figureIn(valueIn(profile, name))]),
  );
}

/** A field of an actuator, or the robots that use it and their kinds. */
function valueOfActuator(profile: ActuatorProfile, field: string): unknown {
  if (field === 'robot_id') return profile.usedIn.map(({ id }) => id);
  return field === 'used_in' ? profile.usedIn.map(({ kind }) => kind) : valueIn(profile, field);
}

/** A field of a robot, or the actuators that it uses and the kinds of their torques. */
function valueOfRobot(profile: RobotProfile, field: string): unknown {
  if (field === 'peak_torque_kind') return profile.torqueKinds;
  return field === 'actuator_id' ? profile.actuatorIds : valueIn(profile, field);
}
