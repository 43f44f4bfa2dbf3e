import { z } from 'zod';
import { gearRatio } from './actuator-file.ts';
import { slug } from './slug.ts';
import { sourceFile, webAddress } from './source.ts';

/** What a robot is, for the pages. */
export const ROBOT_KINDS = ['quadruped', 'humanoid', 'biped', 'arm', 'mobile_manipulator', 'hand'] as const;

const figure = z.number().positive();

/**
 * The motor of a joint group: `actuator` alone takes its figures from the catalog's actuator; with a `name` the motor
 * answers with the figures given here (absent = null), and `actuator` only links it.
 */
export const motorFile = z
  .strictObject({
    actuator: slug.optional(),
    id: slug.optional(),
    name: z.string().min(1).optional(),
    brand: z.string().min(1).optional(),
    rated_torque_nm: figure.optional(),
    peak_torque_nm: figure.optional(),
    rated_speed_rpm: figure.optional(),
    gear_ratio: gearRatio.optional(),
    weight_g: figure.optional(),
    product_url: webAddress.optional(),
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
  name: z.string().min(1),
  kind: z.enum(ROBOT_KINDS),
  summary: z.string().min(1),
  dof: z.int().positive().optional(),
  payload_kg: figure.optional(),
  reach_mm: figure.optional(),
  weight_kg: figure.optional(),
  price_usd: figure.optional(),
  price_max_usd: figure.optional(),
  product_url: webAddress.optional(),
  image_url: webAddress.optional(),
  // Empty where no source tells the joints apart; `dof` is stated then.
  joints: z.array(jointFile),
  sources: z.array(sourceFile).min(1),
});

export type MotorFile = Readonly<z.infer<typeof motorFile>>;
export type RobotFile = Readonly<z.infer<typeof robotFile>>;
