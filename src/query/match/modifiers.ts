import { STALL_SHARE } from '../../catalog/torque-speed/stall-share.ts';
import { numberWithin, ratioWithin } from '../parameters/kinds.ts';
import type { Parameter } from '../parameters/parameter.ts';

/** A number that modifies the requirements; `defaultValue` is the value that changes nothing. */
type ModifierRow = Parameter<number> & { readonly defaultValue: number };

/** What modifies the requirements. */
export const MODIFIERS = {
  external_ratio: {
    defaultValue: 1,
    kind: ratioWithin({ exclusiveMinimum: 0, maximum: 1000 }),
    says: 'Ratio of an external stage, such as a belt: turns of the actuator per turn of the joint, which gets torque × ratio × efficiency and speed ÷ ratio.',
    example: '2',
  },
  external_efficiency: {
    defaultValue: 1,
    kind: numberWithin({ exclusiveMinimum: 0, maximum: 1 }),
    says: 'Fraction of the torque that the external stage passes on, above 0 and up to 1.',
    example: '0.95',
  },
  margin: {
    defaultValue: 1,
    kind: numberWithin({ exclusiveMinimum: 0, maximum: 10 }),
    says: 'Safety factor by which the torques required at least are multiplied.',
    example: '1.5',
  },
  tolerance: {
    defaultValue: 0.1,
    kind: numberWithin({ minimum: 0, maximum: 1 }),
    says: 'By what fraction of the bound a figure may miss it and still be `close`.',
    example: '0.05',
  },
  stall_share: {
    defaultValue: STALL_SHARE,
    kind: numberWithin({ exclusiveMinimum: 0, maximum: 1 }),
    says: 'Share of a stall torque, or one of unstated kind, that counts, above 0 and up to 1: at half of it a motor gives its greatest power. `peak_torque_kind=stall` counts the whole.',
    example: '1',
  },
  peak_seconds: {
    defaultValue: 10,
    kind: numberWithin({ exclusiveMinimum: 0, maximum: 86_400 }),
    says: 'How long a peak torque lasts where no source says it, seconds: longer steps of `duty` must be given continuously.',
    example: '5',
  },
} satisfies Record<string, ModifierRow>;

/** The modifiers with their values. */
export type Modifiers = Readonly<Record<keyof typeof MODIFIERS, number>>;
