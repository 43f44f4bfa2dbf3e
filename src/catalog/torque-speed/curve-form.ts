import { z } from 'zod';

const numbers: z.ZodType<Float64Array> = z.instanceof(Float64Array);
const flags: z.ZodType<Uint8Array> = z.instanceof(Uint8Array);
const starts: z.ZodType<Uint32Array> = z.instanceof(Uint32Array);

/**
 * One curve of many actuators, by row. Beside each figure stand the volts at which it holds: below them it
 * shrinks with the supply. 0 where it does not go with the supply, infinite where it does and no source
 * states at which voltage it holds.
 */
const curve = z.object({
  /** The index of the first point of each actuator, and after the last one the index of the end. */
  starts,
  /** Points that are reached. A torque that is certain only in part comes first. */
  torque: numbers,
  torqueVolts: numbers,
  speed: numbers,
  speedVolts: numbers,
  /** The greatest torque; NaN where unknown. */
  top: numbers,
  topVolts: numbers,
  /** The greatest speed; infinite where unknown. */
  end: numbers,
  endVolts: numbers,
  /** The stall torque from which a straight line falls to the end; NaN if unknown. */
  line: numbers,
  /** 1 if only a share of the first torque is certain, because its kind is stall or not stated. */
  sharesFirst: flags,
  /** 1 where the end is a speed without load: there no torque is left. */
  freeEnds: flags,
});

/**
 * The intermittent and the continuous curve, and how long each actuator may give its peak torque, s; NaN
 * where no source says it. `statedVolts` has, by the names of torques and speeds, the volts at which each
 * published figure holds; 0 where it does not go with the supply, or no source states its voltage.
 */
export const timedCurves = z.object({
  intermittent: curve,
  continuous: curve,
  peakSeconds: numbers,
  statedVolts: z.record(z.string(), numbers),
});

export type Curve = Readonly<z.infer<typeof curve>>;
export type TimedCurves = Readonly<z.infer<typeof timedCurves>>;
export type Curves = Omit<TimedCurves, 'peakSeconds' | 'statedVolts'>;
