import { z } from 'zod';
import { conditionsOf } from './fields/condition.ts';
import { MOTOR_FIELDS } from './fields/motor.ts';
import { writtenShape } from './fields/read.ts';
import { ROBOT_FIELDS, ROBOT_KINDS } from './fields/robot.ts';
import { slug } from './fields/values.ts';
import { sourceFile } from './source.ts';

/**
 * The motor of a joint group: `actuator` alone takes its figures from the catalog's actuator; with a `name` the motor
 * answers with the figures given here (absent = null), and `actuator` only links it.
 */
export const motorFile = z
  .strictObject({
    actuator: slug.optional(),
    ...writtenShape(MOTOR_FIELDS, 'head'),
    conditions: conditionsOf(MOTOR_FIELDS).optional(),
  })
  .refine(
    (motor) => motor.actuator !== undefined || motor.name !== undefined,
    'must name an `actuator` or have a `name`',
  )
  .refine((motor) => motor.name === undefined || (motor.id !== undefined && motor.brand !== undefined), {
    error: 'with a `name` must also have an `id` and a `brand`',
  });

/** A group of equal joints; its role ends in its joint numbers: `Hip (J1-J4)`. */
export const jointFile = z.strictObject({
  role: z.string().min(1),
  count: z.int().positive(),
  motor: motorFile,
});

/** One file of `catalog/robots/<brand>/`, as a person writes it. */
export const robotFile = z.strictObject({
  ...writtenShape(ROBOT_FIELDS, 'head'),
  kind: z.enum(ROBOT_KINDS),
  // Empty where no source tells the joints apart; `dof` is stated then.
  joints: z.array(jointFile),
  sources: z.array(sourceFile).min(1),
});

export type MotorFile = Readonly<z.infer<typeof motorFile>>;
export type RobotFile = Readonly<z.infer<typeof robotFile>>;
