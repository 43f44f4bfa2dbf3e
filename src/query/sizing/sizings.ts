import { ARM_INPUTS, sizeArm } from './arm.ts';
import { LEG_INPUTS, LEG_RULE, sizeLeg } from './leg.ts';
import type { Loads, SizingInput } from './sized.ts';
import { sizeWheel, WHEEL_INPUTS } from './wheel.ts';

/** A joint that can be sized: what a designer states of it, and the points that follow. */
export interface Sizing {
  readonly title: string;
  readonly inputs: Readonly<Record<string, SizingInput>>;
  /** What its figures must fulfil together; null where each may be any within its own bounds. */
  readonly rule: string | null;
  /** What follows from its figures, asked by name, each NaN where it is left out; null where `rule` is broken. */
  readonly size: (figure: (name: string) => number) => Loads | null;
}

/** Joints that can be sized. */
export const SIZINGS = {
  arm: {
    title: 'A load on an arm',
    inputs: ARM_INPUTS,
    rule: null,
    size: (figure) =>
      sizeArm({
        mass_kg: figure('mass_kg'),
        lever_mm: figure('lever_mm'),
        arm_mass_kg: figure('arm_mass_kg'),
        speed_rpm: figure('speed_rpm'),
        acceleration_s: figure('acceleration_s'),
      }),
  },
  wheel: {
    title: 'A driven wheel',
    inputs: WHEEL_INPUTS,
    rule: null,
    size: (figure) =>
      sizeWheel({
        robot_mass_kg: figure('robot_mass_kg'),
        wheels: figure('wheels'),
        radius_mm: figure('radius_mm'),
        slope_deg: figure('slope_deg'),
        speed_m_per_s: figure('speed_m_per_s'),
        acceleration_m_per_s2: figure('acceleration_m_per_s2'),
        rolling_resistance: figure('rolling_resistance'),
      }),
  },
  leg: {
    title: 'A leg that carries a body',
    inputs: LEG_INPUTS,
    rule: LEG_RULE,
    size: (figure) =>
      sizeLeg({
        body_mass_kg: figure('body_mass_kg'),
        legs: figure('legs'),
        thigh_mm: figure('thigh_mm'),
        shank_mm: figure('shank_mm'),
        knee_deg: figure('knee_deg'),
        jump_mm: numberOrNull(figure('jump_mm')),
        take_off_deg: numberOrNull(figure('take_off_deg')),
      }),
  },
} as const satisfies Readonly<Record<string, Sizing>>;

const numberOrNull = (figure: number): number | null => (Number.isNaN(figure) ? null : figure);
