import { AVAILABILITIES } from '../catalog/fields/actuator.ts';
import { ROBOT_KINDS } from '../catalog/fields/robot.ts';
import type { JointProfile } from '../catalog/joint-groups.ts';
import { anyOf, bound, yesOrNo, type Filter } from './filter.ts';
import { search } from './filters.ts';
import type { Listing } from './listings.ts';
import { PAGING } from './parameters.ts';

/** THE TABLE of the filters of joint groups. */
const JOINT_FILTERS: Readonly<Record<string, Filter<JointProfile>>> = {
  q: search('the role of the joint, and name and brand of the robot', [], 'knee'),
  kind: anyOf({
    about: [],
    says: 'What the robot is; a comma is "or".',
    example: 'humanoid,biped',
    words: ROBOT_KINDS,
    valuesOf: ({ record }) => [record.kind],
  }),
  robot_id: anyOf({
    about: [],
    says: 'Joints of this robot; a comma is "or".',
    example: 'unitree-go1',
    valuesOf: ({ record }) => [record.robot.id],
  }),
  actuator_id: anyOf({
    about: ['actuator_id'],
    says: 'Joints with this actuator; a comma is "or".',
    example: 'unitree-go-m8010-6',
    valuesOf: ({ record }) => (record.motor.actuator_id === null ? [] : [record.motor.actuator_id]),
  }),
  brand: anyOf({
    about: ['brand'],
    says: 'Brand of the motor, in any case; a comma is "or".',
    example: 'ROBOTIS,Unitree',
    valuesOf: ({ record }) => [record.motor.brand.toLowerCase()],
  }),
  min_peak_torque_nm: bound('peak_torque_nm', 'min', {
    says: 'Minimum peak torque of the motor, N·m.',
    example: '100',
  }),
  linked: yesOrNo({
    about: ['actuator_id'],
    says: 'Only motors that are an actuator of the catalog (`true`), or only others (`false`).',
    isSo: ({ record }) => record.motor.actuator_id !== null,
  }),
  availability: anyOf({
    about: [],
    says: 'Whether the maker still sells the linked actuator; a comma is "or".',
    example: 'discontinued,eol',
    words: AVAILABILITIES,
    valuesOf: ({ availability }) => (availability === null ? [] : [availability]),
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
    values: Object.fromEntries(
      Object.entries(JOINT_FILTERS).flatMap(([name, { valuesOf }]) =>
        valuesOf === undefined ? [] : [[name, valuesOf]],
      ),
    ),
  },
};
