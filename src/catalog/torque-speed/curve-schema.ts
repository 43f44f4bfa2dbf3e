import { z } from 'zod';

const numbers: z.ZodType<Float64Array> = z.instanceof(Float64Array);
const flags: z.ZodType<Uint8Array> = z.instanceof(Uint8Array);
const starts: z.ZodType<Uint32Array> = z.instanceof(Uint32Array);

/**
 * One curve of many actuators, by row. Each figure has its voltage, below which it shrinks with the supply: 0
 * if it does not depend on the supply, infinite if it does but no source states the voltage.
 */
const curve = z.object({
  /** The index of the first point of each actuator, and after the last one the index of the end. */
  starts,
  /** Points that figures prove. A torque that is certain only in part comes first. */
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
  /** 1 if the end is a no-load speed, where no torque is left. */
  freeEnds: flags,
});

/**
 * The intermittent and the continuous curve, and how long each actuator may give its peak torque, s; NaN
 * where no source says it. `statedVolts` has the voltage of each published torque and speed, by name; 0 if it
 * does not depend on the supply, or no source states its voltage.
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
