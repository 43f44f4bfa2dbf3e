import type { Unit } from '../catalog/fields/units.ts';
import type { DutyNeeds } from './duty.ts';
import type { GivenFilter } from './filter.ts';
import type { AcceptedRow, BoundRow, Modifiers } from './requirements.ts';
import { REFLECTIONS, type Reflection, type Stage } from './stage.ts';

interface InUnit {
  /** The unit of the field; null for none. */
  readonly unit: Unit | null;
}

/** What a requirement accepts, as an answer repeats it. */
export type Accepted = boolean | number | string | readonly string[];

/** A requirement with what was asked. */
export type Requirement = BoundRequirement | AcceptedRequirement;

/** A bound for a figure. */
export interface BoundRequirement {
  readonly kind: 'bound';
  readonly row: BoundRow & InUnit;
  /** The bound as it was asked, and the margin that it is multiplied by. */
  readonly asked: number;
  readonly margin: number;
  readonly stage: Stage;
}

/** What is accepted, and the filter that keeps the actuators that fit. */
export interface AcceptedRequirement {
  readonly kind: 'accepted';
  readonly row: AcceptedRow & InUnit;
  readonly asked: Accepted;
  readonly filter: GivenFilter;
}

interface BoundQuestion {
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
  { stated, needs, modifiers }: BoundQuestion,
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

/** What figures are compared with: the bound as asked, times the margin. */
export const needOf = ({ asked, margin }: Pick<BoundRequirement, 'asked' | 'margin'>): number => asked * margin;

/** What the joint gets of a figure that is compared with a bound. */
export const reflectionOf = ({ row, stage }: BoundRequirement): Reflection => REFLECTIONS[row.through](stage);
