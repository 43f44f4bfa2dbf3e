import { AVAILABILITIES } from '../../catalog/fields/actuator.ts';
import { JOINT_FIELDS } from '../../catalog/fields/joint.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import { namesWith, numericNames } from '../../catalog/fields/read.ts';
import { ROBOT_KINDS } from '../../catalog/fields/robot.ts';
import type { JointProfile } from '../../catalog/records/joint-groups.ts';
import { boundsOf } from '../filters/bounds.ts';
import { doubted, knowing, motorTorqueKind, search } from '../filters/common-filters.ts';
import { anyOf, yesOrNo, type Filters } from '../filters/filter.ts';
import { ACTUATOR_VOCABULARY, nullableNames } from '../filters/filters.ts';
import { orderingBy, PAGING, selectionOf, type Ordering, type Selection } from '../parameters/parameters.ts';
import { figureIn } from '../table/table.ts';
import { valuesOf, type Listing } from './listings.ts';

const NULLABLE = nullableNames(JOINT_FIELDS);

/** The filters of joint groups. */
const JOINT_FILTERS: Filters = {
  q: search('the role of the joint, and name and brand of the robot', [], 'knee'),
  kind: anyOf('robot_kind', {
    about: [],
    says: 'What the robot is; a comma is "or".',
    example: 'humanoid,biped',
    words: ROBOT_KINDS,
  }),
  robot_id: anyOf('robot_id', {
    about: [],
    says: 'Joints of this robot; a comma is "or".',
    example: 'unitree-go1',
  }),
  actuator_id: anyOf('actuator_id', {
    says: 'Joints with this actuator; a comma is "or".',
    example: 'unitree-go-m8010-6',
  }),
  brand: anyOf('motor_brand', {
    about: ['brand'],
    says: 'Brand of the motor, in any case; a comma is "or".',
    example: 'ROBOTIS,Unitree',
  }),
  ...boundsOf({ peak_torque_nm: { title: 'Peak torque of the motor', unit: 'N.m', bounds: { min: '100' } } }),
  torque_kind: {
    ...motorTorqueKind(ACTUATOR_VOCABULARY.words.torque_kind, 'What the peak torque of the motor is'),
    about: ['peak_torque_nm'],
  },
  doubted,
  linked: yesOrNo(
    'linked',
    'Only motors that are an actuator of the catalog (`true`), or only others (`false`).',
    ['actuator_id'],
  ),
  availability: anyOf('availability', {
    about: [],
    says: 'Whether the maker still sells the linked actuator; a comma is "or".',
    example: 'discontinued,eol',
    words: AVAILABILITIES,
  }),
  ...knowing(
    NULLABLE,
    ['peak_torque_nm,weight_g', 'actuator_id'],
    NULLABLE.filter((name) => Object.hasOwn(MOTOR_FIELDS, name)),
  ),
};

const ORDERING = orderingBy(namesWith(JOINT_FIELDS, 'sorts'), 'peak_torque_nm');

/** What orders joint groups, which lie by robot and number. */
const JOINT_ORDERING: Ordering = {
  ...ORDERING,
  sort: {
    ...ORDERING.sort,
    says: 'Sort field. Without it the order is by robot and number. Unknown values come last in both directions. Limits of robot models are among the peak torques: `torque_kind` keeps one kind.',
  },
};

const { fields } = selectionOf(JOINT_FIELDS, 'robot_id,role,count,peak_torque_nm,peak_torque_kind');

/** What can be named of a joint group. */
export const JOINT_SELECTION: Selection = {
  fields: {
    ...fields,
    says: 'Columns of each joint group to answer with, in one row without nesting, separated by commas, as the file of joints names them.',
  },
};

/** The list of joint groups: by robot, and by the number of the group, unless something else is asked. */
export const JOINT_LISTING: Listing<JointProfile> = {
  name: 'joints',
  filters: JOINT_FILTERS,
  parameters: { ...JOINT_FILTERS, ...JOINT_ORDERING, ...PAGING, ...JOINT_SELECTION },
  ordering: JOINT_ORDERING,
  selection: JOINT_SELECTION,
  indexing: {
    nameOf: ({ record }) => record.role,
    textOf: ({ record: { role, robot }, otherNames }) => [role, robot.name, robot.brand, ...otherNames],
    namesOf: ({ record: { robot }, otherNames }) => [`${robot.brand} ${robot.name}`, robot.id, ...otherNames],
    columns: Object.fromEntries(
      numericNames(JOINT_FIELDS).map((name) => [name, ({ row }) => figureIn(row[name])]),
    ),
    values: valuesOf(JOINT_FILTERS, valueOf),
  },
};

/** A field of a joint group, or whether its motor is an actuator of the catalog. */
function valueOf({ row }: JointProfile, field: string): unknown {
  return field === 'linked' ? row.actuator_id !== null : row[field];
}
