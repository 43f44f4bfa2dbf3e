import { z } from 'zod';
import { ACTUATOR_FIELDS } from './actuator.ts';
import type { Condition } from './evidence/condition.ts';
import { kindOf, SPEED_KINDS, TORQUE_KINDS, voltageOf } from './evidence/kind-and-voltage-rows.ts';
import { TRUST_FIELDS, type DataQuality } from './evidence/kinds-and-doubts.ts';
import type { Fields } from './field.ts';
import { MOTOR_FIELDS } from './motor.ts';
import { ROBOT_FIELDS } from './robot.ts';
import { turnsStated } from './rotor.ts';
import { slug, text } from './value-schemas.ts';

/** The data from which the row of a joint group is computed. */
export interface JointOrigin {
  readonly robot: { readonly id: string };
  readonly kind: string;
  /** Its position among the groups of its robot, from 1. */
  readonly number: number;
  readonly role: string;
  readonly count: number;
  readonly exact: boolean;
  readonly motor: Readonly<Record<string, unknown>>;
  /** The availability of the actuator that its motor is linked to; null for no actuator. */
  readonly availability: string | null;
  /** The conditions of the figures of its motor, by field. */
  readonly conditions: Readonly<Record<string, Condition>>;
  readonly trust: DataQuality;
}

/** Makes the row of a joint field that is read off the motor. */
const ofMotor = <Row extends { readonly schema: z.ZodType; readonly title: string; readonly says: string }>(
  row: Row,
  member: string,
) => ({ ...row, derive: ({ motor }: JointOrigin) => motor[member] }) as const;

/** A joint group in one row, for `fields=`, orders and summaries of joints, and the file of joints. */
export const JOINT_FIELDS = {
  robot_id: { schema: slug, title: 'Robot', says: 'Id of the robot.', derive: ({ robot }) => robot.id },
  robot_kind: {
    schema: ROBOT_FIELDS.kind.schema,
    filter: 'kind',
    title: 'Kind of robot',
    says: 'The kind of robot.',
    derive: ({ kind }) => kind,
  },
  number: {
    schema: z.int().min(1),
    title: 'Number',
    says: 'Position of the group in its robot, from 1.',
    derive: ({ number }) => number,
  },
  role: {
    schema: text,
    title: 'Role',
    says: 'Label of the group with its joint numbers, as in `Hip (J1-J4)`.',
    derive: ({ role }) => role,
  },
  count: {
    schema: z.int().min(1),
    title: 'Count',
    says: 'Number of joints in the group.',
    derive: ({ count }) => count,
    sorts: 5,
    bounds: { min: '2', max: '2' },
  },
  exact: {
    schema: z.boolean(),
    title: 'Exact',
    says: 'Whether the motor is exactly the linked actuator; false where a source names the model but not its version, or where the motor is not listed.',
    derive: ({ exact }) => exact,
  },
  motor_id: ofMotor(MOTOR_FIELDS.id, 'id'),
  motor_name: ofMotor(MOTOR_FIELDS.name, 'name'),
  motor_brand: { ...ofMotor(MOTOR_FIELDS.brand, 'brand'), filter: 'brand' },
  rated_torque_nm: { ...ofMotor(MOTOR_FIELDS.rated_torque_nm, 'rated_torque_nm'), sorts: 2 },
  peak_torque_nm: { ...ofMotor(MOTOR_FIELDS.peak_torque_nm, 'peak_torque_nm'), sorts: 1 },
  rated_speed_rpm: { ...ofMotor(MOTOR_FIELDS.rated_speed_rpm, 'rated_speed_rpm'), sorts: 3 },
  gear_ratio: ofMotor(MOTOR_FIELDS.gear_ratio, 'gear_ratio'),
  weight_g: { ...ofMotor(MOTOR_FIELDS.weight_g, 'weight_g'), sorts: 4 },
  torque_density_nm_per_kg: {
    ...ofMotor(MOTOR_FIELDS.torque_density_nm_per_kg, 'torque_density_nm_per_kg'),
    sorts: 6,
  },
  product_url: ofMotor(MOTOR_FIELDS.product_url, 'product_url'),
  actuator_id: ofMotor(MOTOR_FIELDS.actuator_id, 'actuator_id'),
  actuator_api_url: ofMotor(MOTOR_FIELDS.actuator_api_url, 'actuator_api_url'),
  availability: {
    schema: ACTUATOR_FIELDS.availability.schema,
    title: 'Availability',
    says: 'Whether the maker still sells the linked actuator. Null where the motor is not listed.',
    derive: ({ availability }) => availability,
  },
  gear_ratio_number: {
    ...ACTUATOR_FIELDS.gear_ratio_number,
    derive: ({ motor }) => turnsStated(motor),
    sorts: 7,
  },
  ...TORQUE_KINDS,
  rated_speed_kind: kindOf('rated_speed_rpm', 'speed of the joint', SPEED_KINDS),
  rated_speed_voltage_v: voltageOf('rated_speed_rpm', 'speed of the joint'),
  kinds: { ...TRUST_FIELDS.kinds, derive: ({ trust }) => trust.kinds },
  doubts: { ...TRUST_FIELDS.doubts, derive: ({ trust }) => trust.doubts },
} as const satisfies Fields<JointOrigin>;
