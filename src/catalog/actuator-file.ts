import { z } from 'zod';
import { sourceFile, webAddress } from './source.ts';

/** The six families of actuators, in the order in which the service lists them (SPEC 2.1). */
export const CATEGORIES = [
  'qdd_proprioceptive',
  'integrated_joint',
  'smart_servo',
  'harmonic_precision',
  'frameless_driver',
  'cycloidal_premium',
] as const;

/** Whether the maker still sells it. */
export const AVAILABILITIES = ['in_production', 'discontinued', 'eol', 'unknown'] as const;

/** `9:1`, `50.9:1`: turns of the motor per turn of the output. */
export const gearRatio = z.string().regex(/^\d+(\.\d+)?:1$/, 'must look like "9:1"');

const VOLTAGE_WANTED = 'must be a number of volts, or a range such as 24-60';

/** A supply voltage in V, or a range of them such as `24-60`. */
export const voltage = z.union(
  [z.number().positive(), z.string().regex(/^\d+(\.\d+)?-\d+(\.\d+)?$/, VOLTAGE_WANTED)],
  VOLTAGE_WANTED,
);

const figure = z.number().positive();
const words = z.array(z.string().min(1)).min(1);

/** The figures of one actuator file, in the units of SPEC 2.1. What no source states is absent. */
export const specsFile = z
  .strictObject({
    peak_torque_nm: figure,
    rated_torque_nm: figure,
    max_speed_rpm: figure,
    gear_ratio: gearRatio,
    weight_g: figure,
    backdrivable: z.boolean(),
    // 0 is a figure: makers of strain-wave gears state zero backlash.
    backlash_arcmin: z.number().min(0),
    repeatability_arcmin: figure,
    voltage_v: voltage,
    peak_current_a: figure,
    power_w: figure,
    kt_nm_per_a: figure,
    comm: words,
    control_modes: words,
    encoder: z.string().min(1),
    integrated_driver: z.boolean(),
    ip_rating: z.string().min(1),
  })
  .partial();

/** One file of `catalog/actuators/<brand>/`, as a person writes it. */
export const actuatorFile = z.strictObject({
  name: z.string().min(1),
  category: z.enum(CATEGORIES),
  use_cases: z.array(z.string().min(1)).min(1),
  product_url: webAddress.optional(),
  datasheet_url: webAddress.optional(),
  image_url: webAddress.optional(),
  price_usd: figure.optional(),
  availability: z.enum(AVAILABILITIES).optional(),
  verified: z.boolean().optional(),
  specs: specsFile,
  notes: z.string().min(1).optional(),
  sources: z.array(sourceFile).min(1),
});

export type ActuatorFile = Readonly<z.infer<typeof actuatorFile>>;
