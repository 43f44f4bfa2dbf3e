import type { Unit } from '../catalog/fields/units.ts';
import type { DutyNeeds } from './duty.ts';
import type { GivenFilter } from './filter.ts';
import { REFLECTIONS, type Reflection, type Stage } from './stage.ts';

/*
 * What can be required of an actuator, without the parameters that ask for it: the page of matches judges by the same
 * law in the browser, where no schema is loaded.
 */

/** A requirement that holds a figure against a bound. */
export interface BoundRule {
  readonly name: string;
  readonly field: string;
  readonly sense: 'at least' | 'at most';
  /** What an external stage changes. */
  readonly through: keyof typeof REFLECTIONS;
}

/** A requirement that holds what is published against what is accepted, by a filter of the list. */
export interface AcceptedRule {
  readonly name: string;
  readonly field: string;
  readonly sense: 'accepts' | 'any of';
}

const atLeast = (name: string, field: string, through: BoundRule['through']): BoundRule => ({
  name,
  field,
  sense: 'at least',
  through,
});

const atMost = (field: string, through: BoundRule['through'] = 'none'): BoundRule => ({
  name: field,
  field,
  sense: 'at most',
  through,
});

/** THE TABLE of bounds, each stated at the joint. */
export const BOUND_RULES: readonly BoundRule[] = [
  atLeast('peak_torque_nm', 'peak_torque_nm', 'torque'),
  atLeast('rated_torque_nm', 'rated_torque_nm', 'torque'),
  atLeast('rms_torque_nm', 'rated_torque_nm', 'torque'),
  atLeast('speed_rpm', 'max_speed_rpm', 'speed'),
  atMost('weight_g'),
  atMost('price_usd'),
  atMost('backlash_arcmin', 'angle'),
  atMost('repeatability_arcmin', 'angle'),
  atMost('outer_diameter_mm'),
  atMost('length_mm'),
];

/** THE TABLE of what is accepted; each row has the name of the filter that holds it. */
export const ACCEPTED_RULES: readonly AcceptedRule[] = [
  { name: 'voltage_v', field: 'voltage_v', sense: 'accepts' },
  { name: 'comm', field: 'comm', sense: 'any of' },
  { name: 'control_mode', field: 'control_modes', sense: 'any of' },
  { name: 'backdrivable', field: 'backdrivable', sense: 'accepts' },
  { name: 'integrated_driver', field: 'integrated_driver', sense: 'accepts' },
  { name: 'min_ip', field: 'ip_rating', sense: 'accepts' },
  { name: 'torque_kind', field: 'peak_torque_kind', sense: 'any of' },
];

/** The unit of a requirement's field: null for none. */
interface InUnit {
  readonly unit: Unit | null;
}

/** What a requirement accepts, as an answer repeats it. */
export type Accepted = boolean | number | string | readonly string[];

/** A requirement with what was asked. */
export type Requirement = BoundRequirement | AcceptedRequirement;

/** A bound for a figure. */
export interface BoundRequirement {
  readonly kind: 'bound';
  readonly row: BoundRule & InUnit;
  /** The bound as it was asked, and the margin that it is multiplied by. */
  readonly asked: number;
  readonly margin: number;
  readonly stage: Stage;
}

/** What is accepted, and the filter that keeps the actuators that fit. */
export interface AcceptedRequirement {
  readonly kind: 'accepted';
  readonly row: AcceptedRule & InUnit;
  readonly asked: Accepted;
  readonly filter: GivenFilter;
}

/** THE TABLE of what modifies the requirements: the usual value, which for a factor changes nothing, and between which values it lies. */
export const MODIFIER_RULES = {
  external_ratio: { usual: 1, within: { above: 0, most: 1000 } },
  external_efficiency: { usual: 1, within: { above: 0, most: 1 } },
  margin: { usual: 1, within: { above: 0, most: 10 } },
  tolerance: { usual: 0.1, within: { least: 0, most: 1 } },
} as const;

/** What modifies the requirements. */
export type Modifiers = Readonly<Record<keyof typeof MODIFIER_RULES, number>>;

/** What is asked of one figure: as it is stated, and what a duty cycle needs. */
interface Stated {
  readonly stated: number | undefined;
  readonly needs: DutyNeeds | null;
  readonly modifiers: Modifiers;
}

/**
 * The requirement of a bound, none when nothing asks for it: the bound that is stated, or what the duty cycle needs where
 * that is more. Only torques have a margin.
 */
export function boundRequirements(
  row: BoundRequirement['row'],
  { stated, needs, modifiers }: Stated,
): BoundRequirement[] {
  const { name, through } = row;
  const follows = name === 'peak_torque_nm' || name === 'rms_torque_nm' ? needs?.[name] : undefined;
  const bounds = [stated, follows].filter((bound) => bound !== undefined);
  if (bounds.length === 0) return [];
  const { external_ratio: ratio, external_efficiency: efficiency, margin } = modifiers;
  return [
    {
      kind: 'bound',
      row,
      asked: Math.max(...bounds),
      margin: through === 'torque' ? margin : 1,
      stage: { ratio, efficiency },
    },
  ];
}

/** What figures are held against: the bound as asked, times the margin. */
export const needOf = ({ asked, margin }: Pick<BoundRequirement, 'asked' | 'margin'>): number => asked * margin;

/** What the joint gets of a figure that is held against a bound. */
export const reflectionOf = ({ row, stage }: BoundRequirement): Reflection => REFLECTIONS[row.through](stage);
