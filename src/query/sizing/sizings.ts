import { ARM_INPUTS, sizeArm } from './arm.ts';
import { GRIPPER_INPUTS, sizeGripper } from './gripper.ts';
import { LEG_INPUTS, LEG_RULE, sizeLeg } from './leg.ts';
import type { Loads, SizingInput } from './loads.ts';
import { sizeWheel, WHEEL_INPUTS } from './wheel.ts';

/** A type of joint: its inputs, and the operating points computed from them. */
export interface Sizing {
  readonly title: string;
  readonly inputs: Readonly<Record<string, SizingInput>>;
  /** The rule that its inputs must meet together; null if each is only limited by its own bounds. */
  readonly rule: string | null;
  /** Computes the load from the inputs, by name, NaN if left out; null if `rule` is broken. */
  readonly size: (stated: (name: string) => number) => Loads | null;
}

/** Joints that can be sized. */
export const SIZINGS = {
  arm: { title: 'A load on an arm', inputs: ARM_INPUTS, rule: null, size: sizeArm },
  wheel: { title: 'A driven wheel', inputs: WHEEL_INPUTS, rule: null, size: sizeWheel },
  leg: { title: 'A leg that carries a body', inputs: LEG_INPUTS, rule: LEG_RULE, size: sizeLeg },
  gripper: { title: 'Fingers of a gripper', inputs: GRIPPER_INPUTS, rule: null, size: sizeGripper },
} as const satisfies Readonly<Record<string, Sizing>>;
