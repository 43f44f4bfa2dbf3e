import { JOINT_FIELDS } from '../../catalog/fields/joint.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { numericNames, sortNames } from '../../catalog/fields/select-fields.ts';
import type { JointProfile } from '../../catalog/records/joint-groups.ts';
import { vocabularyOf } from '../filters/actuator-and-robot-filters.ts';
import { doubted, includingUnknown, hasAndLacks, search } from '../filters/common-filters.ts';
import { filtersOfFields } from '../filters/filter-rows.ts';
import { anyOf, yesOrNo, type Filter, type Filters } from '../filters/filter.ts';
import { orderingBy, PAGING, selectionOf, type Ordering, type Selection } from '../parameters/parameters.ts';
import { figureIn } from '../table/column-values.ts';
import { kindsOfFigures, valuesOf, type Listing } from './list-definition.ts';

const VOCABULARY = vocabularyOf(JOINT_FIELDS);

const COMPARING: Filters = {
  q: search('the role of the joint, and name and brand of the robot and of the motor', [], 'knee'),
  robot_id: anyOf('robot_id', { says: 'Joints of this robot; a comma is "or".', example: 'unitree-go1' }),
  actuator_id: anyOf('actuator_id', {
    says: 'Joints with this actuator; a comma is "or".',
    example: 'unitree-go-m8010-6',
  }),
  brand: anyOf('motor_brand', {
    about: ['brand'],
    says: 'Brand of the motor, in any case; a comma is "or".',
    example: 'ROBOTIS,Unitree',
  }),
  ...filtersOfFields(VOCABULARY),
  doubted,
  linked: yesOrNo(
    'linked',
    'Only motors that are an actuator of the catalog (`true`), or only others (`false`).',
    ['actuator_id'],
  ),
};

/** The filters of joint groups; the answer on fields describes the fields of motors only. */
const JOINT_FILTERS: Filters = Object.fromEntries(
  Object.entries({
    ...COMPARING,
    ...hasAndLacks(VOCABULARY.known, ['peak_torque_nm,weight_g', 'actuator_id']),
    ...includingUnknown(COMPARING, VOCABULARY.nullable, 'peak_torque_nm'),
  }).map(([name, filter]): [string, Filter] => [
    name,
    { ...filter, about: filter.about.filter((field) => Object.hasOwn(MOTOR_FIELDS, field)) },
  ]),
);

const ORDERING = orderingBy(sortNames(JOINT_FIELDS), 'peak_torque_nm');

/** The order of joint groups: by default by robot and number. */
const JOINT_ORDERING: Ordering = {
  ...ORDERING,
  sort: {
    ...ORDERING.sort,
    says: 'Sort field. Without it the order is by robot and number. Unknown values come last in both directions. Limits of robot models are among the peak torques: `peak_torque_kind` keeps one kind.',
  },
};

// The ratio is a text such as `9:1`.
const FIGURES: readonly string[] = [...numericNames(JOINT_FIELDS), 'gear_ratio'];

const { fields } = selectionOf(JOINT_FIELDS, 'robot_id,role,count,peak_torque_nm,peak_torque_kind');

/** The parameter that names members of a joint group. */
export const JOINT_SELECTION: Selection = {
  fields: {
    ...fields,
    says: 'Columns to return for each joint group, as one flat row, separated by commas. Names are those of the bulk file of joints.',
  },
};

/** The list of joint groups, by default in the order of robot and number. */
export const JOINT_LISTING: Listing<JointProfile> = {
  name: 'joints',
  filters: JOINT_FILTERS,
  parameters: { ...JOINT_FILTERS, ...JOINT_ORDERING, ...PAGING, ...JOINT_SELECTION },
  ordering: JOINT_ORDERING,
  selection: JOINT_SELECTION,
  figures: FIGURES,
  words: [],
  indexing: {
    nameOf: ({ record }) => record.role,
    textOf: ({ record: { role, robot, motor }, otherNames }) => [
      role,
      ...[robot.name, robot.brand],
      ...[motor.name, motor.brand],
      ...otherNames,
    ],
    namesOf: ({ record: { robot, motor }, otherNames }) => [
      `${robot.brand} ${robot.name}`,
      robot.id,
      `${motor.brand} ${motor.name}`,
      ...otherNames,
    ],
    columns: Object.fromEntries(FIGURES.map((name) => [name, ({ row }) => figureIn(row[name])])),
    values: { ...valuesOf(JOINT_FILTERS, valueOf), ...kindsOfFigures(JOINT_FIELDS) },
  },
};

/** A field of a joint group, or whether its motor is an actuator of the catalog. */
function valueOf({ row }: JointProfile, field: string): unknown {
  return field === 'linked' ? row.actuator_id !== null : row[field];
}
