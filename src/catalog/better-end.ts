import type { ActuatorField } from './fields/actuator.ts';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import { fieldOf } from './fields/read.ts';

/** Which end of a figure is the better one for a designer who has no other wish; null where that depends on the purpose. */
export type BetterEnd = 'more' | 'less' | null;

/** The better end of a field of an actuator. */
export const betterEndOf = (field: ActuatorField): BetterEnd => fieldOf(ACTUATOR_FIELDS, field).better ?? null;
