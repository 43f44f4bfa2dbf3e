import { AVAILABILITIES } from '../catalog/fields/actuator.ts';
import { ROBOT_KINDS } from '../catalog/fields/robot.ts';
import type { JointProfile } from '../catalog/joint-groups.ts';
import { doubted, motorTorqueKind, search } from './filter-rows.ts';
import { ACTUATOR_VOCABULARY } from './filters.ts';
import { anyOf, bound, under, yesOrNo, type Filters } from './filter.ts';
import { valuesOf, type Listing } from './listings.ts';
import { PAGING } from './parameters.ts';

/** THE TABLE of the filters of joint groups. */
const JOINT_FILTERS: Filters = {
  q: search('the role of the joint, and name and brand of the robot', [], 'knee'),
  kind: anyOf({
    about: [],
    says: 'What the robot is; a comma is "or".',
    example: 'humanoid,biped',
    words: ROBOT_KINDS,
    valuesOf: under('kind'),
  }),
  robot_id: anyOf({
    about: [],
    says: 'Joints of this robot; a comma is "or".',
    example: 'unitree-go1',
    valuesOf: under('robot_id'),
  }),
  actuator_id: anyOf({
    about: ['actuator_id'],
    says: 'Joints with this actuator; a comma is "or".',
    example: 'unitree-go-m8010-6',
    valuesOf: under('actuator_id'),
  }),
  brand: anyOf({
    about: ['brand'],
    says: 'Brand of the motor, in any case; a comma is "or".',
    example: 'ROBOTIS,Unitree',
    valuesOf: under('brand'),
  }),
  min_peak_torque_nm: bound('peak_torque_nm', 'min', {
    says: 'Minimum peak torque of the motor, N·m.',
    example: '100',
  }),
  torque_kind: motorTorqueKind(ACTUATOR_VOCABULARY.words.torque_kind, 'What the peak torque of the motor is'),
  doubted,
  linked: yesOrNo('linked', 'Only motors that are an actuator of the catalog (`true`), or only others (`false`).', [
    'actuator_id',
  ]),
  availability: anyOf({
    about: [],
    says: 'Whether the maker still sells the linked actuator; a comma is "or".',
    example: 'discontinued,eol',
    words: AVAILABILITIES,
    valuesOf: under('availability'),
  }),
};

/** The list of joint groups: always by robot, and by the number of the group. */
export const JOINT_LISTING: Listing<JointProfile> = {
  name: 'joints',
  filters: JOINT_FILTERS,
  parameters: { ...JOINT_FILTERS, ...PAGING },
  indexing: {
    nameOf: ({ record }) => record.role,
    textOf: ({ record: { role, robot } }) => [role, robot.name, robot.brand],
    namesOf: ({ record: { robot } }) => [`${robot.brand} ${robot.name}`, robot.id],
    columns: { peak_torque_nm: ({ record }) => record.motor.peak_torque_nm },
    values: valuesOf(JOINT_FILTERS, valueOf),
  },
};

function valueOf({ record, availability, conditions }: JointProfile, field: string): unknown {
  const { kind, robot, motor, doubts } = record;
  const { actuator_id, brand } = motor;
  const values = {
    ...{ kind, robot_id: robot.id, actuator_id, brand, availability, linked: actuator_id !== null },
    ...{ torque_kind: conditions.peak_torque_nm?.kind, doubts },
  };
  return Reflect.get(values, field);
}
