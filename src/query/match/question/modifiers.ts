import { STALL_SHARE } from '../../../catalog/torque-speed/law.ts';
import { fraction, secondsWithin } from '../../parameters/fraction-ip-and-time-kinds.ts';
import { numberWithin, ratioWithin } from '../../parameters/kinds.ts';
import type { Parameter } from '../../parameters/parameter.ts';

/** A number that modifies the requirements; `defaultValue` is the value that changes nothing. */
type ModifierRow = Parameter<number> & { readonly defaultValue: number };

/** Parameters that modify the requirements. */
export const MODIFIERS = {
  external_ratio: {
    defaultValue: 1,
    kind: ratioWithin({ exclusiveMinimum: 0, maximum: 1000 }),
    says: 'Ratio of an external stage, such as a belt: turns of the actuator per turn of the joint, which gets torque × ratio × efficiency and speed ÷ ratio.',
    example: '2',
  },
  external_efficiency: {
    defaultValue: 1,
    kind: fraction({ exclusiveMinimum: 0, maximum: 1 }),
    says: 'Fraction of the torque that the external stage passes on, above 0 and up to 1.',
    example: '0.95',
  },
  margin: {
    defaultValue: 1,
    kind: numberWithin({ exclusiveMinimum: 0, maximum: 10 }),
    says: 'Safety factor that multiplies the required torques.',
    example: '1.5',
  },
  tolerance: {
    defaultValue: 0.1,
    kind: fraction({ minimum: 0, maximum: 1 }),
    says: 'Fraction of a limit by which a figure may miss it and still be `close`.',
    example: '0.05',
  },
  stall_share: {
    defaultValue: STALL_SHARE,
    kind: fraction({ exclusiveMinimum: 0, maximum: 1 }),
    says: 'Share of a stall torque, or one of unstated kind, that counts, above 0 and up to 1. At half of its stall torque a motor gives its highest power. `peak_torque_kind=stall` counts the whole.',
    example: '1',
  },
  peak_seconds: {
    defaultValue: 10,
    kind: secondsWithin({ exclusiveMinimum: 0, maximum: 86_400 }),
    says: 'Time for which a peak torque is assumed possible if no source says, seconds. Longer steps of `duty` count as continuous.',
    example: '5',
  },
} satisfies Record<string, ModifierRow>;

/** The modifiers with their values. */
export type Modifiers = Readonly<Record<keyof typeof MODIFIERS, number>>;

/** An external stage between actuator and joint, such as a belt: its ratio and its efficiency. */
export interface Stage {
  readonly ratio: number;
  readonly efficiency: number;
}

/**
 * The effect of a stage on a figure of the actuator: the joint gets the figure times `times`, divided by
 * `over`.
 */
export interface Reflection {
  readonly times: number;
  readonly over: number;
}

/** The effects of an external stage: by conservation of power, torque grows as speed shrinks. */
export const REFLECTIONS = {
  torque: ({ ratio, efficiency }: Stage): Reflection => ({ times: ratio * efficiency, over: 1 }),
  speed: ({ ratio }: Stage): Reflection => ({ times: 1, over: ratio }),
  /** The stage reduces angles. Its own backlash comes on top and is not known here. */
  angle: ({ ratio }: Stage): Reflection => ({ times: 1, over: ratio }),
  /** The torque that turns the joint by hand; losses of the stage come on top. */
  drag: ({ ratio, efficiency }: Stage): Reflection => ({ times: ratio, over: efficiency }),
  none: (): Reflection => ({ times: 1, over: 1 }),
} as const;
